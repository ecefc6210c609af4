import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Owner, parseOwner, stateOf, thisProcess } from './owner.ts';

/** The interval of an owner's heartbeat. */
const HEARTBEAT_MS = 5_000;
/** An owner whose process cannot be checked counts as dead after this time without a heartbeat. */
export const STALE_MS = 30_000;

export interface Lock {
  /** Checks the file system: false after somebody has taken the lock over. */
  isHeld(): boolean;
  /** Releases the lock; repeated calls are harmless. Also done at the end of the process. */
  release(): void;
}

/** Why the lock is not available. */
export interface Holder {
  owner: Owner;
  /** Whether the owner's process was checked and lives; otherwise it had a recent heartbeat. */
  isKnownAlive: boolean;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Runs a step whose file another process may have removed. */
function ignoring(codes: readonly string[], step: () => void): boolean {
  try {
    step();
    return true;
  } catch (error) {
    if (!codes.includes(codeOf(error))) throw error;
    return false;
  }
}

/** The owner's file in a lock; null if nobody holds it. */
function tokenIn(folder: string): string | null {
  try {
    return readdirSync(folder)[0] ?? null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** For another host only the age counts, by the file system's own clock: the time of a file written now. */
function isDead(file: string, owner: Owner, now: number): boolean {
  const state = stateOf(owner);
  return state === 'dead' || (state === 'unknown' && now - statSync(file).mtimeMs > STALE_MS);
}

/** Removes a dead owner's file. @returns the owner of the lock, if there is one. */
function clear(folder: string, now: () => number): Holder | null {
  const token = tokenIn(folder);
  if (token === null) return null;
  const file = path.join(folder, token);
  let holder: Holder | null = null;
  ignoring(['ENOENT'], () => {
    const owner = parseOwner(readFileSync(file, 'utf8'));
    if (isDead(file, owner, now())) rmSync(file);
    else holder = { owner, isKnownAlive: stateOf(owner) === 'alive' };
  });
  return holder;
}

function hold(folder: string, token: string): Lock {
  const file = path.join(folder, token);
  const beat = () => void ignoring(['ENOENT'], () => utimesSync(file, new Date(), new Date()));
  const timer = setInterval(beat, HEARTBEAT_MS).unref();
  const release = () => {
    clearInterval(timer);
    process.off('exit', release);
    rmSync(file, { force: true });
    // It may have another owner by now and must stay: only an empty folder can be removed.
    ignoring(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => rmdirSync(folder));
  };
  process.once('exit', release);
  return { isHeld: () => existsSync(file), release };
}

/**
 * Takes a lock, the folder `folder`, for this process, unless somebody holds it. The one file in it has a name that
 * only its owner uses, and a folder can be renamed onto another only while that is empty. So a dead owner's file is
 * removed by its name, never a living one's, and of all processes that then rename, one gets the lock.
 */
export function tryLock(folder: string): Lock | Holder {
  // A hidden name, so that lists of the files around the lock skip it.
  const token = `.${randomUUID()}`;
  const claim = path.join(path.dirname(folder), `.${path.basename(folder)}${token}`);
  const file = path.join(claim, token);
  try {
    const write = () => {
      if (existsSync(file)) return;
      mkdirSync(claim, { recursive: true });
      writeFileSync(file, JSON.stringify(thisProcess()));
    };
    const now = () => {
      write();
      return statSync(file).mtimeMs;
    };
    for (;;) {
      const holder = clear(folder, now);
      if (holder) return holder;
      write();
      if (ignoring(['ENOTEMPTY', 'EEXIST'], () => renameSync(claim, folder))) return hold(folder, token);
    }
  } finally {
    rmSync(claim, { recursive: true, force: true });
  }
}

export const isLock = (outcome: Lock | Holder): outcome is Lock => 'release' in outcome;
