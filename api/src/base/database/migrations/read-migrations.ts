import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export interface Migration {
  /** For example `0068_two_steps`. */
  name: string;
  statements: string[];
  /** When it was made: databases remember this number, and the order is by it. */
  when: number;
  hash: string;
}

/** The migrations of a folder that drizzle-kit wrote, in their order. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const names = new Map(journal.entries.map(({ tag, when }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis: when, hash }) => ({
    name: names.get(when) ?? String(when),
    statements: sql.filter((statement) => statement.trim() !== ''),
    when,
    hash,
  }));
}
