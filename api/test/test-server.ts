import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { TEST_DATABASE_PREFIX } from '../src/testing/test-database.ts';
import { startServer } from './server-process.ts';
import { sharedFolder } from './shared-folder.ts';

export const postgres = process.env.TEST_DATABASE_URL;
/** `npm test -- --all`: as many rounds as a release must pass. Daily runs need fewer. */
export const inFull = process.env.TEST_ALL === '1';
const root = path.resolve(import.meta.dirname, '..');

const ownFolder = () => path.join(sharedFolder(process.pid), process.env.VITEST_POOL_ID ?? '0');

let built: string | undefined;

/** The server, bundled as for a deployment. */
export function builtServer(): string {
  if (!built) {
    built = path.join(ownFolder(), 'server');
    execFileSync(process.execPath, ['build.mjs', built], { cwd: root });
  }
  return path.join(built, 'server.js');
}

let template: Promise<string> | undefined;

/** A data folder that a server made at its first start, with the demo data. */
async function makeTemplate(): Promise<string> {
  const folder = path.join(ownFolder(), 'data');
  const first = await startServer(builtServer(), { DATA_DIR: folder });
  const code = await first.stop();
  if (code !== 0 || first.complaints.length > 0)
    throw new Error(`the first start ended with ${code}: ${first.complaints.join('\n')}`);
  return folder;
}

/** A temporary folder, deleted after the file's tests. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `academy-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of a data folder after a server's first start. Making a new one takes ten seconds of processor time. */
export async function copySeededFolder(to: string): Promise<void> {
  template ??= makeTemplate();
  cpSync(await template, to, { recursive: true });
}

/** An empty database on the server of TEST_DATABASE_URL. */
export async function emptyDatabase(name: string): Promise<string> {
  if (!postgres) throw new Error('TEST_DATABASE_URL is not set');
  const database = `${TEST_DATABASE_PREFIX}${process.pid}_${name}`;
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const url = new URL(postgres);
  url.pathname = `/${database}`;
  return url.href;
}

/** @throws Error for an error response. */
export async function call(url: string, method: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

export async function signIn(url: string, login: string): Promise<string> {
  const body = { email: `${login}@academy.test`, password: 'academy-demo' };
  return (await call(`${url}/api/login`, 'POST', body)).data.token;
}
