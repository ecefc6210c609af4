import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  url: string;
  /** Lines of the log at level error or worse. */
  complaints: string[];
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

const ERROR = 50;

async function untilReady(child: ChildProcess, complaints: string[]): Promise<number> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`the server ended at its start (${code}): ${complaints.join('\n')}`)),
    );
    lines.on('line', (line) => {
      const { level, msg, port } = JSON.parse(line) as { level: number; msg: string; port?: number };
      if (level >= ERROR) complaints.push(line);
      if (msg === 'ready' && port) resolve(port);
    });
  });
}

/** The embedded database runs only for seconds here: optimizing its code takes longer than it saves. */
const NODE_ARGS = ['--liftoff-only'];

/** Starts the real server in a separate process and waits until it is ready. */
export async function startServer(file: string, environment: Record<string, string>): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...NODE_ARGS, file], {
    env: { PATH, HOME, PORT: '0', HOST: '127.0.0.1', SITE: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  child.stderr?.on('data', (data) => {
    if (!String(data).includes('Warning')) complaints.push(String(data));
  });
  const port = await untilReady(child, complaints);
  const end = async (signal: NodeJS.Signals) => {
    // Not `exit`, because the last lines of the log are read after it.
    const ended = once(child, 'close');
    child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    complaints,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
