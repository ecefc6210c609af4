// The embedded database in a thread of its own: PostgreSQL's wire protocol over message ports.
// Plain JavaScript, because a worker cannot be started from a TypeScript file under Node 20.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// WAL opened with O_SYNC: what is acknowledged has been handed to the disk. `-F` would switch that off.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=open_datasync'],
];
const inMemory = workerData.dataDir.startsWith('memory://');
const database = await PGlite.create({ dataDir: workerData.dataDir, ...(inMemory ? {} : { startParams }) });
parentPort.postMessage({ ready: true });

const TERMINATE = 0x58;
let chain = Promise.resolve();

// All ports speak to one backend: what a client leaves behind must not meet the next one.
async function forget() {
  await database.exec('rollback').catch(() => {});
  await database.exec('discard all').catch(() => {});
}

async function answer(port, message) {
  if (message[0] === TERMINATE) return forget();
  const parts = [];
  try {
    // `execProtocolRaw` leaks its parsed results in 0.5.16; the stream does not.
    await database.execProtocolRawStream(message, { onRawData: (data) => parts.push(data.slice()) });
    port.postMessage(
      parts,
      parts.map((part) => part.buffer),
    );
  } catch (error) {
    port.postMessage(String(error?.message ?? error).slice(0, 500));
  }
}

function serve(port) {
  port.on('message', (message) => {
    if (message === null) port.close();
    else chain = chain.then(() => answer(port, message));
  });
}

async function close() {
  await forget();
  await database.exec('checkpoint');
  await database.close();
  parentPort.postMessage({ closed: true });
  parentPort.close();
}

parentPort.on('message', (message) => {
  if (message.port) serve(message.port);
  if (message.close) chain = chain.then(close);
});
