import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Programs and a folder that end together. */
export class Temporary {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'academy-browser-'));
  readonly #children: ChildProcess[] = [];

  constructor() {
    process.once('exit', this.#kill);
  }

  /** Starts a program with its home in the folder. `output` is a third pipe that some programs write their address to. */
  start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
    const child = spawn(program, args, {
      cwd: this.dir,
      // Its own group: the programs that it starts end with it.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: this.dir, XDG_RUNTIME_DIR: this.dir, ...env },
    });
    this.#children.push(child);
    return child;
  }

  readonly #kill = (): void => {
    for (const { pid, exitCode } of this.#children.toReversed()) if (pid && exitCode === null) endGroup(pid);
  };

  async end(): Promise<void> {
    process.off('exit', this.#kill);
    const running = this.#children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    this.#kill();
    await Promise.all(ended);
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Tries until something is there. @throws Error after some 60 s. */
export async function untilThere<T>(what: string, find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not start`);
}
