import path from 'node:path';
import pg from 'pg';
import { outsideCalls } from '#base/limits/outside-calls.ts';
import { openEmbedded } from './embedded.ts';
import { PoolListener, ServerListener } from './listener.ts';
import { type Reads, readsOf } from './replica-reads.ts';
import { outliveLostConnections, serverPool } from './server-pool.ts';
import { type Sql, sqlOfPool } from './sql.ts';
import { lostLock, startProblem } from './start-problem.ts';

const INT8 = 20;
const START_LOCK = 4_711_001;
const CHECKPOINT_MS = 3 * 60_000;
const VACUUM_MS = 24 * 60 * 60_000;
/** One connection holds the start lock, the other one migrates. */
const DIRECT_CONNECTIONS = 2;

// Ids and counts are plain numbers in the process; all of them stay far below 2^53.
pg.types.setTypeParser(INT8, Number);

export interface Database extends Reads {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /** Connections that keep their session, for migrations. The same pool if there is no pooler. */
  direct: pg.Pool;
  sql: Sql;
  /** Runs while no other process uses the database: for work of a first start. */
  exclusively<T>(run: () => Promise<T>): Promise<T>;
  /** Calls `hear` with what any process sends by NOTIFY. The payload `*` means that anything may have changed. */
  listen(channel: string, hear: (payload: string) => void): void;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string | undefined;
  /** PostgreSQL's own address, if `databaseUrl` is that of a pooler in transaction mode. */
  directUrl?: string | undefined;
  replica?: { url: string; mostLagMs: number } | undefined;
  /** Folder of the embedded database, or `memory://`. */
  folder: string;
  poolSize: number;
  onFailure(error: Error): void;
}

/** The embedded database's folder inside the data folder. */
export const embeddedFolder = (dataDir: string): string => path.join(dataDir, 'database');

/** Opens PostgreSQL if an address is given, else the embedded database: a `pg` pool in both cases. */
export const openDatabase = (options: Options): Promise<Database> =>
  options.databaseUrl ? openServer(options.databaseUrl, options) : openInProcess(options);

/** @throws StartError with the server's own message. */
async function checkAddress(pool: pg.Pool, place: Parameters<typeof startProblem>[0]): Promise<void> {
  await pool.query('select 1').catch((error) => {
    throw startProblem(place, error);
  });
}

async function openServer(url: string, { poolSize: size, directUrl, replica }: Options): Promise<Database> {
  const isPooled = directUrl !== undefined;
  const pool = serverPool(url, { size, isPooled });
  const direct = isPooled ? serverPool(directUrl, { size: DIRECT_CONNECTIONS }) : pool;
  const standby = replica && serverPool(replica.url, { size, isPooled, limits: outsideCalls.replica });
  const sql = sqlOfPool(pool);
  const listener = new ServerListener(directUrl ?? url);
  await checkAddress(pool, { setting: 'DATABASE_URL', url, isPooled });
  if (isPooled) await checkAddress(direct, { setting: 'DATABASE_DIRECT_URL', url: directUrl, isPooled: false });
  return {
    kind: 'postgres',
    pool,
    direct,
    sql,
    ...readsOf(sql, replica && standby && { sql: sqlOfPool(standby), mostLagMs: replica.mostLagMs }),
    exclusively: (run) => underLock(direct, run),
    listen: (channel, hear) => listener.listen(channel, hear),
    close: async () => {
      await listener.stop();
      await Promise.all([...new Set([pool, direct, standby])].map((each) => each?.end()));
    },
  };
}

/**
 * If the connection ends, the lock is released and other processes may start, so the work under the lock counts as
 * failed.
 * @throws StartError if the connection ends.
 */
async function underLock<T>(pool: pg.Pool, run: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const lost = new Promise<never>((_resolve, reject) => client.once('error', (error) => reject(lostLock(error))));
  lost.catch(() => {});
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [START_LOCK]).catch((error: Error) => {
      throw lostLock(error);
    });
    return await Promise.race([run(), lost]);
  } finally {
    // Ending the connection releases the lock in any state.
    client.release(true);
  }
}

/**
 * The embedded engine has no background processes: without these statements its write-ahead log grows without limit.
 */
function scheduleMaintenance(pool: pg.Pool): () => void {
  const quietly = (text: string) => () => void pool.query(text).catch(() => {});
  const timers = [setInterval(quietly('checkpoint'), CHECKPOINT_MS), setInterval(quietly('vacuum analyze'), VACUUM_MS)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

async function openInProcess(options: Options): Promise<Database> {
  const listener = new PoolListener();
  const { pool, close } = await openEmbedded(options.folder, { ...options, onConnect: listener.attach });
  outliveLostConnections(pool);
  const stopMaintenance = scheduleMaintenance(pool);
  const sql = sqlOfPool(pool);
  return {
    kind: 'embedded',
    pool,
    direct: pool,
    sql,
    ...readsOf(sql),
    // The lock of the folder keeps every other process out.
    exclusively: (run) => run(),
    listen: (channel, hear) => listener.listen(pool, channel, hear),
    close: async () => {
      stopMaintenance();
      await close();
    },
  };
}
