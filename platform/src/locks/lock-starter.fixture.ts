import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isLock, type Lock, tryLock } from './lock.ts';

const [, , folder = '', inside = '', log = ''] = process.argv;

const pauses = new Int32Array(new SharedArrayBuffer(4));

function acquire(): Lock {
  for (;;) {
    const outcome = tryLock(folder);
    if (isLock(outcome)) return outcome;
    Atomics.wait(pauses, 0, 0, 1);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The owner of the lock writes its name; no other name may be there, unless that owner is dead. */
function enter(): void {
  try {
    writeFileSync(inside, String(process.pid), { flag: 'wx' });
  } catch {
    const other = Number(readFileSync(inside, 'utf8'));
    if (isRunning(other)) appendFileSync(log, `together ${process.pid} ${other}\n`);
    writeFileSync(inside, String(process.pid));
  }
}

process.on('message', (order: 'release' | 'die') => {
  const lock = acquire();
  enter();
  appendFileSync(log, `${order} ${process.pid}\n`);
  if (order === 'die') process.kill(process.pid, 'SIGKILL');
  const until = Date.now() + 2;
  while (Date.now() < until);
  if (readFileSync(inside, 'utf8') !== String(process.pid)) appendFileSync(log, `together ${process.pid}\n`);
  rmSync(inside, { force: true });
  lock.release();
  process.send?.('done');
});
process.send?.('ready');
