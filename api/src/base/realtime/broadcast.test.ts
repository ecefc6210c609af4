import { createServer } from 'node:http';
import { hubOptions } from '@academy/shared-auth/contract';
import { afterEach, expect, it } from 'vitest';
import { buildListener, openClient, standInForAbly } from '#testing/fixtures/realtime.fixture.ts';
import { startInstance } from '#testing/live-instance.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { EVERYBODY } from './publish.ts';
import { Realtime } from './realtime.ts';

const api = await useTestApi();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

/** A process of an academy that publishes through Ably. */
async function processWithAbly(ablyUrl: string): Promise<Realtime> {
  const { database, sessions, logger } = api.deps;
  const deps = { database, sessions, logger, publicUrl: 'http://x', ablyAddress: hubOptions(ablyUrl) };
  const realtime = new Realtime(deps, 'academy.key:secret', true);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  realtime.start(server);
  undo.push(async () => {
    await realtime.stop();
    server.close();
  });
  return realtime;
}

it('a broadcast of several processes reaches the common channel of Ably as one event', async () => {
  const ably = await standInForAbly();
  undo.push(ably.close);
  const processes = [await processWithAbly(ably.url), await processWithAbly(ably.url)];
  for (const realtime of processes) realtime.broadcast('off-now-7', 'platform.off-now', { remotes: ['mf-a'] });
  await expect.poll(ably.calls).toBe(2);
  const event = { channel: EVERYBODY, name: 'platform.off-now', data: { remotes: ['mf-a'] } };
  expect(ably.taken).toEqual([{ ...event, id: 'off-now-7:0' }]);
  processes[0]?.broadcast('off-now-8', 'platform.off-now', { remotes: ['mf-b'] });
  await expect.poll(() => ably.taken.map(({ id }) => id)).toEqual(['off-now-7:0', 'off-now-8:0']);
});

it('a broadcast that Ably rejects does not fail the process', async () => {
  const ably = await standInForAbly(() => 500);
  undo.push(ably.close);
  (await processWithAbly(ably.url)).broadcast('off-now-7', 'platform.off-now', { remotes: [] });
  await expect.poll(ably.calls).toBeGreaterThan(0);
  expect(ably.taken).toEqual([]);
});

it('an Ably token subscribes to the common and the viewer’s own channel, a token of the hub only to the viewer’s own channel', async () => {
  const ably = await standInForAbly();
  undo.push(ably.close);
  const who = await buildListener(api);
  const viewer = await api.deps.sessions.find(who.token);
  if (!viewer) throw new Error('no session');
  const granted = await (await processWithAbly(ably.url)).grant(viewer, new Date());
  const own = await api.deps.realtime.grant(viewer, new Date());
  const heardBy = ({ token }: { token: string }) => {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return JSON.parse(claims['x-ably-capability']);
  };
  expect([granted.shared, heardBy(granted)]).toEqual([
    EVERYBODY,
    { [who.channel]: ['subscribe'], [EVERYBODY]: ['subscribe'] },
  ]);
  expect([own.shared, heardBy(own)]).toEqual([null, { [who.channel]: ['subscribe'] }]);
});

it('Ably’s client listens to both channels with one connection and one token', async () => {
  const instance = await startInstance(api);
  undo.push(() => instance.stop());
  const who = await buildListener(api);
  const { client } = openClient(instance, { ...who, channels: [EVERYBODY] });
  undo.push(async () => client.close());
  const heard: unknown[] = [];
  for (const name of [who.channel, EVERYBODY])
    await client.channels.get(name).subscribe(({ name: event, data }) => heard.push([name, event, data]));
  await instance.realtime.hub?.log.append(EVERYBODY, 'off-now-7:0', {
    name: 'platform.off-now',
    data: '{"remotes":[]}',
  });
  await expect.poll(() => heard).toEqual([[EVERYBODY, 'platform.off-now', '{"remotes":[]}']]);
});
