import { setTimeout as pause } from 'node:timers/promises';
import { isLock, type Lock, STALE_MS, tryLock } from './lock.ts';

/** Longer than a dead owner on another machine is waited for. */
const GIVE_UP_AFTER = STALE_MS + 15_000;
/** Whoever is known to live may take its time: a build does. */
const GIVE_UP_AFTER_LIVING = 10 * 60_000;

async function take(folder: string): Promise<Lock> {
  const start = Date.now();
  for (;;) {
    const outcome = tryLock(folder);
    if (isLock(outcome)) return outcome;
    const patience = outcome.isKnownAlive ? GIVE_UP_AFTER_LIVING : GIVE_UP_AFTER;
    if (Date.now() - start > patience) throw new Error(`${folder} stays locked by process ${outcome.owner.pid}`);
    await pause(10 + Math.random() * 30);
  }
}

async function alone<T>(folder: string, work: (isHeld: () => boolean) => Promise<T>): Promise<T> {
  const lock = await take(folder);
  try {
    return await work(lock.isHeld);
  } finally {
    lock.release();
  }
}

/**
 * The last of this process in line for a lock, by its folder. One of a process asks the file system at a time: the timers of
 * many who ask keep its event loop, on a busy machine for good, from the one who holds the lock and has to end.
 */
const lines = new Map<string, Promise<unknown>>();

/**
 * Runs `work` as the only one among all processes that lock `folder`, which is made for it and must be used for nothing
 * else. A lock of a dead process is taken over. `work` must ask `isHeld` right before its change becomes visible.
 */
export function withLock<T>(folder: string, work: (isHeld: () => boolean) => Promise<T>): Promise<T> {
  const done = (lines.get(folder) ?? Promise.resolve()).then(() => alone(folder, work));
  const ended = done.then(
    () => {},
    () => {},
  );
  lines.set(folder, ended);
  void ended.then(() => lines.get(folder) === ended && lines.delete(folder));
  return done;
}
