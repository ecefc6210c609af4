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

/**
 * So many classes, with a line of the ledger and a notification each, for a run by hand: `UPGRADE_ROWS=1000000` takes
 * some minutes and 2 GB.
 */
const ROWS = Number(process.env.UPGRADE_ROWS ?? 0);
const CLASSES_OF_STUDENT = 50;
const STUDENTS_OF_TEACHER = 10;

const rowTexts = [
  `insert into users (name, email, password_hash, role_id)
    select 'Student ' || n, 's' || n || '@academy.test', 'x', (select id from roles where name = 'student')
    from generate_series(1, $1::int / ${CLASSES_OF_STUDENT}) n`,
  `create table people_of_rows as select u.id, (row_number() over (order by u.id) - 1)::int as n,
      (select id from users where email = '1@academy.test') as teacher
    from users u where u.email like 's%' and $1::int > 0`,
  `insert into student_profiles (user_id, code, teacher_id) select id, 'R-' || n, teacher from people_of_rows where $1::int > 0`,
  // Ten students in turn have one of the people as their teacher, so that no classes overlap.
  `insert into classes (student_id, teacher_id, class_number, starts_at, ends_at, wall_time, zone, title, status, reported_at)
    select p.id, t.id, k, start, start + interval '30 minutes', to_char(start, 'YYYY-MM-DD HH24:MI'), 'UTC', 'Reading', 'ended', start
    from people_of_rows p join people_of_rows t on t.n = p.n / ${STUDENTS_OF_TEACHER} cross join generate_series(1, ${CLASSES_OF_STUDENT}) k
    cross join lateral (select timestamptz '2024-01-01' + interval '1 hour' * (k * ${STUDENTS_OF_TEACHER} + p.n % ${STUDENTS_OF_TEACHER}) as start) s
    where $1::int > 0`,
  `insert into class_ledger (student_id, delta, reason, ref) select student_id, -1, 'class', 'class:' || id from classes where $1::int > 0`,
  `insert into notifications (recipient_id, key, params, actor_ids, scope, related_id, span, created_at, read_at)
    select student_id, 'class.moved', '{}', '{}', 'class', id, 0, starts_at, starts_at from classes where $1::int > 0`,
  'drop table people_of_rows',
];

/** Many rows of the tables that grow, as the last release stores them. */
async function fillManyRows({ sql }: Database): Promise<void> {
  if (ROWS === 0) return;
  await sql.transaction(async (inner) => {
    await inner.query({ text: 'set local statement_timeout = 0' });
    for (const text of rowTexts) await inner.query({ text, values: text.includes('$1') ? [ROWS] : [] });
    await inner.query({ text: 'analyze' });
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
    await fillManyRows(database);
  }, LONGEST_MS + ROWS);
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
      if (ROWS > 0)
        console.info(JSON.stringify({ rejectedMs, slowest: migrations.toSorted((a, b) => b.ms - a.ms).slice(0, 8) }));
      expect(migrations.length).toBeGreaterThan(0);
      expect(failedReads).toEqual([]);
      expect(rejectedMs, rejectedWrites.join('\n')).toBeLessThanOrEqual(2000);
      expect(rows.map(({ text }) => text).sort()).toEqual(written.sort());
      expect(old.complaints).toEqual([]);
      const headers = { authorization: `Bearer ${tokens[0]}` };
      for (const path of READS) await call(old.url + path, 'GET', undefined, headers);
      await call(`${old.url}/api/posts`, 'POST', { text: '<p>After the upgrade</p>' }, headers);
    },
    LONGEST_MS + ROWS,
  );
});
