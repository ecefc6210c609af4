import { expect } from 'vitest';
import type { Database } from '#base/database/database.ts';

interface Held {
  query(text: string, values?: unknown[]): Promise<unknown>;
  /** Resolves once another transaction waits for a lock. */
  waiting(): Promise<void>;
  commit(): Promise<void>;
}

/** A transaction that a test keeps open while the API is called; on PostgreSQL alone, the embedded engine has one connection. */
export async function holdTransaction({ pool }: Database): Promise<Held> {
  const client = await pool.connect();
  await client.query('begin');
  const blocked = `select count(*)::int as n from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`;
  return {
    query: (text, values = []) => client.query(text, values),
    waiting: () => expect.poll(async () => (await client.query(blocked)).rows[0].n).toBeGreaterThan(0),
    async commit() {
      await client.query('commit');
      client.release();
    },
  };
}
