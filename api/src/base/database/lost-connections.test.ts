import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAppError } from '#base/http/problem.ts';
import { openBareDatabase } from '#testing/test-database.ts';
import type { Database } from './database.ts';
import type { Sql } from './sql.ts';

const postgres = process.env.TEST_DATABASE_URL !== undefined;

/** Unhandled errors would end the process; vitest fails if one occurs. */
describe.runIf(postgres)('a lost connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openBareDatabase();
    await database.pool.query('create table notes (text text)');
  });
  afterAll(() => database.close());

  async function terminate(pid: number): Promise<void> {
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
    const left = async () => (await database.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount;
    await expect.poll(left).toBe(0);
  }
  const pidOf = async (sql: Sql) =>
    (await sql.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' }))[0]?.pid ?? 0;

  it('a connection that ends between two statements fails its transaction as unavailable, and the pool still works', async () => {
    const failed = await database.sql
      .transaction(async (sql) => {
        await sql.query({ text: "insert into notes values ('lost')" });
        await terminate(await pidOf(sql));
        await sql.query({ text: "insert into notes values ('never')" });
      })
      .catch(toAppError);
    expect(failed).toMatchObject({ code: 'unavailable', retryAfter: 1 });
    await database.sql.transaction((sql) => sql.query({ text: "insert into notes values ('after')" }));
    expect(await database.sql.query({ text: 'select text from notes' })).toEqual([{ text: 'after' }]);
  });

  it('a connection that ends within a statement fails its transaction as unavailable', async () => {
    const failed = await database.sql
      .transaction((sql) => sql.query({ text: 'select pg_terminate_backend(pg_backend_pid())' }))
      .catch(toAppError);
    expect(failed).toMatchObject({ code: 'unavailable' });
  });

  it('code under the start lock fails when the connection that holds the lock ends', async () => {
    const holder = async () => {
      const text =
        "select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())";
      return (await database.sql.query<{ pid: number }>({ text }))[0]?.pid ?? 0;
    };
    const failed = database.exclusively(async () => {
      await terminate(await holder());
      await new Promise(() => {});
    });
    await expect(failed).rejects.toThrow('terminating connection due to administrator command');
    expect(await database.exclusively(async () => 'next')).toBe('next');
  });
});
