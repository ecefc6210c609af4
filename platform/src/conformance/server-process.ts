import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { workspaceRoot } from '../sources/workspace.ts';

export interface ServerOptions {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
}

/** The embedded database runs for seconds here: optimizing its code costs more than it saves. */
const NODE_ARGS = ['--liftoff-only'];

/** Longer than a stop may take: ten seconds for running requests, five for jobs. */
const STOP_LIMIT = 20_000;

/** A free port below the kernel's ephemeral range. */
export function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, () => probe.close(() => resolve(port)));
  });
}

/** One running API process, which serves the whole product. */
export class ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly #child: ChildProcess;
  #output = '';

  private constructor(port: number, dataDir: string, child: ChildProcess) {
    this.url = `http://localhost:${port}`;
    this.port = port;
    this.dataDir = dataDir;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#output += chunk));
    process.once('exit', this.kill);
  }

  /** Kills the server: for data that nobody needs any more, and at the end of a test process. */
  readonly kill = (): void => {
    process.off('exit', this.kill);
    this.#child.kill('SIGKILL');
  };

  /** Starts the built server and resolves when it is ready. */
  static async start({ dataDir, port, env = {} }: ServerOptions): Promise<ServerProcess> {
    const chosen = port ?? (await freePort());
    const child = spawn(process.execPath, [...NODE_ARGS, path.join(workspaceRoot, 'api/dist/server.js')], {
      cwd: workspaceRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: '',
        DATABASE_URL: '',
        REMOTES_STORE: '',
        PORT: String(chosen),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        BROTLI_QUALITY: '5',
        // The demo's classes are around now: tests do not expect what is due in this minute.
        CLASS_CLOCK: '0',
        ...env,
      },
    });
    const server = new ServerProcess(chosen, dataDir, child);
    await server.#untilReady();
    return server;
  }

  async #untilReady(): Promise<void> {
    for (let attempt = 0; attempt < 1800; attempt += 1) {
      if (this.#child.exitCode !== null) throw new Error(`the server ended: ${this.#output.slice(-4000)}`);
      if (
        await fetch(`${this.url}/readyz`).then(
          (response) => response.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not become ready: ${this.#output.slice(-4000)}`);
  }

  /** Kills the server in the middle of its work, and resolves when it is gone. */
  async crash(): Promise<void> {
    process.off('exit', this.kill);
    if (this.#child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.kill();
    await ended;
  }

  /** Asks the server to stop. @throws Error if it does not stop in time; then it is killed. */
  async stop(): Promise<void> {
    process.off('exit', this.kill);
    if (this.#child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', () => resolve(true)));
    const late = new Promise((resolve) => setTimeout(resolve, STOP_LIMIT, false).unref());
    this.#child.kill('SIGTERM');
    if (await Promise.race([ended, late])) return;
    this.kill();
    throw new Error(`the server did not end when it was asked to: ${this.#output.slice(-4000)}`);
  }
}
