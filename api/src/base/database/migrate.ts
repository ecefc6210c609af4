import path from 'node:path';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';
import { type Applied, applyMigration } from './migrations/apply-migration.ts';
import { lastApplied } from './migrations/bookkeeping.ts';
import { readMigrations } from './migrations/read-migrations.ts';
import { packageRoot } from './package-root.ts';

const PATIENCE_MS = 120_000;

interface Options {
  folder?: string;
  /** Called after each migration. */
  report?(applied: Applied): void;
  patienceMs?: number;
}

async function deadlockMsOf(client: PoolClient): Promise<number> {
  const text = "select setting::int as ms from pg_settings where name = 'deadlock_timeout'";
  return (await client.query<{ ms: number }>(text)).rows[0]?.ms ?? 1000;
}

/**
 * Brings the schema up to date, each migration in a transaction of its own. It has no lock against a second process:
 * call it within `exclusively`.
 * @throws StartError that names the migration, and what failed or was in the way.
 */
export async function migrateDatabase({ direct }: Database, options: Options = {}): Promise<void> {
  const { folder = path.join(packageRoot, 'drizzle'), report, patienceMs = PATIENCE_MS } = options;
  const client = await direct.connect();
  let failed = true;
  try {
    await client.query('set statement_timeout = 0');
    const last = await lastApplied(client);
    const patience = { patienceMs, deadlockMs: await deadlockMsOf(client) };
    for (const migration of readMigrations(folder).filter(({ when }) => when > last)) {
      const applied = await applyMigration(client, migration, patience);
      report?.(applied);
    }
    await client.query('reset statement_timeout');
    failed = false;
  } finally {
    // A connection with the parameters of a migration is of no use to requests.
    client.release(failed);
  }
}
