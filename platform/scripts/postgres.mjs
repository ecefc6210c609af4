// A PostgreSQL cluster for the tests: made in a temporary folder, reachable only on loopback, deleted afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresPrograms } from './debian.mjs';
import { processorSeconds } from './test-report.mjs';

/** A free port below the kernel's ephemeral range. */
export function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** PostgreSQL and its pooler do not run as root: then they run as the account that the package made. */
export function account() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

// The data need not survive a crash of the machine: writes need not reach the disk at once.
const CARELESS = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
// Many servers at a time, each with its own connections.
const ROOM = '-c max_connections=300';

/** A folder of PostgreSQL's account, and a function that runs its programs there. */
function workshop(programs) {
  const owner = account();
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const run = (program, args) => {
    const done = spawnSync(path.join(programs, program), args, { cwd: folder, encoding: 'utf8', ...owner });
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || done.error}`);
  };
  const runAside = async (program, args) => {
    const child = spawn(path.join(programs, program), args, { cwd: folder, stdio: 'ignore', ...owner });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} failed: ${code}`);
  };
  return { folder, data: path.join(folder, 'data'), run, runAside };
}

const isProcess = (name) => /^\d+$/.test(name);
const parentOf = (pid) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]);

/**
 * Processor time of a cluster's processes so far, in seconds; null if the system does not report it. The cluster is no
 * child of the tests.
 */
function secondsOf(data) {
  try {
    const server = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const connections = readdirSync('/proc').filter((name) => isProcess(name) && parentOf(name) === server);
    return [server, ...connections].reduce((sum, pid) => sum + (processorSeconds(pid) ?? 0), 0);
  } catch {
    return null;
  }
}

async function startCluster({ folder, data, run, runAside }) {
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 ${CARELESS} ${ROOM}`;
  run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://academy@127.0.0.1:${port}/postgres`,
    cpuSeconds: () => secondsOf(data),
    /** Closes all connections and restarts it; this process continues meanwhile. */
    restart: () => runAside('pg_ctl', ['-D', data, '-w', '-m', 'fast', '-l', path.join(folder, 'log'), 'restart']),
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a cluster. Resolves with its address and a function that stops it, or null if PostgreSQL is not available. */
export async function startPostgres() {
  const programs = postgresPrograms();
  if (!programs) return null;
  const shop = workshop(programs);
  const make = ['-U', 'academy', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
  shop.run('initdb', ['-D', shop.data, ...make]);
  return startCluster(shop);
}

/** Starts a streaming replica of a running cluster. Null if PostgreSQL is not available. */
export async function startReplica(primaryUrl) {
  const programs = postgresPrograms();
  if (!programs) return null;
  const shop = workshop(programs);
  const copy = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'];
  shop.run('pg_basebackup', ['-d', primaryUrl, '-D', shop.data, ...copy]);
  return startCluster(shop);
}
