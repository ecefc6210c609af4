import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import pg from 'pg';
import { StartError } from '#base/errors/start-error.ts';
import { lockFolder } from './folder-lock.ts';
import { PortStream } from './port-stream.ts';

/** The PostgreSQL version inside the pinned PGlite; no other version opens its data folder. */
const EMBEDDED_MAJOR = '18';
const MEMORY = 'memory://';

const versionFile = (folder: string) => path.join(folder, 'PG_VERSION');

function rejectOtherVersion(folder: string): void {
  const file = versionFile(folder);
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  if (found !== EMBEDDED_MAJOR)
    throw new StartError(
      `The database in ${folder} was written by PostgreSQL ${found}; this release embeds ${EMBEDDED_MAJOR}. ` +
        'Export it with the release that wrote it, or start with another DATA_DIR.',
    );
}

function workerReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', (error) => reject(new Error(`The embedded database did not start: ${shorten(error)}`)));
    worker.once('exit', (code) => reject(new Error(`The embedded database ended at its start (${code})`)));
  });
}

/** Otherwise an uncaught error in the engine prints its whole minified source. */
const shorten = (error: Error) => String(error?.message ?? error).slice(0, 500);

function closeWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.removeAllListeners('exit');
    worker.once('exit', () => resolve());
    worker.postMessage({ close: true });
  });
}

/** A new connection to the worker's single backend. */
function connect(worker: Worker): PortStream {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ port: port2 }, [port2]);
  return new PortStream(port1);
}

async function startWorker(folder: string): Promise<Worker> {
  const worker = new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData: { dataDir: folder } });
  await workerReady(worker);
  worker.removeAllListeners('exit');
  return worker;
}

/** Created in a temporary folder and then renamed: a killed process leaves nothing that looks like a database. */
async function makeCluster(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await closeWorker(await startWorker(draft));
  renameSync(draft, folder);
}

/** Locks the folder for this process and creates a database if there is none. */
async function prepareFolder(folder: string): Promise<() => void> {
  rejectOtherVersion(folder);
  const unlock = await lockFolder(folder);
  try {
    if (!existsSync(versionFile(folder))) await makeCluster(folder);
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}

interface Hooks {
  /** Called if the engine ends by itself; the process cannot continue then. */
  onFailure(error: Error): void;
  onConnect(client: pg.ClientBase): Promise<void>;
}

/**
 * Starts the embedded database in a worker thread and returns a plain `pg` pool of one connection to it.
 * @param folder its data folder, or `memory://` for a database that ends with the process.
 * @throws StartError if the folder is in use or was written by another version.
 */
export async function openEmbedded(folder: string, { onFailure, onConnect }: Hooks) {
  const unlock = folder === MEMORY ? () => {} : await prepareFolder(folder);
  const worker = await startWorker(folder).catch((error) => {
    unlock();
    throw error;
  });
  worker.on('error', (error) => onFailure(new Error(shorten(error))));
  worker.on('exit', () => onFailure(new Error('The embedded database ended')));
  const pool = new pg.Pool({
    stream: () => connect(worker) as never,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    onConnect,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  });
  const close = async () => {
    await pool.end();
    await closeWorker(worker);
    unlock();
  };
  return { pool, close };
}
