// A PostgreSQL cluster of the tests' own: made in a temporary folder, reachable on loopback alone, gone afterwards.
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresPrograms } from './debian.mjs';

/** A free port below the kernel's ephemeral range. */
export function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** PostgreSQL does not run as root: there it runs as the account that its package made. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a cluster. Resolves with its address and a function that ends it, or null where PostgreSQL cannot be had. */
export async function startPostgres() {
  const programs = postgresPrograms();
  if (!programs) return null;
  const owner = account();
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const run = (program, args) => {
    const done = spawnSync(path.join(programs, program), args, { cwd: folder, encoding: 'utf8', ...owner });
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || done.error}`);
  };
  const data = path.join(folder, 'data');
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'academy', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8']);
  run('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    path.join(folder, 'log'),
    '-o',
    // Nothing here outlives the machine: what a crash of it would lose need not be written at once.
    `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off`,
    'start',
  ]);
  return {
    url: `postgres://academy@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
