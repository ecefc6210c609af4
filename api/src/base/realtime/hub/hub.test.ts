import type Ably from 'ably';
import { afterEach, describe, expect, it } from 'vitest';
import { publish } from '#base/realtime/publish.ts';
import { buildListener, listenTo, openClient, upTo } from '#testing/fixtures/realtime.fixture.ts';
import { type Instance, startInstance } from '#testing/live-instance.ts';
import { useTestApi } from '#testing/shared-api.ts';

const BREAKS = process.env.TEST_ALL === '1' ? 20 : 6;

const api = await useTestApi();
const instances: Instance[] = [];
const clients: Ably.Realtime[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const instance of instances.splice(0)) await instance.stop();
});

async function start(port?: number) {
  const instance = await startInstance(api, port);
  instances.push(instance);
  return instance;
}

const someone = () => buildListener(api);

function open(
  instance: Pick<Instance, 'url' | 'key'>,
  who: { userId: number; session: string },
  options: { seconds?: number; more?: Ably.ClientOptions } = {},
) {
  const opened = openClient(instance, { ...who, ...options });
  clients.push(opened.client);
  return opened;
}

const publishNow = (channel: string, n: number) =>
  publish(api.deps.database.sql, { channel, name: 'message', data: { n, text: 'سلام' } });
const failure = (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (error: Ably.ErrorInfo) => error.code,
  );

