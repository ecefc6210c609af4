import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { HubConnection } from './connection.ts';
import { Action } from './protocol.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const close of undo.splice(0).reverse()) close();
});

/** A connection of the hub, and the socket at its other end. */
async function connect({ autoPong, wantsHeartbeats = false }: { autoPong: boolean; wantsHeartbeats?: boolean }) {
  const server = new WebSocketServer({ port: 0 });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { autoPong });
  undo.push(() => {
    client.terminate();
    server.close();
  });
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  await once(client, 'open');
  const listener = { userId: 1, session: 'aa', channels: new Set<string>(), expiresAt: Date.now() + 60_000 };
  return {
    client,
    socket,
    connection: new HubConnection(socket, listener, null, { wantsHeartbeats, onEnd: () => {} }),
  };
}

describe('a connection', () => {
  it('a connection without a sign of life between two checks is closed', async () => {
    const { client, connection } = await connect({ autoPong: false });
    connection.look();
    expect(client.readyState).toBe(WebSocket.OPEN);
    connection.look();
    await once(client, 'close');
  });

  it('a connection that responds stays open', async () => {
    const { client, socket, connection } = await connect({ autoPong: true });
    for (const responded of [once(socket, 'pong'), null]) {
      connection.look();
      await responded;
    }
    expect([client.readyState, socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  });

  it('a browser, which cannot see pings, gets a message instead', async () => {
    const { client, connection } = await connect({ autoPong: true, wantsHeartbeats: true });
    const heard = once(client, 'message');
    connection.look();
    expect(JSON.parse(String((await heard)[0]))).toEqual({ action: Action.heartbeat });
  });
});
