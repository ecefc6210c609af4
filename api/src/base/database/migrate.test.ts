import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBareDatabase } from '#testing/test-database.ts';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrate.ts';

const onServer = process.env.TEST_DATABASE_URL !== undefined;

let database: Database;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'academy-migrations-'));
  mkdirSync(path.join(folder, 'meta'));
  database = await openBareDatabase();
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Writes migrations as drizzle-kit does. */
function write(...texts: string[]): void {
  const entries = texts.map((_, n) => ({ idx: n, when: 1000 + n, tag: `000${n}_step`, breakpoints: true }));
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  texts.forEach((text, n) => {
    writeFileSync(path.join(folder, `000${n}_step.sql`), text);
  });
}

const query = <Row extends object>(text: string) => database.sql.query<Row>({ text });
const applied = () =>
  query<{ created_at: number }>('select created_at from drizzle.__drizzle_migrations order by id').then((rows) =>
    rows.map(({ created_at: when }) => when),
  );

const notes = 'create table notes (id int);';
const tags = 'create table tags (id int);--> statement-breakpoint\ninsert into tags values (1);';

describe('migrations', () => {
  it('a migration that fails leaves nothing, those before it stay, and the next run goes on there', async () => {
    write(notes, `${tags}--> statement-breakpoint\nalter table nowhere add column a int;`);
    const failure = await migrateDatabase(database, { folder }).catch((error: Error) => error);
    expect(failure).toMatchObject({
      name: 'StartError',
      message:
        'The migration 0001_step failed and left nothing behind: relation "nowhere" does not exist (42P01), in: alter table nowhere add column a int;',
    });
    expect(await applied()).toEqual([1000]);
    write(notes, tags);
    const done: string[] = [];
    await migrateDatabase(database, { folder, report: ({ migration }) => done.push(migration) });
    expect(done).toEqual(['0001_step']);
    expect(await query('select id from tags')).toEqual([{ id: 1 }]);
    expect(await applied()).toEqual([1000, 1001]);
  });
});

describe.runIf(onServer)('migrations beside the transactions of others', () => {
  /** A transaction of another connection that has read `notes`, until it is ended. */
  async function reader() {
    const client = await database.pool.connect();
    await client.query("set application_name = 'a long report'");
    await client.query('begin');
    await client.query('select id from notes');
    return async () => {
      await client.query('rollback');
      client.release(true);
    };
  }

  beforeEach(async () => {
    write(notes);
    await migrateDatabase(database, { folder });
    write(notes, 'alter table notes add column text text;');
  });

  it('a migration gives way to requests behind it, and gets through when the transaction before it ends', async () => {
    const end = await reader();
    const migrating = database.exclusively(async () => {
      const tries: number[] = [];
      await migrateDatabase(database, { folder, report: (done) => tries.push(done.tries) });
      return tries;
    });
    const waits = `select 1 from pg_locks where relation = 'notes'::regclass and not granted`;
    await expect.poll(() => query(waits)).toHaveLength(1);
    // Waits behind the migration, which gives way to it.
    expect(await query('select id from notes')).toEqual([]);
    await end();
    expect((await migrating)[0]).toBeGreaterThan(1);
    expect(await query('select text from notes')).toEqual([]);
  });

  it('a migration that does not get its locks says so, and who is in the way', async () => {
    const end = await reader();
    await expect(migrateDatabase(database, { folder, patienceMs: 0 })).rejects.toThrow(
      /^The migration 0001_step did not get its locks in 1 tries within \d+ s, .* In the way of alter table notes add column text text;: process \d+ of the database \(a long report, idle in transaction\) has used notes for \d+ s\./,
    );
    await end();
    expect(await applied()).toEqual([1000]);
  });
});
