import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '#base/database/database.ts';
import { migrateDatabase } from '#base/database/migrate.ts';
import type { Sql } from '#base/database/sql.ts';
import { seedRoles } from '#modules/roles/seed-roles.ts';
import { permissionGroups } from '../permissions.ts';

export const TEST_DATABASE_PREFIX = 'academy_test_';

async function createOnServer(url: string): Promise<string> {
  const name = `${TEST_DATABASE_PREFIX}${process.pid}_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** A database of its own without tables: on the server of TEST_DATABASE_URL, else embedded and in memory. */
export async function openBareDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return openDatabase({
    databaseUrl: server ? await createOnServer(server) : undefined,
    folder: 'memory://',
    poolSize: 4,
    onFailure: (error) => {
      throw error;
    },
  });
}

/** The same with the schema and the built-in roles. */
export async function openTestDatabase(): Promise<Database> {
  const database = await openBareDatabase();
  await migrateDatabase(database);
  await seedRoles(database.sql, permissionGroups);
  return database;
}

/** Finds the tables that hold a row, the built-in roles and their permissions apart, and empties those alone: most stay empty in most tests. */
const emptyText = `do $$
declare
  name text;
  filled boolean;
  written text[] := '{}';
begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not in ('roles', 'role_permissions', 'known_permissions') loop
    execute format('select exists(select from %I)', name) into filled;
    if filled then written := written || quote_ident(name); end if;
  end loop;
  if cardinality(written) > 0 then
    execute 'truncate ' || array_to_string(written, ', ') || ' restart identity cascade';
  end if;
  delete from roles where not built_in;
  delete from pgboss.job;
end $$`;

/** Empties every table but the built-in roles and their permissions. */
export async function emptyTables(sql: Sql): Promise<void> {
  await sql.query({ text: emptyText });
}
