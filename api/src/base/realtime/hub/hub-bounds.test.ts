import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { signToken } from '#base/realtime/realtime-token.ts';
import { buildListener, listenTo, openClient, upTo } from '#testing/fixtures/realtime.fixture.ts';
import { type Instance, startInstance } from '#testing/live-instance.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { Action } from './protocol.ts';

const api = await useTestApi();
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

async function start(): Promise<Instance> {
  const instance = await startInstance(api);
  undo.push(() => instance.stop());
  return instance;
}

type Listener = Awaited<ReturnType<typeof buildListener>>;

/** A raw client, for messages that the official client does not send. */
async function openRaw({ url, key }: Instance, { userId, session }: Listener, path = '/') {
  const token = await signToken(key, { userId, session, now: new Date(), seconds: 60 });
  const socket = new WebSocket(`${url}${path}?access_token=${token}&format=json&v=6`);
  undo.push(() => socket.terminate());
  const said: { action: number; error?: { code: number } }[] = [];
  socket.on('message', (data) => said.push(JSON.parse(String(data))));
  socket.on('error', () => {});
  return { socket, said };
}

const lastOf = ({ said }: { said: { action: number; error?: { code: number } }[] }) => {
  const { action, error } = said.at(-1) ?? { action: -1 };
  return [action, error?.code];
};

describe('the hub', () => {
  it('the hub drops a client that reads too slowly, and no other client', async () => {
    const instance = await start();
    const who = await buildListener(api);
    const slow = await openRaw(instance, who);
    await expect.poll(() => lastOf(slow)[0]).toBe(Action.connected);
    slow.socket.send(JSON.stringify({ action: Action.attach, channel: who.channel }));
    await expect.poll(() => lastOf(slow)[0]).toBe(Action.attached);
    slow.socket.pause();
    const { client } = openClient(instance, who);
    undo.push(() => client.close());
    const { heard } = await listenTo(client, who.channel);
    expect(instance.sockets()).toBe(2);
    const filler = 'x'.repeat(60_000);
    for (const n of upTo(150))
      await instance.realtime.hub?.log.append(who.channel, `${n}`, {
        name: 'message',
        data: JSON.stringify({ n, filler }),
        encoding: 'json',
      });
    await expect.poll(() => heard).toEqual(upTo(150));
    await expect.poll(() => instance.sockets()).toBe(1);
    expect(client.connection.state).toBe('connected');
  });

  it('at its end the hub informs all clients that they may reconnect', async () => {
    const instance = await start();
    const raw = await openRaw(instance, await buildListener(api));
    await expect.poll(() => lastOf(raw)[0]).toBe(Action.connected);
    const closed = once(raw.socket, 'close');
    await instance.realtime.stop();
    // 1012: the service restarts.
    expect([(await closed)[0], lastOf(raw)]).toEqual([1012, [Action.disconnected, 80_003]]);
  });

  it('the hub limits the sockets of one user without limiting others', async () => {
    const instance = await start();
    const [eager, other] = [await buildListener(api), await buildListener(api)];
    const many = await Promise.all(upTo(40).map(() => openRaw(instance, eager)));
    for (const each of many) await expect.poll(() => lastOf(each)[0]).toBe(Action.connected);
    const late = await openRaw(instance, eager);
    await expect.poll(() => lastOf(late)).toEqual([Action.disconnected, 42_910]);
    const another = await openRaw(instance, other);
    await expect.poll(() => lastOf(another)[0]).toBe(Action.connected);
  });

  it('the hub closes a connection with a wrong protocol, too many messages or too long ones', async () => {
    const instance = await start();
    const who = await buildListener(api);
    const nonsense = ['hello', '[]', '{"action":"attach"}', 'x'.repeat(20_000)];
    for (const words of nonsense) {
      const { socket, said } = await openRaw(instance, who);
      await expect.poll(() => said.length).toBe(1);
      socket.send(words);
      await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED);
    }
    const { socket, said } = await openRaw(instance, who);
    await expect.poll(() => said.length).toBe(1);
    for (const _ of upTo(400)) socket.send('{"action":0}');
    await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED);
    expect(instance.sockets()).toBe(0);
  });

  it('the hub accepts sockets at the root only, and survives any address', async () => {
    const instance = await start();
    const who = await buildListener(api);
    for (const path of ['/api/realtime', '//', '/%zz', '/dashboard']) {
      const { socket } = await openRaw(instance, who, path);
      await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED);
    }
    const open = await openRaw(instance, who);
    await expect.poll(() => lastOf(open)[0]).toBe(Action.connected);
  });

  it('only the key holder can publish, and errors have Ably’s format', async () => {
    const instance = await start();
    const publish = (body: string, credentials: string) =>
      fetch(`${instance.url}/channels/chat.1/messages`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
        body,
      });
    const key = `${instance.key.name}:${instance.key.secret}`;
    const errors = [
      [await publish('{"name":"a"}', 'academy.x:y'), 401, 40_160],
      [await publish('no', key), 400, 40_000],
      [await publish(JSON.stringify({ name: 'a', data: 'x'.repeat(70_000) }), key), 413, 40_009],
    ] as const;
    for (const [response, status, code] of errors) {
      expect([response.status, response.headers.get('x-ably-errorcode')]).toEqual([status, String(code)]);
      expect(await response.json()).toMatchObject({ error: { code, statusCode: status, message: expect.any(String) } });
    }
    const twice = [await publish('{"id":"a:0","name":"a"}', key), await publish('{"id":"a:0","name":"a"}', key)];
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(await api.deps.database.sql.query({ text: 'select message_key as key from realtime_messages' })).toEqual([
      { key: 'a:0' },
    ]);
  });
});
