import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_DATABASE_PREFIX } from '../src/testing/test-database.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const ROUNDS = 20;
const WRITERS = 4;
const root = path.resolve(import.meta.dirname, '..');
const built = path.join(root, `.cache/crash-${process.pid}`);
const server = path.join(built, 'server.js');
const postgres = process.env.TEST_DATABASE_URL;

beforeAll(() => {
  execFileSync(process.execPath, ['build.mjs', built], { cwd: root });
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

async function databaseUrl(): Promise<string | undefined> {
  if (!postgres) return undefined;
  const name = `${TEST_DATABASE_PREFIX}${process.pid}_crash`;
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return url.href;
}

async function call(url: string, method: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function signIn(url: string): Promise<string> {
  const { data } = await call(`${url}/api/login`, 'POST', { email: 'teacher@academy.test', password: 'academy-demo' });
  return data.token;
}

/** What writers have sent: by key, and the id where it was acknowledged. */
class Ledger {
  readonly sent = new Map<string, string | null>();

  async write(url: string, token: string, key: string): Promise<void> {
    if (!this.sent.has(key)) this.sent.set(key, null);
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    const { data } = await call(`${url}/api/posts`, 'POST', { text: `<p>${key}</p>` }, headers);
    this.sent.set(key, data.id);
  }

  /** Sent, but the process was killed before it answered. */
  unanswered(): string[] {
    return [...this.sent].filter(([, id]) => id === null).map(([key]) => key);
  }
}

/** Writes without a pause until `enough` were acknowledged, then kills the process in the middle of the next ones. */
async function writeAndKill(running: ServerProcess, token: string, round: number, ledger: Ledger): Promise<void> {
  const enough = 12 + ((round * 7) % 20);
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const writer = async (name: number) => {
    for (let number = 0; !killed; number += 1) {
      const written = await ledger.write(running.url, token, `r${round}-w${name}-${number}`).then(
        () => true,
        () => false,
      );
      if (!written) return;
      acknowledged += 1;
      if (acknowledged >= enough) killed ??= running.kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, name) => writer(name)));
  expect(killed, 'the writers stopped before the process was killed').toBeDefined();
  await killed;
}

/** All of the author's own posts, as the feed gives them. */
async function readBack(url: string, token: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const headers = { authorization: `Bearer ${token}` };
  for (let cursor = ''; cursor !== 'end'; ) {
    const page = await call(`${url}/api/posts?status=pending&limit=100${cursor}`, 'GET', undefined, headers);
    for (const { id, text } of page.data as { id: string; text: string }[]) {
      const key = text.replace(/<[^>]+>/g, '');
      found.set(key, [...(found.get(key) ?? []), id]);
    }
    cursor = page.next ? `&cursor=${page.next}` : 'end';
  }
  return found;
}

describe(`the server on ${postgres ? 'PostgreSQL' : 'the embedded database'}, killed while it writes`, () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'academy-crash-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it(`${ROUNDS} times over starts again by itself and has lost nothing that it acknowledged`, {
    timeout: 480_000,
  }, async () => {
    const url = await databaseUrl();
    const environment = {
      DATA_DIR: dataDir,
      RATE_LIMIT_REQUESTS: '1000000',
      ...(url ? { DATABASE_URL: url } : {}),
    };
    const ledger = new Ledger();
    let token = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = await startServer(server, environment);
      token ||= await signIn(running.url);
      // A client that got no answer asks again with the same key: done once, whether or not it was done before.
      for (const key of ledger.unanswered()) await ledger.write(running.url, token, key);
      await writeAndKill(running, token, round, ledger);
      expect(running.complaints).toEqual([]);
    }
    const last = await startServer(server, environment);
    for (const key of ledger.unanswered()) await ledger.write(last.url, token, key);
    const found = await readBack(last.url, token);
    for (const [key, id] of ledger.sent) expect(found.get(key), key).toEqual([id]);
    expect(ledger.sent.size).toBeGreaterThan(ROUNDS * 12);
    expect(await last.stop()).toBe(0);
    expect(last.complaints).toEqual([]);
  });
});
