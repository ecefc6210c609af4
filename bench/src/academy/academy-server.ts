import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../platform/scripts/postgres.mjs';
import { root } from './places.ts';

export interface AcademyServer {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

export interface ServerPlaces {
  dataDir: string;
  databaseUrl: string;
  store: string;
  shellDir: string;
  /** Further settings. */
  env?: Record<string, string>;
}

async function untilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${readFileSync(log, 'utf8').slice(-4000)}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await pause(100);
  }
  throw new Error(`the server did not become ready: ${readFileSync(log, 'utf8').slice(-4000)}`);
}

/** Starts the built API process, which serves everything, on a free port. */
export async function startServer({
  dataDir,
  databaseUrl,
  store,
  shellDir,
  env,
}: ServerPlaces): Promise<AcademyServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const places = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, REMOTES_STORE: store, SHELL_DIR: shellDir };
  const log = path.join(dataDir, `server-${port}.log`);
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [path.join(root, 'api/dist/server.js')], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      ...places,
      NODE_ENV: '',
      PORT: String(port),
      RATE_LIMIT_REQUESTS: '1000000',
      RATE_LIMIT_POSTS: '1000000',
      RATE_LIMIT_COMMENTS: '1000000',
      ...env,
    },
  });
  await untilReady(child, url, log);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The session token of a demo account. */
export async function signInAs({ url }: Pick<AcademyServer, 'url'>, login: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${login}@academy.test`, password: 'academy-demo' }),
  });
  if (!response.ok) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** The session token of the demo student. */
export const signInAsStudent = (server: Pick<AcademyServer, 'url'>): Promise<string> => signInAs(server, 'student');
