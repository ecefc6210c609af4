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

/**
 * Runs `work` as the only one among all processes that lock `folder`, which is made for it and must be used for nothing
 * else. A lock of a dead process is taken over. `work` must ask `isHeld` right before its change becomes visible.
 */
export async function withLock<T>(folder: string, work: (isHeld: () => boolean) => Promise<T>): Promise<T> {
  const lock = await take(folder);
  try {
    return await work(lock.isHeld);
  } finally {
    lock.release();
  }
}
