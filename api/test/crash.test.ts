import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from './server-process.ts';
import { buildServer, call, emptyDatabase, postgres, signIn } from './test-server.ts';

const ROUNDS = 20;
const WRITERS = 4;
let built = '';

beforeAll(() => {
  built = buildServer('crash');
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

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
    const environment = {
      DATA_DIR: dataDir,
      RATE_LIMIT_REQUESTS: '1000000',
      ...(postgres ? { DATABASE_URL: await emptyDatabase('crash') } : {}),
    };
    const ledger = new Ledger();
    let token = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = await startServer(path.join(built, 'server.js'), environment);
      token ||= await signIn(running.url, 'teacher');
      // A client that got no response asks again with the same key: done once, whether or not it was done before.
      for (const key of ledger.unanswered()) await ledger.write(running.url, token, key);
      await writeAndKill(running, token, round, ledger);
      expect(running.complaints).toEqual([]);
    }
    const last = await startServer(path.join(built, 'server.js'), environment);
    for (const key of ledger.unanswered()) await ledger.write(last.url, token, key);
    const found = await readBack(last.url, token);
    for (const [key, id] of ledger.sent) expect(found.get(key), key).toEqual([id]);
    expect(ledger.sent.size).toBeGreaterThan(ROUNDS * 12);
    expect(await last.stop()).toBe(0);
    expect(last.complaints).toEqual([]);
  });
});
