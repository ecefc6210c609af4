import type { PoolClient } from 'pg';
import { StartError } from '#base/errors/start-error.ts';
import { databaseErrorOf } from '../database-error.ts';
import type { Migration } from './read-migrations.ts';

/** The table of drizzle's own migrator: releases that used it and releases with this one follow each other. */
const TABLE = 'drizzle.__drizzle_migrations';

const NO_RIGHT = '42501';

/**
 * When the last migration of this database was made; 0 for a new database.
 * @throws StartError if the role may not do so.
 */
export function lastApplied(client: PoolClient): Promise<number> {
  return readOrCreate(client).catch((error: Error) => {
    if (databaseErrorOf(error)?.code !== NO_RIGHT) throw error;
    throw new StartError(`The role of the settings does not own the database, so it cannot migrate: ${error.message}`);
  });
}

async function readOrCreate(client: PoolClient): Promise<number> {
  const { rows: found } = await client.query<{ table: string | null }>(`select to_regclass('${TABLE}') as table`);
  if (!found[0]?.table) {
    await client.query('create schema if not exists drizzle');
    await client.query(
      `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
    );
  }
  const { rows } = await client.query<{ last: number | null }>(`select max(created_at) as last from ${TABLE}`);
  return rows[0]?.last ?? 0;
}

/** Stores in the transaction of a migration that it has been applied. */
export async function noteApplied(client: PoolClient, { hash, when }: Migration): Promise<void> {
  await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [hash, when]);
}
