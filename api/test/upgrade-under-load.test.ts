import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/base/database/database.ts';
import { migrateDatabase } from '../src/base/database/migrate.ts';
import type { Applied } from '../src/base/database/migrations/apply-migration.ts';
import { buildServerOf, commitOfLastRelease } from './deployment/previous-release.ts';
import { startSteadyLoad } from './deployment/steady-load.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { call, emptyDatabase, postgres, temporaryFolder } from './test-server.ts';

const commit = commitOfLastRelease();
const USERS = 300;
/** Responses before and after the migrations. */
const MORE = 20;
const LONGEST_MS = 180_000;
const tokens = Array.from({ length: USERS }, (_, n) => `token-of-user-${n}-before-the-upgrade`);

/** As the last release stores them. */
async function fillOldSchema({ sql }: Database): Promise<void> {
  await sql.query({
    text: `insert into users (name, email, password_hash, role_id)
      select 'User ' || n, n || '@academy.test', 'x', (select id from roles where name = 'admin')
      from generate_series(1, $1) n`,
    values: [USERS],
  });
  await sql.query({
    text: `insert into sessions (token_hash, user_id, expires_at)
      select decode(hash, 'hex'), (select id from users where email = n || '@academy.test'), now() + interval '20 days'
      from unnest($1::text[]) with ordinality as given (hash, n)`,
    values: [tokens.map((token) => createHash('sha256').update(token).digest('hex'))],
  });
  await sql.query({
    text: `insert into posts (author_id, text, status, audience, approved_at)
      select id, '<p>Before the upgrade</p>', 'approved', 7, now() from users`,
  });
}

const READS = ['/api/profile', '/api/posts', '/api/users', '/api/notifications', '/api/chats', '/api/classes'];

describe.runIf(postgres && commit)('the upgrade from the last release, while users read and write', () => {
  const folder = temporaryFolder('last-release');
  let old: ServerProcess;
  let database: Database;

  beforeAll(async () => {
    const databaseUrl = await emptyDatabase('upgrade_load');
    const none = '1000000';
    old = await startServer(buildServerOf(commit ?? '', folder), {
      DATABASE_URL: databaseUrl,
      DATA_DIR: `${folder}/data`,
      DEMO: '0',
      RATE_LIMIT_REQUESTS: none,
      RATE_LIMIT_POSTS: none,
    });
    const onFailure = (error: Error) => {
      throw error;
    };
    database = await openDatabase({ databaseUrl, folder: '', poolSize: 3, onFailure });
    await fillOldSchema(database);
  }, 300_000);
  afterAll(async () => {
    await old?.stop();
    await database?.close();
  });

  it(
    'no read fails, hardly a write is rejected, and the last release goes on with the new schema',
    async () => {
      const load = startSteadyLoad({ url: old.url, tokens, reads: READS });
      await load.until(MORE);
      const migrations: Applied[] = [];
      await database.exclusively(() => migrateDatabase(database, { report: (applied) => migrations.push(applied) }));
      await load.until(MORE);
      const { failedReads, rejectedWrites, rejectedMs, written } = await load.stop();
      const rows = await database.sql.query<{ text: string }>({
        text: `select text from posts where text like '<p>Written%' order by id`,
      });
      expect(migrations.length).toBeGreaterThan(0);
      expect(failedReads).toEqual([]);
      expect(rejectedMs, rejectedWrites.join('\n')).toBeLessThanOrEqual(2000);
      expect(rows.map(({ text }) => text).sort()).toEqual(written.sort());
      expect(old.complaints).toEqual([]);
      const headers = { authorization: `Bearer ${tokens[0]}` };
      for (const path of READS) await call(old.url + path, 'GET', undefined, headers);
      await call(`${old.url}/api/posts`, 'POST', { text: '<p>After the upgrade</p>' }, headers);
    },
    LONGEST_MS,
  );
});
