import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '#base/database/database.ts';
import { migrateDatabase } from '#base/database/migrate.ts';
import { packageRoot } from '#base/database/package-root.ts';

/** Migrates the schema up to the last version without this migration. */
export async function migrateBefore(database: Database, name: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-migrations-'));
  try {
    cpSync(path.join(packageRoot, 'drizzle'), folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
    const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
    await migrateDatabase(database, { folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
