import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../platform/scripts/postgres.mjs';

const QUERY = 'Q'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);
/** The first message of a PostgreSQL connection has a length but no type. */
const STARTUP_HEAD = 4;
const HEAD = 5;

/** Reads a PostgreSQL client's messages one by one and calls `onMessage` with the type of each. */
function messageReader(onMessage: (type: number) => void): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0);
  let isStarted = false;
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const head = isStarted ? HEAD : STARTUP_HEAD;
      if (waiting.length < head) return;
      const length = isStarted ? 1 + waiting.readUInt32BE(1) : waiting.readUInt32BE(0);
      if (waiting.length < length) return;
      if (isStarted) onMessage(waiting[0] ?? 0);
      isStarted = true;
      waiting = waiting.subarray(length);
    }
  };
}

export interface CountingProxy {
  /** Address of the database through the proxy. */
  url: string;
  /** Number of statements run so far, by all clients. */
  statements: () => number;
  close: () => void;
}

/** A proxy between a server and its database that counts the statements that are run. */
export async function openCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    client.setNoDelay();
    database.setNoDelay();
    client.on(
      'data',
      messageReader((type) => {
        if (type === QUERY || type === EXECUTE) count += 1;
      }),
    );
    client.pipe(database).pipe(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => open.delete(one));
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    statements: () => count,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
