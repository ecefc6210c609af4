import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from '../http/http.ts';
import { replaceTransport } from '../http/transport.ts';
import { loadProfile } from '../profile/profile.ts';
import { beginSession, endSession, sessionStore, setProfile } from '../session/session.ts';
import { holdToken } from '../session/token.ts';
import { MOST_COPIES, mayCopy, withoutSecrets } from './copy-rules.ts';
import { memoryCaches } from './memory-caches.fixture.ts';
import { startOfflineCopies } from './offline-copies.ts';
import { onReachable } from './reachable.ts';

const LATER = 1500;
const user = { id: '7', name: 'Salma', email: '', phone: null, image: null, role: 'student', roles: ['student'] };
const profile = { ...user, timezone: 'UTC', subscription: { package: null } };

let caches = memoryCaches();
const worker = { controller: {} as object | null, addEventListener: () => {} };
let isReachable = true;
let respond = async (_path: string): Promise<Response> => Response.json({ data: 'seen' });
let restoreTransport = () => {};

function signIn(id = '7', token = `token-of-${id}`): void {
  beginSession(token);
  setProfile({ ...profile, id }, []);
}

/** Reads something and waits until it is stored. */
async function see(path: string): Promise<void> {
  await http.get(path).json();
  await vi.advanceTimersByTimeAsync(LATER);
}
const read = (path = 'classes') => http.get(path, { retry: 0 }).json();
const names = async () => (await caches.keys()).filter((name) => name.startsWith('offline:'));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T14:05:00Z') });
  caches = memoryCaches();
  worker.controller = {};
  vi.stubGlobal('caches', caches);
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  isReachable = true;
  respond = async () => Response.json({ data: 'seen' });
  restoreTransport = replaceTransport(async ({ url }) => {
    if (!isReachable) throw new TypeError('no connection');
    return respond(new URL(url).pathname);
  });
  signIn();
  startOfflineCopies();
});
afterEach(() => {
  endSession('signed-out');
  restoreTransport();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the latest stored response is used if the API cannot be reached', async () => {
  await see('classes?day=today');
  isReachable = false;
  expect(await read('classes?day=today')).toEqual({ data: 'seen' });
  await expect(read('classes')).rejects.toMatchObject({ code: 'network' });
});

test('a copy is used for at most a week', async () => {
  await see('classes');
  isReachable = false;
  vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
  await expect(read()).rejects.toMatchObject({ code: 'network' });
});

test('without a service worker nothing is stored and no copy is used', async () => {
  worker.controller = null;
  await see('classes');
  expect(await names()).toEqual([]);
  worker.controller = {};
  await see('classes');
  worker.controller = null;
  isReachable = false;
  await expect(read()).rejects.toMatchObject({ code: 'network' });
});

test('a page that starts offline knows its user from the last visit, and only by that user’s token', async () => {
  respond = async () => Response.json({ data: { user: profile, permissions: ['classes.read'] } });
  await see('profile');
  isReachable = false;
  sessionStore.setState({ status: 'unknown', user: null });
  expect(await loadProfile()).toBe('signed-in');
  expect(sessionStore.getState().permissions.has('classes.read')).toBe(true);
  holdToken('token-of-8');
  sessionStore.setState({ status: 'unknown', user: null });
  expect(await loadProfile()).toBe('unknown');
  expect(sessionStore.getState().user).toBeNull();
});

test.each(['signed-out', 'expired'] as const)('a session that ends (%s) leaves no copies', async (reason) => {
  await see('classes');
  expect(await names()).toEqual(['offline:7']);
  endSession(reason);
  await vi.advanceTimersByTimeAsync(0);
  expect(await names()).toEqual([]);
});

test('another user’s sign-in deletes the copies of the user before', async () => {
  await see('classes');
  signIn('8');
  await see('classes');
  expect(await names()).toEqual(['offline:8']);
});

test('a response that arrives after the session has ended is not stored', async () => {
  await http.get('classes').json();
  endSession('signed-out');
  await vi.advanceTimersByTimeAsync(LATER);
  signIn('8');
  await vi.advanceTimersByTimeAsync(LATER);
  expect(await names()).toEqual([]);
});

test('of many responses the latest are stored', async () => {
  for (let page = 0; page <= MOST_COPIES; page += 1) await see(`posts?page=${page}`);
  isReachable = false;
  await expect(read('posts?page=0')).rejects.toMatchObject({ code: 'network' });
  expect(await read('posts?page=1')).toEqual({ data: 'seen' });
});

test('a response that is an error, too large, or not JSON is not stored', async () => {
  const kinds: Response[] = [
    Response.json({ data: 'x'.repeat(200_000) }),
    new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
    Response.json({ code: 'not_found' }, { status: 404 }),
  ];
  for (const kind of kinds) {
    respond = async () => kind;
    await http.get('classes').catch(() => {});
    await vi.advanceTimersByTimeAsync(LATER);
  }
  isReachable = false;
  await expect(read()).rejects.toMatchObject({ code: 'network' });
});

test('tokens, authorizations, searches and exports are never copied, and links of meetings are removed from copies', () => {
  const isCopied = (path: string) => mayCopy(new URL(`http://localhost/api/${path}`));
  for (const path of [
    'realtime/token',
    'zoom/auth',
    'search?q=a',
    'users?search=a',
    'users.csv',
    'files/media/1',
    'concerns?own=true',
    'concerns/1',
  ])
    expect(isCopied(path), path).toBe(false);
  for (const path of ['users?page=2', 'chats', 'classes/5', 'zoomed']) expect(isCopied(path), path).toBe(true);
  const json = '{"data":[{"id":"5","zoom_link":"https://zoom.test/j/1"}]}';
  expect(withoutSecrets(json)).toBe('{"data":[{"id":"5","zoom_link":null}]}');
  const mixed = '[{"zoom_link":null},{"zoom_link" : ["https://zoom.test/j/1"]},{"text":"\\"zoom_link\\":null"}]';
  expect(JSON.parse(withoutSecrets(mixed))).toEqual([
    { zoom_link: null },
    { zoom_link: null },
    { text: '"zoom_link":null' },
  ]);
});

test('when the server responds again, the shown copies are replaced by new requests', async () => {
  await see('classes');
  isReachable = false;
  let isUp = false;
  vi.stubGlobal('fetch', async () => new Response(null, { status: isUp ? 200 : 503 }));
  const heard = vi.fn();
  const stop = onReachable(heard);
  await read();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).not.toHaveBeenCalled();
  isUp = true;
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});
