import { expect, onTestFinished } from 'vitest';
import type { Database } from '#base/database/database.ts';

interface Held {
  query(text: string, values?: unknown[]): Promise<unknown>;
  /** Resolves when another transaction waits for a lock. */
  waiting(): Promise<void>;
  commit(): Promise<void>;
}

const BLOCKED = `select count(*)::int as n from pg_locks where not granted
  and pid in (select pid from pg_stat_activity where datname = current_database())`;

/**
 * A transaction that a test keeps open while the API is called; only on PostgreSQL, because the embedded engine has one
 * connection.
 */
export async function holdTransaction({ pool }: Database): Promise<Held> {
  const client = await pool.connect();
  let isOpen = true;
  const end = async (how: 'commit' | 'rollback') => {
    if (!isOpen) return;
    isOpen = false;
    await client.query(how);
    client.release();
  };
  // An open transaction of a failed test would block all later tests.
  onTestFinished(() => end('rollback'));
  await client.query('begin');
  return {
    query: (text, values = []) => client.query(text, values),
    // Outside of the transaction, which always sees the connections of its first read.
    waiting: () => expect.poll(async () => (await pool.query(BLOCKED)).rows[0].n).toBeGreaterThan(0),
    commit: () => end('commit'),
  };
}
