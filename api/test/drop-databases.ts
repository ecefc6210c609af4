import { rmSync } from 'node:fs';
import pg from 'pg';
import { TEST_DATABASE_PREFIX } from '../src/testing/test-database.ts';
import { sharedFolder } from './shared-folder.ts';

/** Removes the databases that the workers made on the server of TEST_DATABASE_URL. */
async function dropDatabases(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    `${TEST_DATABASE_PREFIX}${process.pid}\\_%`,
  ]);
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  await client.end();
}

export default function setup(): () => Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  return async () => {
    rmSync(sharedFolder(process.pid), { recursive: true, force: true });
    if (url) await dropDatabases(url);
  };
}
