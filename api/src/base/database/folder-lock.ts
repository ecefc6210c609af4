import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isLock, STALE_MS, tryLock } from '@academy/platform/locks';
import { StartError } from '#base/errors/start-error.ts';

const PAUSE_MS = 500;

/**
 * Makes this process the only owner of a folder. A lock of a killed owner is taken over, a lock of a living owner never
 * is: two processes on one embedded database lose committed rows. An owner in another container gets time to show that
 * it is alive.
 * @returns a function that releases the folder.
 * @throws StartError naming the process that holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const deadline = Date.now() + STALE_MS + 2 * PAUSE_MS;
  for (;;) {
    const outcome = tryLock(`${folder}.locked`);
    if (isLock(outcome)) return outcome.release;
    if (outcome.isKnownAlive || Date.now() > deadline)
      throw new StartError(`The database ${folder} is in use by process ${outcome.owner.pid}`);
    await pause(PAUSE_MS);
  }
}
