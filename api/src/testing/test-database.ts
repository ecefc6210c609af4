import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '#base/database/database.ts';
import { migrateDatabase } from '#base/database/migrate.ts';
import type { Sql } from '#base/database/sql.ts';
import { seedRoles } from '#modules/people/roles/seed-roles.ts';
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

/** The addresses of the databases on a server. */
const addresses = new WeakMap<Sql, string>();

/** A new database without tables: on the server of TEST_DATABASE_URL, else embedded and in memory. */
export async function openBareDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  const databaseUrl = server ? await createOnServer(server) : undefined;
  const database = await openDatabase({
    databaseUrl,
    folder: 'memory://',
    poolSize: 4,
    onFailure: (error) => {
      throw error;
    },
  });
  if (databaseUrl) addresses.set(database.sql, databaseUrl);
  return database;
}

/** The same with the schema and the built-in roles. */
export async function openTestDatabase(): Promise<Database> {
  const database = await openBareDatabase();
  await migrateDatabase(database);
  await seedRoles(database.sql, permissionGroups);
  return database;
}

/** A larger table is vacuumed after its rows were deleted. */
const ROOM = 8 * 8192;

/**
 * A function that empties every table except built-in roles and their permissions, restarts their ids, and returns the
 * names of tables that have grown. It deletes rows, because `truncate` makes new files for each table and index, and
 * every connection reads the catalog again, which took PostgreSQL more time than all the tests' own statements. Its
 * statements are planned once per connection. Its locks wait for writers of the former test.
 */
const functionText = `do $create$
declare
  kept name[] := '{roles, role_permissions, known_permissions}';
  tables text[] := array(
    select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename <> all (kept) order by tablename);
  numbers text[] := array(
    select format('perform setval(%L, %s, false);', s.seqrelid::regclass, s.seqstart)
    from pg_sequence s join pg_depend d on d.objid = s.seqrelid and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid and t.relnamespace = 'public'::regnamespace
    where t.relname <> all (kept));
begin
  create schema testing;
  execute 'create function testing.empty_tables() returns text language plpgsql as $empty$ begin'
    || ' lock table ' || array_to_string(tables, ', ') || ' in share row exclusive mode;'
    || ' delete from ' || array_to_string(tables, '; delete from ') || ';'
    || array_to_string(numbers, ' ')
    || ' delete from role_permissions where role_id in (select id from roles where not built_in);'
    || ' delete from roles where not built_in;'
    || ' delete from pgboss.job;'
    || format(' return (select string_agg(each::text, %L) from unnest(%L::regclass[]) each where pg_relation_size(each) > ${ROOM});', ', ', tables)
    || ' end $empty$';
end $create$`;

/** Triggers do not fire, as with `truncate`. */
const WITHOUT_TRIGGERS = 'session_replication_role=replica';

type Emptying = (text: string) => Promise<{ grown: string | null }[]>;

/** On a server in a session of its own: each change of the parameter would discard the plans of a session. */
async function emptyingOn(database: Database, url: string): Promise<Emptying> {
  const client = new pg.Client({ connectionString: url, options: `-c ${WITHOUT_TRIGGERS}` });
  // Where a test ends the connections, the next emptying fails.
  client.on('error', () => {});
  await client.connect();
  const { close } = database;
  database.close = async () => {
    await client.end();
    await close();
  };
  return async (text) => (await client.query(text)).rows;
}

/** The embedded database has one session. */
const emptyingEmbedded =
  ({ sql }: Database): Emptying =>
  async (text) => {
    await sql.query({ text: `set ${WITHOUT_TRIGGERS}` });
    const rows = await sql.query<{ grown: string | null }>({ text });
    await sql.query({ text: 'reset session_replication_role' });
    return rows;
  };

const prepared = new WeakMap<Database, Promise<Emptying>>();

async function prepare(database: Database): Promise<Emptying> {
  await database.sql.query({ text: functionText });
  const url = addresses.get(database.sql);
  return url ? emptyingOn(database, url) : emptyingEmbedded(database);
}

/** Empties every table except built-in roles and their permissions. */
export async function emptyTables(database: Database): Promise<void> {
  const preparing = prepared.get(database) ?? prepare(database);
  prepared.set(database, preparing);
  const empty = await preparing;
  const [emptied] = await empty('select testing.empty_tables() as grown');
  if (emptied?.grown) await database.sql.query({ text: `vacuum ${emptied.grown}` });
}
