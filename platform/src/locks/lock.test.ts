import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLock, type Lock, tryLock } from './lock.ts';
import { type Owner, thisProcess } from './owner.ts';
import { withLock } from './with-lock.ts';

let root = '';
let folder = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lock-'));
  folder = path.join(root, 'database.locked');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The id of a process that has just ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

function leaveBehind(owner: Owner | string, ageMs = 0): void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, '.left-behind');
  writeFileSync(file, typeof owner === 'string' ? owner : JSON.stringify(owner));
  const at = new Date(Date.now() - ageMs);
  utimesSync(file, at, at);
}

function take(): Lock {
  const outcome = tryLock(folder);
  if (!isLock(outcome)) throw new Error(`held by ${outcome.owner.pid}`);
  return outcome;
}

describe('a lock', () => {
  it('a lock has one owner until it is released', () => {
    const lock = take();
    expect(tryLock(folder)).toMatchObject({ owner: { pid: process.pid }, isKnownAlive: true });
    lock.release();
    take().release();
    expect(readdirSync(root)).toEqual([]);
  });

  it('a lock of a dead process is taken over', () => {
    leaveBehind({ ...thisProcess(), pid: deadPid() ?? 0 });
    take().release();
    expect(readdirSync(root)).toEqual([]);
  });

  it('a lock is taken over if another process has the dead owner’s process id', () => {
    leaveBehind({ ...thisProcess(), born: '1' });
    take().release();
  });

  it.each([
    ['another machine', { pid: 1, born: '', place: 'elsewhere' }],
    ['an owner whose file was never finished', '{"pi'],
  ])('a lock of %s is taken over after its heartbeat has stopped', (_name, owner) => {
    leaveBehind(owner, 20_000);
    expect(tryLock(folder)).toMatchObject({ isKnownAlive: false });
    leaveBehind(owner, 60_000);
    take().release();
  });

  it('a lock of a living process is not taken over, however old it is', () => {
    leaveBehind(thisProcess(), 3_600_000);
    expect(tryLock(folder)).toMatchObject({ isKnownAlive: true });
  });

  it('a lock that was taken over says so, and releasing it does not affect the new owner', () => {
    const lost = take();
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
    const lock = take();
    expect([lost.isHeld(), lock.isHeld()]).toEqual([false, true]);
    lost.release();
    expect(lock.isHeld()).toBe(true);
    lock.release();
  });
});

describe('work under a lock', () => {
  it('work under a lock runs one at a time', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise(setImmediate);
      inside--;
    };
    await Promise.all(Array.from({ length: 12 }, () => withLock(folder, work)));
    expect(most).toBe(1);
    expect(readdirSync(root)).toEqual([]);
  });

  it('work that fails releases its lock', async () => {
    await expect(withLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(folder)).toBe(false);
  });
});