describe('a client of the hub, which is Ably’s own client', () => {
  it('a client receives what is published to its user’s channel', async () => {
    const instance = await start();
    const [student, other] = [await someone(), await someone()];
    const { client } = open(instance, student);
    const messages: Ably.InboundMessage[] = [];
    await client.channels.get(student.channel).subscribe((message) => messages.push(message));
    await publishNow(other.channel, 7);
    await publishNow(student.channel, 1);
    await expect.poll(() => messages.length).toBe(1);
    expect(messages[0]).toMatchObject({ name: 'message', data: { n: 1, text: 'سلام' } });
  });

  it('a broadcast reaches every client of the process and is not stored', async () => {
    const instance = await start();
    const heard: unknown[] = [];
    for (const who of [await someone(), await someone()]) {
      const channel = open(instance, who).client.channels.get(who.channel);
      await channel.subscribe(({ name, data }) => heard.push([name, data]));
    }
    instance.realtime.hub?.broadcast('platform.off-now', { remotes: ['mf-timeline'] });
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toEqual(Array(2).fill(['platform.off-now', { remotes: ['mf-timeline'] }]));
  });

  it('a client cannot attach to another user’s channel and stays attached to its own', async () => {
    const instance = await start();
    const [student, other] = [await someone(), await someone()];
    const { client } = open(instance, student);
    const { heard } = await listenTo(client, student.channel);
    expect(await failure(client.channels.get(other.channel).attach())).toBe(40160);
    expect(client.connection.state).toBe('connected');
    await publishNow(other.channel, 9);
    await publishNow(student.channel, 1);
    await expect.poll(() => heard).toEqual([1]);
  });

  it('a client cannot publish, neither by socket nor by HTTP', async () => {
    const instance = await start();
    const student = await someone();
    const { client } = open(instance, student);
    const { heard } = await listenTo(client, student.channel);
    expect(await failure(client.channels.get(student.channel).publish('message', { n: 1 }))).toBe(40160);
    const forged = await fetch(`${instance.url}/channels/${student.channel}/messages`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('academy.x:guess').toString('base64')}` },
      body: JSON.stringify({ name: 'message', data: '{"n":2}', encoding: 'json' }),
    });
    expect([forged.status, forged.headers.get('x-ably-errorcode')]).toEqual([401, '40160']);
    await publishNow(student.channel, 3);
    await expect.poll(() => heard).toEqual([3]);
  });

  it('a client can detach from a channel and attach again, and its pings get a response', async () => {
    const instance = await start();
    const student = await someone();
    const { client } = open(instance, student);
    const { heard } = await listenTo(client, student.channel);
    expect(await client.connection.ping()).toBeGreaterThanOrEqual(0);
    await client.channels.get(student.channel).detach();
    await publishNow(student.channel, 1);
    await client.channels.get(student.channel).attach();
    await publishNow(student.channel, 2);
    await expect.poll(() => heard.at(-1)).toBe(2);
  });

  it('a MessagePack client gets the advice to use JSON', async () => {
    const instance = await start();
    const { client } = open(instance, await someone(), { more: { useBinaryProtocol: true } });
    const change = await client.connection.whenState('failed');
    expect(change?.reason?.message).toContain('useBinaryProtocol');
  });
});

describe('a token', () => {
  it('a token is renewed in place, repeatedly, without losing a message', async () => {
    const instance = await start();
    const student = await someone();
    const { client, asked } = open(instance, student, { seconds: 2 });
    const { heard, resumed } = await listenTo(client, student.channel);
    const { id } = client.connection;
    const states: string[] = [];
    client.connection.on((change) => states.push(change.current));
    let n = 0;
    await expect
      .poll(
        async () => {
          n += 1;
          await publishNow(student.channel, n);
          return asked.tokens;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(3);
    await expect.poll(() => heard).toEqual(upTo(n));
    expect(new Set(states)).toEqual(new Set(['connected']));
    expect([client.connection.id, resumed]).toEqual([id, [false]]);
    expect(asked.tokens).toBeLessThan(6);
  });

  it('a token of another installation, a forged or an expired token is rejected', async () => {
    const instance = await start();
    const [student, other] = [await someone(), await someone()];
    const impostor = open(instance, student, { more: { clientId: String(other.userId) } });
    expect((await impostor.client.connection.whenState('failed'))?.reason?.code).toBe(40102);
    const key = { name: instance.key.name, secret: 'guessed' };
    const forged = open({ url: instance.url, key }, student);
    expect((await forged.client.connection.whenState('disconnected'))?.reason?.code).toBe(40144);
    const late = open(instance, student, { seconds: -1 });
    expect((await late.client.connection.whenState('disconnected'))?.reason?.code).toBe(40142);
  });

  it('a token is rejected as soon as its session has ended', async () => {
    const instance = await start();
    const [student, other] = [await someone(), await someone()];
    const { client, asked } = open(instance, student);
    const bystander = open(instance, other);
    await Promise.all([listenTo(client, student.channel), listenTo(bystander.client, other.channel)]);
    await api.request('post', '/api/auth/logout', { token: student.token });
    expect((await client.connection.whenState('disconnected'))?.reason?.code).toBe(40141);
    await expect.poll(() => asked.tokens).toBeGreaterThan(1);
    expect(client.connection.state).not.toBe('connected');
    expect(bystander.client.connection.state).toBe('connected');
  });

  it('a token of a deactivated user is rejected at once', async () => {
    const instance = await start();
    const student = await someone();
    const { client } = open(instance, student);
    await listenTo(client, student.channel);
    await api.deps.database.sql.query({
      text: 'update users set active = false where id = $1',
      values: [student.userId],
    });
    expect((await client.connection.whenState('disconnected'))?.reason?.code).toBe(40141);
    const response = await api.request('get', '/api/realtime/token', { token: student.token });
    expect(response.status).toBe(401);
  });
});

describe('a connection that breaks', () => {
  it(`a connection that breaks ${BREAKS} times loses no message and receives none twice`, async () => {
    const instance = await start();
    const student = await someone();
    const { client } = open(instance, student);
    const { heard, resumed } = await listenTo(client, student.channel);
    const messages = BREAKS * 10;
    for (let n = 1; n <= messages; n += 1) {
      await publishNow(student.channel, n);
      if (n % 10 > 0) continue;
      await expect.poll(() => resumed.length, { interval: 10 }).toBe(n / 10);
      const cut = client.connection.once('disconnected');
      instance.cut();
      await cut;
    }
    await expect.poll(() => heard.length).toBe(messages);
    expect(heard).toEqual(upTo(messages));
    await expect.poll(() => resumed).toEqual([false, ...upTo(BREAKS).map(() => true)]);
  });

  it('a client resumes in the next process without missing a message', async () => {
    const first = await start();
    const student = await someone();
    const { client } = open(first, student);
    const { heard, resumed } = await listenTo(client, student.channel);
    await publishNow(student.channel, 1);
    await expect.poll(() => heard).toEqual([1]);
    await first.stop();
    instances.splice(0);
    await publishNow(student.channel, 2);
    const second = await start(first.port);
    await publishNow(student.channel, 3);
    await expect.poll(() => heard).toEqual([1, 2, 3]);
    expect(resumed).toEqual([false, true]);
    expect(second.port).toBe(first.port);
  });

  it('a client that may have missed messages gets an event that says so', async () => {
    const instance = await start();
    const student = await someone();
    const { client } = open(instance, student);
    const { heard, resumed } = await listenTo(client, student.channel);
    const expireMessages = `update realtime_messages set created_at = now() - interval '2 hours'`;
    await publishNow(student.channel, 1);
    await expect.poll(() => heard).toEqual([1]);
    await api.deps.database.sql.query({ text: expireMessages });
    const channel = client.channels.get(student.channel) as unknown as { properties: { channelSerial: string } };
    channel.properties.channelSerial = channel.properties.channelSerial.replace(/:\d+$/, ':1');
    await api.deps.database.sql.query({ text: 'delete from realtime_messages' });
    await api.deps.database.sql.query({
      text: `insert into realtime_messages (channel, message_key, body) values ($1, 'later', '{"name":"message","data":{"n":2}}')`,
      values: [student.channel],
    });
    instance.cut();
    await expect.poll(() => resumed).toEqual([false, false]);
  });
});
