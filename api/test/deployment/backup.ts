import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { postgresPrograms } from '../../../platform/scripts/debian.mjs';
import type { FileStore } from '../../src/base/files/file-store.ts';

function run(program: string, args: string[]): void {
  const folder = postgresPrograms();
  if (!folder) throw new Error('PostgreSQL is not installed');
  execFileSync(path.join(folder, program), args, { stdio: 'pipe' });
}

/** As in docs/backup.md: files, database, then files again. */
export function backUp(databaseUrl: string, files: string, to: string): void {
  const copyFiles = () => cpSync(files, path.join(to, 'files'), { recursive: true });
  copyFiles();
  run('pg_dump', ['--format=custom', '--no-owner', `--file=${to}/academy.dump`, databaseUrl]);
  copyFiles();
}

export const restoreDatabase = (from: string, databaseUrl: string): void =>
  run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${databaseUrl}`, `${from}/academy.dump`]);

/** A hash of the rows of every table, by table. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle', 'pgboss') order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const text = `select count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as hash from ${name} t`;
    const { rows } = await client.query<{ hash: string }>(text);
    content[name] = rows[0]?.hash ?? '';
  }
  await client.end();
  return content;
}

/** Copies files from one store to another. */
export async function copyFiles(from: FileStore, to: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await to.put(key, Readable.from([await buffer(await from.get(key))]), 'application/octet-stream');
}
