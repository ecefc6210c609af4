import { setTimeout as pause } from 'node:timers/promises';
import { isLock, type Lock, STALE_MS, tryLock } from './lock.ts';

/** Longer than the wait for a dead owner on another machine. */
const GIVE_UP_AFTER = STALE_MS + 15_000;
/** A living owner may take its time, as a build does. */
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
 * The last waiter of this process for a lock, by its folder. Only one per process checks the file system at a time: the
 * timers of many waiters could block the event loop, on a busy machine forever, for the owner, which has to finish.
 */
const lines = new Map<string, Promise<unknown>>();

/**
 * Runs `work` as the only one among all processes that lock `folder`, which is made for it and must be used for nothing
 * else. A lock of a dead process is taken over. `work` must call `isHeld` right before its change becomes visible.
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
