import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { Deps } from '#base/http/ctx.ts';
import { openRealtime } from '#base/realtime/realtime.ts';
import { createApp } from '../app.ts';
import type { TestApi } from './test-api.ts';

function socketsOf(server: Server): Set<Duplex> {
  const sockets = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
}

/**
 * The API of a test behind a port of its own, with realtime: one of the processes of an academy.
 * @param own the process's own way to the database, where it shall be another one's neighbour.
 */
export async function startInstance(api: TestApi, port = 0, own: Pick<Deps, 'database' | 'sessions'> = api.deps) {
  const { logger, settings } = api.deps;
  const { database, sessions } = own;
  const realtime = await openRealtime({ database, sessions, logger, publicUrl: settings.publicUrl }, undefined);
  const { hub } = realtime;
  if (!hub) throw new Error('no hub');
  const app = createApp({ ...api.deps, database, sessions, realtime });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const sockets = socketsOf(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  realtime.start(server);
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    key: hub.key,
    realtime,
    /** How many sockets are open. */
    sockets: () => sockets.size,
    /** Breaks every socket, as a network does. */
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      await realtime.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;
