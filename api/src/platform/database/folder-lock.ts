import { mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#platform/errors/start-error.ts';

interface Owner {
  pid: number;
  born: string;
  boot: string;
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

const bootId = () => readOr('/proc/sys/kernel/random/boot_id', '').trim();
/** Start time of a process: a process id is used again, a pair of both is not. */
const bornAt = (pid: number) => readOr(`/proc/${pid}/stat`, '').split(') ')[1]?.split(' ')[19] ?? '';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const isAlive = (owner: Owner) =>
  isRunning(owner.pid) && owner.boot === bootId() && (!owner.born || bornAt(owner.pid) === owner.born);

function take(file: string): boolean {
  const owner: Owner = { pid: process.pid, born: bornAt(process.pid), boot: bootId() };
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function setAside(file: string): void {
  const stale = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, stale);
    unlinkSync(stale);
  } catch {
    // Another process was faster; the next try sees its lock.
  }
}

/**
 * Makes this process the only owner of a folder. A lock whose owner was killed is taken over; a living owner is never
 * robbed: two processes on one embedded database lose acknowledged rows.
 * @returns a function that gives the folder back.
 * @throws StartError naming the process that holds the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const file = `${folder}.lock`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (take(file)) {
      const release = () => rmSync(file, { force: true });
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    }
    const owner = readOwner(file);
    if (owner && isAlive(owner)) throw new StartError(`The database ${folder} is in use by process ${owner.pid}`);
    setAside(file);
  }
  throw new StartError(`The database ${folder} could not be locked`);
}
