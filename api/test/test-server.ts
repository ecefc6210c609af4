import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { TEST_DATABASE_PREFIX } from '../src/testing/test-database.ts';

export const postgres = process.env.TEST_DATABASE_URL;
const root = path.resolve(import.meta.dirname, '..');

/** Bundles the server as it is deployed; answers its folder. */
export function buildServer(name: string): string {
  const folder = path.join(root, `.cache/${name}-${process.pid}`);
  execFileSync(process.execPath, ['build.mjs', folder], { cwd: root });
  return folder;
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

/** @throws Error for a response that is an error. */
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
