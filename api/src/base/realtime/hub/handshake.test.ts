import { once } from 'node:events';
import { tokenProtocols } from '@academy/shared-auth/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { signToken } from '#base/realtime/realtime-token.ts';
import { buildListener } from '#testing/fixtures/realtime.fixture.ts';
import { type Instance, startInstance } from '#testing/live-instance.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { Action } from './protocol.ts';

const api = await useTestApi();
const instances: Instance[] = [];
afterEach(async () => {
  for (const instance of instances.splice(0)) await instance.stop();
});

/** The hub's first message to a socket with these sub-protocols. */
async function greeted(url: string, protocols: string[]) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?v=6&format=json`, protocols);
  const [data] = await once(socket, 'message');
  socket.close();
  return { action: JSON.parse(String(data)).action, protocol: socket.protocol };
}

describe('a browser’s handshake', () => {
  it('the WebSocket handshake carries the token as a sub-protocol, which the response does not repeat', async () => {
    const instance = await startInstance(api);
    instances.push(instance);
    const { userId, session } = await buildListener(api);
    const token = await signToken(instance.key, { userId, session, now: new Date(), seconds: 60 });
    expect(await greeted(instance.url, tokenProtocols(token))).toEqual({
      action: Action.connected,
      protocol: 'academy.token',
    });
    expect((await greeted(instance.url, tokenProtocols(`${token}x`))).action).toBe(Action.error);
    expect((await greeted(instance.url, [token])).action).toBe(Action.error);
  });
});
