import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';

const STARTERS = 8;
const ROUNDS = process.env.TEST_ALL === '1' ? 50 : 2 * STARTERS;
const root = mkdtempSync(path.join(tmpdir(), 'lock-race-'));
const program = path.join(root, 'starter.mjs');
const [folder, inside, log] = ['database.locked', 'inside', 'log'].map((name) => path.join(root, name));
const starters: ChildProcess[] = [];

async function start(): Promise<ChildProcess> {
  const starter = fork(program, [folder ?? '', inside ?? '', log ?? '']);
  await once(starter, 'message');
  return starter;
}

beforeAll(async () => {
  const entryPoints = [path.join(import.meta.dirname, 'lock-starter.fixture.ts')];
  buildSync({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm' });
  starters.push(...(await Promise.all(Array.from({ length: STARTERS }, start))));
});
afterAll(() => {
  for (const starter of starters) starter.kill();
  rmSync(root, { recursive: true });
});

/** All processes take the lock at once and get it in turn; one is killed while it holds it. */
async function round(victim: number): Promise<void> {
  const ends = starters.map((starter, index) => once(starter, index === victim ? 'exit' : 'message'));
  for (const [index, starter] of starters.entries()) starter.send(index === victim ? 'die' : 'release');
  await Promise.all(ends);
  starters[victim] = await start();
}

it('eight processes, some of them killed, never hold a lock together', { timeout: 180_000 }, async () => {
  for (let number = 0; number < ROUNDS; number += 1) await round(number % STARTERS);
  const lines = readFileSync(log ?? '', 'utf8').split('\n');
  const count = (what: string) => lines.filter((line) => line.startsWith(what)).length;
  expect([count('die'), count('release'), count('together')]).toEqual([ROUNDS, ROUNDS * (STARTERS - 1), 0]);
});
