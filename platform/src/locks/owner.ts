import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that holds a lock. */
export interface Owner {
  pid: number;
  /** Start time: a process id is reused, a pair of both is not. Empty if the system does not report it. */
  born: string;
  /** Host, boot and namespace of process ids: a process can be checked only within the same three. */
  place: string;
}

function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

const placeOfThisProcess = (): string =>
  [
    hostname(),
    orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    orEmpty(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');

const bornAt = (pid: number) =>
  orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export const thisProcess = (): Owner => ({
  pid: process.pid,
  born: bornAt(process.pid),
  place: placeOfThisProcess(),
});

/** Whether an owner lives; `unknown` if it cannot be checked from here. */
export function stateOf({ pid, born, place }: Owner): 'alive' | 'dead' | 'unknown' {
  if (place !== placeOfThisProcess()) return 'unknown';
  return isRunning(pid) && (!born || bornAt(pid) === born) ? 'alive' : 'dead';
}

export function parseOwner(text: string): Owner {
  try {
    const { pid, born, place } = JSON.parse(text);
    return { pid: Number(pid), born: String(born), place: String(place) };
  } catch {
    return { pid: 0, born: '', place: '' };
  }
}
