import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, templateDir } from './places.ts';

interface Database {
  run(sql: string): Promise<void>;
  close(): Promise<void>;
}
interface Client {
  connect(): Promise<void>;
  query(sql: string): Promise<unknown>;
  end(): Promise<void>;
}
interface Embedded {
  exec(sql: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The server that holds a database for each academy; without one the databases are embedded in the data folders. */
const server = process.env.TEST_DATABASE_URL;
const TEMPLATE = 'academy_template';

const fromApi = createRequire(path.join(root, 'api/package.json'));

function addressOf(database: string): string {
  const url = new URL(server ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function openServer(url: string): Promise<Database> {
  const { Client } = fromApi('pg') as { Client: new (url: string) => Client };
  const client = new Client(url);
  await client.connect();
  return {
    run: async (sql) => {
      await client.query(sql);
    },
    close: () => client.end(),
  };
}

function openEmbedded(dataDir: string): Database {
  const { PGlite } = fromApi('@electric-sql/pglite') as { PGlite: new (options: { dataDir: string }) => Embedded };
  const database = new PGlite({ dataDir });
  return {
    run: async (sql) => {
      await database.exec(sql);
    },
    close: () => database.close(),
  };
}

async function within(database: Database, sql: string): Promise<void> {
  await database.run(sql).finally(() => database.close());
}

/** Runs SQL on the server itself, to create and drop databases. */
const onServer = async (sql: string) => within(await openServer(server ?? ''), sql);

/** Makes an empty database for the template. @returns its address; empty where it is embedded. */
export async function createTemplate(): Promise<string> {
  if (!server) return '';
  await onServer(`drop database if exists ${TEMPLATE}`);
  await onServer(`create database ${TEMPLATE}`);
  return addressOf(TEMPLATE);
}

/** Runs SQL in the template, which no server has open. */
export async function inTemplate(sql: string): Promise<void> {
  const database = server ? await openServer(addressOf(TEMPLATE)) : openEmbedded(path.join(templateDir, 'database'));
  await within(database, sql);
}

async function createDatabase(from: string): Promise<string> {
  if (!server) return '';
  const name = `academy_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} ${from}`);
  return addressOf(name);
}

/** Copies the template. @returns the copy's address; empty where it is embedded and part of the data folder. */
export const copyOfTemplate = () => createDatabase(`template ${TEMPLATE}`);

/** Makes a database without tables. @returns its address; empty where it is embedded and part of the data folder. */
export const emptyDatabase = () => createDatabase('');

/** Removes a copy after its server has stopped. */
export async function dropCopy(address: string): Promise<void> {
  if (address) await onServer(`drop database ${new URL(address).pathname.slice(1)} with (force)`);
}

/** Runs SQL in the database of a stopped academy. @param address as `copyOfTemplate` returned it. */
export async function inCopy(address: string, dataDir: string, sql: string): Promise<void> {
  await within(address ? await openServer(address) : openEmbedded(path.join(dataDir, 'database')), sql);
}
