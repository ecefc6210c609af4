import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hubOptions } from '@academy/shared-auth/contract';
import { createAdaptorServer } from '@hono/node-server';
import Ably from 'ably';
import type { Deps } from '#platform/http/ctx.ts';
import type { TestApi } from '#testing/test-api.ts';
import { createApp } from '../../app.ts';
import { openRealtime } from './realtime.ts';
import { signToken } from './realtime-token.ts';

/** A process of the academy that listens, as far as realtime goes. */
export async function startInstance(api: TestApi, port = 0, own: Pick<Deps, 'database' | 'sessions'> = api.deps) {
  const { logger, settings } = api.deps;
  const { database, sessions } = own;
  const realtime = await openRealtime({ database, sessions, logger, publicUrl: settings.publicUrl }, undefined);
  const { hub } = realtime;
  if (!hub) throw new Error('no hub');
  const app = createApp({ ...api.deps, database, sessions, realtime });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  realtime.start(server);
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    key: hub.key,
    realtime,
    server,
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

/** Sockets that are open, as the server sees them: to be cut by a test. */
export function socketsOf(server: Server): Set<{ destroy(): void }> {
  const sockets = new Set<{ destroy(): void }>();
  server.on('upgrade', (_request, socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
}

interface ClientOptions {
  seconds?: number;
  session: string;
  userId: number;
  more?: Ably.ClientOptions;
}

/** The official client, in Node. Counts the tokens that it asked for. */
export function openClient(instance: Pick<Instance, 'url' | 'key'>, options: ClientOptions) {
  const { userId, session, seconds = 3600, more } = options;
  const asked = { tokens: 0 };
  const clientOptions: Ably.ClientOptions = {
    ...hubOptions(instance.url),
    disconnectedRetryTimeout: 100,
    logLevel: 0,
    authCallback: (_params, done) => {
      asked.tokens += 1;
      done(null, signToken(instance.key, { userId, session, now: new Date(), seconds }));
    },
    ...more,
  };
  return { client: new Ably.Realtime(clientOptions), asked };
}
