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

/** How often an owner shows that it lives. */
const HEARTBEAT_MS = 5_000;
/** An owner that cannot be looked up counts as dead after so long without a heartbeat. */
export const STALE_MS = 30_000;

export interface Lock {
  /** Asks the file system: false once somebody has taken the lock over. */
  isHeld(): boolean;
  /** Gives the lock back; more than once is harmless. Also done at the end of the process. */
  release(): void;
}

/** Why a lock cannot be had now. */
export interface Holder {
  owner: Owner;
  /** Whether the owner was looked up and lives; otherwise it has shown a sign of life lately. */
  isKnownAlive: boolean;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Runs a step that another process may have made needless. */
function ignoring(codes: readonly string[], step: () => void): boolean {
  try {
    step();
    return true;
  } catch (error) {
    if (!codes.includes(codeOf(error))) throw error;
    return false;
  }
}

/** The owner's file in a lock; null where nobody holds it. */
function tokenIn(folder: string): string | null {
  try {
    return readdirSync(folder)[0] ?? null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** For another host only the age counts, by the file system's own clock: that of a file written now. */
function isDead(file: string, owner: Owner, now: number): boolean {
  const state = stateOf(owner);
  return state === 'dead' || (state === 'unknown' && now - statSync(file).mtimeMs > STALE_MS);
}

/** Removes a dead owner's file. @returns who holds the lock, if somebody does. */
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
    // It may belong to another owner by now, and is not taken: only an empty folder can be removed.
    ignoring(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => rmdirSync(folder));
  };
  process.once('exit', release);
  return { isHeld: () => existsSync(file), release };
}

/**
 * Takes a lock, the folder `folder`, for this process, unless somebody holds it. The one file in it has a name of its
 * owner's own, and a folder can be renamed onto another only while that is empty. So a dead owner's file is removed by
 * its name, never a living one's, and of any number who then rename one gets the lock.
 */
export function tryLock(folder: string): Lock | Holder {
  // Hidden from whoever lists the files around the lock.
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
