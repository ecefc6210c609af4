import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { hubOptions } from '@academy/shared-auth/contract';
import { createAdaptorServer } from '@hono/node-server';
import type { Deps } from '#base/deps.ts';
import { EVERYBODY } from '#base/realtime/publish.ts';
import { openRealtime, Realtime } from '#base/realtime/realtime.ts';
import { signToken } from '#base/realtime/realtime-token.ts';
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
 * The API of a test on its own port, with realtime: one of an academy's processes.
 * @param own the process's own connection to the database, for a second process beside another one.
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
    /** The number of open sockets. */
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

interface GrantBody {
  data: object;
}

/**
 * A process of the academy that publishes through Ably. The hub of `ably` replaces Ably: it has the same protocol, and
 * its key has the same form. `fetch` makes calls; their tokens also name the session, which a hub checks.
 */
export async function startByAbly(api: TestApi, ably: Instance) {
  const { sessions, logger, settings } = api.deps;
  // An embedded database has one listener for each kind of notification, which stays the hub's.
  const database = { ...api.deps.database, listen: () => {} };
  const deps = { database, sessions, logger, publicUrl: settings.publicUrl, ablyAddress: hubOptions(ably.url) };
  const realtime = new Realtime(deps, `${ably.key.name}:${ably.key.secret}`, true);
  const app = createApp({ ...api.deps, realtime });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  realtime.start(server);
  return {
    broadcast: realtime.broadcast.bind(realtime),
    async fetch(request: Request): Promise<Response> {
      const response = await app.fetch(request);
      if (!request.url.endsWith('/realtime/token') || !response.ok) return response;
      const viewer = await sessions.find(request.headers.get('authorization')?.replace('Bearer ', '') ?? '');
      if (!viewer) throw new Error('no session');
      const token = await signToken(ably.key, { ...viewer, now: new Date(), seconds: 300, channels: [EVERYBODY] });
      const { data } = (await response.json()) as GrantBody;
      return Response.json({ data: { ...data, token } });
    },
    stop: () => realtime.stop(),
  };
}
