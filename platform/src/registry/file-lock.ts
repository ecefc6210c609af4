import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const GIVE_UP_AFTER = 15_000;
/** A lock is held for milliseconds; one of this age was left behind, also where its owner cannot be asked. */
const STALE_AFTER = 10_000;

interface Owner {
  token: string;
  pid: number;
  host: string;
}

/**
 * Runs `work` as the only one among all processes that lock `file`. A lock left behind by a dead process is
 * taken over. `work` must ask `stillHeld` right before its change becomes visible.
 */
export async function withFileLock<T>(
  file: string,
  work: (stillHeld: () => Promise<boolean>) => Promise<T>,
): Promise<T> {
  const owner: Owner = { token: randomUUID(), pid: process.pid, host: hostname() };
  await take(file, owner);
  const stillHeld = async () => (await readOwner(file))?.token === owner.token;
  try {
    return await work(stillHeld);
  } finally {
    if (await stillHeld()) await rm(file, { force: true });
  }
}

async function take(file: string, owner: Owner): Promise<void> {
  const deadline = Date.now() + GIVE_UP_AFTER;
  for (;;) {
    try {
      return await writeFile(file, JSON.stringify(owner), { flag: 'wx' });
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    if (await isStale(file)) await putAside(file);
    else await pause(10 + Math.random() * 30);
    if (Date.now() > deadline) throw new Error(`${file} stays locked by another process`);
  }
}

async function isStale(file: string): Promise<boolean> {
  const owner = await readOwner(file);
  if (owner?.host === hostname() && !isAlive(owner.pid)) return true;
  const written = await stat(file).catch(() => null);
  return written !== null && Date.now() - written.mtimeMs > STALE_AFTER;
}

/** Two takers may meet here: the second one would put aside the first one's fresh lock, and gives it back. */
async function putAside(file: string): Promise<void> {
  const seen = await readOwner(file);
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    const taken = await readOwner(aside);
    if (taken?.token !== seen?.token) await link(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
