// The newest supported Node, installed by npm's package `node`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './postgres.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const START_LIMIT = 240_000;
const PAUSE = 500;

/** The path of Node 24's program, or null if npm cannot install it. */
export function node24() {
  const program = 'process.stdout.write(process.execPath)';
  const { status, stdout } = spawnSync('npx', ['-y', '-p', 'node@24', 'node', '-e', program], { encoding: 'utf8' });
  return status === 0 && stdout ? stdout : null;
}

async function isServed(address, child) {
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(`${address}/readyz`).catch(() => null);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}

/** Whether `npm start` serves the academy with this Node, on a separate port and folder. */
export async function startsWith(node) {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-start-'));
  const port = await freePort();
  const child = spawn(node, ['platform/scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, PATH: `${path.dirname(node)}:${process.env.PATH}` },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    return await isServed(`http://localhost:${port}`, child);
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
