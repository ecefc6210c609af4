import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withFileLock } from './file-lock.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  lock = join(folder, 'registry.json.lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** A process id that was real a moment ago. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

it('lets one in at a time', async () => {
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 12 }, () =>
      withFileLock(lock, async () => {
        most = Math.max(most, ++inside);
        await stat(folder);
        inside--;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

it('takes over the lock of a dead process, once among many takers', async () => {
  await writeFile(lock, JSON.stringify({ token: 'dead', pid: deadPid(), host: hostname() }));
  let inside = 0;
  const work = async (stillHeld: () => Promise<boolean>) => {
    inside++;
    const alone = inside === 1 && (await stillHeld());
    inside--;
    return alone;
  };
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => withFileLock(lock, work)));
  expect(outcomes).toEqual(outcomes.map(() => true));
  expect(await readdir(folder)).toEqual([]);
});

it('takes over an old lock of another machine', async () => {
  await writeFile(lock, JSON.stringify({ token: 'far', pid: 1, host: 'elsewhere' }));
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  expect(await withFileLock(lock, async () => 'in')).toBe('in');
});

it('notices that its lock was taken over', async () => {
  const held = await withFileLock(lock, async (stillHeld) => {
    await writeFile(lock, JSON.stringify({ token: 'other', pid: process.pid, host: hostname() }));
    return stillHeld();
  });
  expect(held).toBe(false);
  expect(await readdir(folder)).toEqual(['registry.json.lock']);
});

it('gives the lock back when the work fails', async () => {
  await expect(withFileLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});
