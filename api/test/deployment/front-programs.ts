import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { frontProgram } from '../../../platform/scripts/debian.mjs';
import { account, freePort } from '../../../platform/scripts/postgres.mjs';

const deployFolder = path.resolve(import.meta.dirname, '../../../deploy');

export const hasFrontPrograms = frontProgram('pgbouncer') !== null && frontProgram('caddy') !== null;

function programOf(name: 'pgbouncer' | 'caddy'): string {
  const program = frontProgram(name);
  if (!program) throw new Error(`${name} is not installed`);
  return program;
}

async function untilListening(port: number, child: ChildProcess, log: string[]): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended: ${log.join('')}`);
    const socket = connect(port, '127.0.0.1');
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (opened) return;
    await pause(20);
  }
}

interface Program {
  port: number;
  folder: string;
  args: string[];
  env?: Record<string, string>;
  as?: { uid?: number; gid?: number };
}

async function run(file: string, { port, folder, args, env = {}, as = {} }: Program) {
  const child = spawn(file, args, { cwd: folder, env: { PATH: process.env.PATH, ...env }, ...as });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => log.push(String(text)));
  await untilListening(port, child, log);
  return {
    port,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const newFolder = (name: string) => mkdtempSync(path.join(tmpdir(), `academy-${name}-`));

/**
 * The pooler with the settings of `deploy/`, in front of this database, with so few connections that all of them are
 * shared.
 */
export async function startPgBouncer(databaseUrl: string) {
  const { hostname, port: databasePort, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const folder = newFolder('pgbouncer');
  const own: Record<string, string> = {
    'host=postgres port=5432 dbname=academy': `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`,
    'listen_addr = *': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256': 'auth_type = trust',
    'auth_file = /tmp/userlist.txt': `auth_file = ${folder}/userlist.txt`,
    'default_pool_size = 20': 'default_pool_size = 3',
  };
  let settings = readFileSync(path.join(deployFolder, 'pgbouncer.ini'), 'utf8');
  for (const [line, replaced] of Object.entries(own)) {
    if (!settings.includes(line)) throw new Error(`deploy/pgbouncer.ini has no "${line}"`);
    settings = settings.replace(line, replaced);
  }
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  writeFileSync(path.join(folder, 'userlist.txt'), '"academy" ""\n');
  const as = account();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const running = await run(programOf('pgbouncer'), { port, folder, args: [file], as });
  return { ...running, url: `postgres://academy@127.0.0.1:${port}/academy` };
}

/** The balancer with the configuration of `deploy/`, in front of these addresses. */
export async function startCaddy(backends: string[]) {
  const port = await freePort();
  const folder = newFolder('caddy');
  const args = ['run', '--adapter', 'caddyfile', '--config', path.join(deployFolder, 'Caddyfile')];
  const env = {
    ACADEMY_SITE: `http://127.0.0.1:${port}`,
    ACADEMY_BACKENDS: backends.map((url) => new URL(url).host).join(' '),
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const running = await run(programOf('caddy'), { port, folder, args, env });
  return { ...running, url: env.ACADEMY_SITE };
}
