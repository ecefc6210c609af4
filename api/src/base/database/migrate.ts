import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { packageRoot } from './package-root.ts';

/** Brings the schema up to date. The migrator has no lock of its own: call it within `exclusively`. */
export async function migrateDatabase({ direct }: Database, folder = path.join(packageRoot, 'drizzle')): Promise<void> {
  const client = await direct.connect();
  try {
    await client.query('set statement_timeout = 0');
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}
