import path from 'node:path';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';
import { listenOnServer, PoolListener } from './listener.ts';
import { type Sql, sqlOfPool } from './sql.ts';

const INT8 = 20;
const START_LOCK = 4_711_001;
const CHECKPOINT_MS = 3 * 60_000;
const VACUUM_MS = 24 * 60 * 60_000;

// Ids and counts are numbers inside the process; all of them stay far below 2^53.
pg.types.setTypeParser(INT8, Number);

export interface Database {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  sql: Sql;
  /** Runs while no other process does anything in here: what a first start has to do once. */
  exclusively<T>(run: () => Promise<T>): Promise<T>;
  /** Hears what any process says by NOTIFY. `*` as payload: anything may have changed. */
  listen(channel: string, hear: (payload: string) => void): void;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string | undefined;
  /** Folder of the embedded database, or `memory://`. */
  folder: string;
  poolSize: number;
  onFailure(error: Error): void;
}

/** Where the embedded database lives below the data folder. */
export const embeddedFolder = (dataDir: string): string => path.join(dataDir, 'database');

/** Opens PostgreSQL where an address is given, else the embedded database: the same `pg` pool either way. */
export const openDatabase = (options: Options): Promise<Database> =>
  options.databaseUrl ? openServer(options.databaseUrl, options) : openInProcess(options);

async function openServer(url: string, options: Options): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    keepAlive: true,
    // Calls read few rows: to compile a plan that looks expensive takes longer than to run it.
    options: '-c jit=off',
  });
  // A server that restarts ends idle connections; the pool opens new ones by itself.
  pool.on('error', () => {});
  const listeners: (() => Promise<void>)[] = [];
  await pool.query('select 1');
  return {
    kind: 'postgres',
    pool,
    sql: sqlOfPool(pool),
    exclusively: (run) => underLock(pool, run),
    listen: (channel, hear) => void listeners.push(listenOnServer(url, channel, hear)),
    close: async () => {
      await Promise.all(listeners.map((stop) => stop()));
      await pool.end();
    },
  };
}

async function underLock<T>(pool: pg.Pool, run: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await run();
  } finally {
    // Ending the connection gives the lock back, whatever state it is in.
    client.release(true);
  }
}

/** The embedded engine has no background processes: without these its write-ahead log grows without limit. */
function scheduleMaintenance(pool: pg.Pool): () => void {
  const quietly = (text: string) => () => void pool.query(text).catch(() => {});
  const timers = [setInterval(quietly('checkpoint'), CHECKPOINT_MS), setInterval(quietly('vacuum analyze'), VACUUM_MS)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

async function openInProcess(options: Options): Promise<Database> {
  const listener = new PoolListener();
  const { pool, close } = await openEmbedded(options.folder, { ...options, onConnect: listener.attach });
  pool.on('error', () => {});
  const stopMaintenance = scheduleMaintenance(pool);
  return {
    kind: 'embedded',
    pool,
    sql: sqlOfPool(pool),
    // The folder's lock has kept every other process out.
    exclusively: (run) => run(),
    listen: (channel, hear) => listener.listen(pool, channel, hear),
    close: async () => {
      stopMaintenance();
      await close();
    },
  };
}
