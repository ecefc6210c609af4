// @vitest-environment node
import { createTestApi, startByAbly, startInstance, type TestApi, WebSocket } from '@academy/api/testing';
import { onRealtime, onRealtimeGap, replaceTransport, sessionStore, startRealtime } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { server } from '#/testing/server.ts';

type Instance = Awaited<ReturnType<typeof startInstance>>;
let api: TestApi;
let instance: Instance;
const undo: (() => void)[] = [];
vi.setConfig({ testTimeout: 30_000 });

/** The hosts to which sockets were opened. */
const hosts: string[] = [];

/** Ably's client connects to Ably's hosts; the hub replaces them. */
class SocketOfPage extends WebSocket {
  constructor(address: string, protocols?: string[]) {
    hosts.push(new URL(address).host);
    super(address.replace(/^wss:..[^/]+/, instance.url.replace('http', 'ws')), protocols);
  }
}

beforeAll(async () => {
  // These tests use real sockets.
  server.close();
  api = await createTestApi();
  instance = await startInstance(api);
  undo.push(replaceTransport(api.fetch));
  // The library reads the page's socket and address when it is loaded.
  vi.stubGlobal('WebSocket', SocketOfPage);
  vi.stubGlobal('location', { origin: instance.url });
}, 60_000);
afterEach(() => sessionStore.setState({ status: 'signed-out', user: null }));
afterAll(async () => {
  for (const restore of undo) restore();
  await instance.stop();
  await api.close();
});

async function someone() {
  const user = await api.buildUser();
  const token = await api.tokenFor(user);
  return { user, token, signIn: () => signInForTest({ id: String(user.id) }, [], token) };
}

/** The page's events from now on, and the number of its fetches. */
function hearing() {
  const heard: unknown[] = [];
  const gaps = { count: 0 };
  undo.push(onRealtime(({ name, data }) => heard.push([name, data])));
  undo.push(
    onRealtimeGap(() => {
      gaps.count += 1;
    }),
  );
  return { heard, gaps };
}

const publish = ({ id }: { id: number }, n: number) =>
  instance.realtime.publishNow({ channel: `chat.${id}`, name: 'typing', data: { n } });

test('the page receives its user’s channel during the session, and then that of the next user', async () => {
  const { heard, gaps } = hearing();
  undo.push(startRealtime());
  const [first, second] = [await someone(), await someone()];
  first.signIn();
  await expect.poll(() => gaps.count, { timeout: 10_000 }).toBe(1);
  publish(first.user, 1);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([['typing', { n: 1 }]]);

  second.signIn();
  await expect.poll(() => gaps.count, { timeout: 10_000 }).toBe(2);
  publish(first.user, 2);
  publish(second.user, 3);
  await expect.poll(() => heard.slice(1), { timeout: 10_000 }).toEqual([['typing', { n: 3 }]]);
});

test('a page that was disconnected reconnects and refetches only if something is missing', async () => {
  const { heard, gaps } = hearing();
  undo.push(startRealtime());
  const { user, signIn } = await someone();
  signIn();
  await expect.poll(() => gaps.count, { timeout: 10_000 }).toBe(1);
  instance.cut();
  await expect
    .poll(
      () => {
        publish(user, 1);
        return heard.length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
  expect(gaps.count).toBe(1);
});

test('a failing listener does not block the others', async () => {
  const leave = onRealtime(() => {
    throw new Error('broken');
  });
  const { heard, gaps } = hearing();
  const { user, signIn } = await someone();
  undo.push(startRealtime());
  signIn();
  await expect.poll(() => gaps.count, { timeout: 10_000 }).toBe(1);
  publish(user, 1);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([['typing', { n: 1 }]]);
  leave();
  expect(vi.mocked(console.error).mock.calls.splice(0)).toHaveLength(1);
});

test('with Ably the page receives its user’s channel and the common one', async () => {
  const academy = await startByAbly(api, instance);
  undo.push(replaceTransport(academy.fetch), startRealtime());
  const { heard, gaps } = hearing();
  const { user, signIn } = await someone();
  signIn();
  await expect.poll(() => gaps.count, { timeout: 10_000 }).toBe(1);
  // The common channel is attached after the viewer's channel; earlier messages on it are not received.
  let tries = 0;
  await expect
    .poll(
      () => {
        academy.broadcast(`off-now-${tries++}`, 'platform.off-now', { remotes: [] });
        return heard[0];
      },
      { timeout: 10_000, interval: 200 },
    )
    .toEqual(['platform.off-now', { remotes: [] }]);
  publish(user, 1);
  await expect.poll(() => heard).toContainEqual(['typing', { n: 1 }]);
  expect(hosts.at(-1)).toBe('main.realtime.ably.net');
  await academy.stop();
});
