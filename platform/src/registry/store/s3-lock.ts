import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const GIVE_UP_AFTER = 30_000;
/** A claim is held for a few requests; an older one was left behind. */
const STALE_AFTER = 30_000;

export interface Claims {
  claim(id: string): Promise<void>;
  withdraw(id: string): Promise<void>;
  claims(): Promise<{ id: string; at: number }[]>;
}

/**
 * Mutual exclusion for stores that ignore conditional writes. Everyone writes a claim and then lists all of them: of
 * two at the same time at least one sees the other, since listing is strongly consistent. Whoever sees another steps
 * back. Ages are compared only by the store's clock.
 */
export async function withClaim<T>(folder: Claims, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + GIVE_UP_AFTER;
  for (;;) {
    const id = randomUUID();
    await folder.claim(id);
    try {
      if (await isAlone(folder, id)) return await work();
    } finally {
      await folder.withdraw(id);
    }
    if (Date.now() > deadline) throw new Error('the registry stays locked by another process');
    await pause(20 + Math.random() * 150);
  }
}

async function isAlone(folder: Claims, id: string): Promise<boolean> {
  const claims = await folder.claims();
  const mine = claims.find((claim) => claim.id === id);
  if (!mine) return false;
  const others = claims.filter((claim) => claim.id !== id);
  const leftBehind = others.filter((claim) => mine.at - claim.at > STALE_AFTER);
  await Promise.all(leftBehind.map((claim) => folder.withdraw(claim.id)));
  return others.length === leftBehind.length;
}
