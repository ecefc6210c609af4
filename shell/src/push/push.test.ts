import { replaceTransport } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLICKED_CACHE, clickedAddress } from '#/worker/pushed.ts';
import { followDevice, leaveDevice } from './own-device.ts';
import { closeRead, markClicked } from './shown-notifications.ts';

const HERE = 'https://fcm.googleapis.com/fcm/send/here';
const undo: (() => void)[] = [];

/** The browser's state: its subscription, and its shown notifications. */
const browser = { endpoint: null as string | null, shown: [] as { data: unknown; close: () => void }[] };

const subscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    browser.endpoint = null;
  },
});
const pushManager = {
  getSubscription: async () => (browser.endpoint ? subscription(browser.endpoint) : null),
  subscribe: async () => {
    browser.endpoint = HERE;
    return subscription(HERE);
  },
};
const registration = { pushManager, getNotifications: async () => browser.shown };

interface Line {
  id: string;
  endpoint: string;
  showContents: boolean;
  current: boolean;
}
const line = (about: Partial<Line> = {}): Line => ({
  id: '1',
  endpoint: HERE,
  showContents: true,
  current: true,
  ...about,
});

/** Responds by method and path; the list collects writes with their bodies. */
function serve(responses: Record<string, unknown>) {
  const written: unknown[] = [];
  undo.push(
    replaceTransport(async (request) => {
      const name = `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`;
      if (request.method !== 'GET') written.push([name, await request.json().catch(() => null)]);
      return Response.json(responses[name] ?? { message: 'Done' });
    }),
  );
  return written;
}
const devices = (...data: Line[]) =>
  serve({ 'GET push/subscriptions': { data }, 'GET push/key': { data: { publicKey: 'BEl6' } } });
const added = (showContents: boolean) => [
  'POST push/subscriptions',
  expect.objectContaining({ endpoint: HERE, keys: { p256dh: 'p', auth: 'a' }, showContents }),
];

beforeEach(() => {
  signInForTest({ id: '7' }, []);
  Object.assign(browser, { endpoint: HERE, shown: [] });
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  leaveDevice();
  for (const stop of undo.splice(0).reverse()) stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('a device that another user left subscribed becomes that of the user who signs in (D85)', async () => {
  const written = devices();
  await followDevice('7');
  expect(written).toEqual([added(true)]);
});

it('a device of an earlier session keeps its settings', async () => {
  const written = devices(line({ current: false, showContents: false }));
  await followDevice('7');
  expect(written).toEqual([added(false)]);
});

it('a device of this session is left unchanged, and one whose address has changed stays one device', async () => {
  const written = devices(line(), line({ id: '2', endpoint: 'https://fcm.googleapis.com/fcm/send/before' }));
  await followDevice('7');
  expect(written).toEqual([['DELETE push/subscriptions/2', null]]);
});

it('a device that was removed elsewhere stays removed', async () => {
  devices(line());
  await followDevice('7');
  leaveDevice();
  localStorage.setItem('push-device', `7 ${HERE}`);
  const written = devices();
  await followDevice('7');
  expect(written).toEqual([]);
  expect(browser.endpoint).toBeNull();
});

it('a browser that is not subscribed sends the server nothing', async () => {
  browser.endpoint = null;
  undo.push(replaceTransport(() => Promise.reject(new Error('was asked'))));
  await followDevice('7');
});

it('a shown notification that was read elsewhere closes, and others stay (D85)', async () => {
  const closed: string[] = [];
  browser.shown = ['5', '6', ''].map((id) => ({
    data: id ? { notificationId: id } : { notificationId: null },
    close: () => closed.push(id),
  }));
  const read = [
    { id: '5', read: true },
    { id: '6', read: false },
  ];
  serve({ 'GET notifications': { data: read, unread: 1 } });
  await closeRead();
  expect(closed).toEqual(['5']);
});

it('a clicked notification is marked as read once', async () => {
  const held = new Set([`https://academy.test${clickedAddress('17')}`]);
  const cache = {
    keys: async () => [...held].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => held.delete(url),
  };
  const storage = { has: async (name: string) => name === CLICKED_CACHE, open: async () => cache };
  Object.defineProperty(globalThis, 'caches', { value: storage, configurable: true });
  undo.push(() => Reflect.deleteProperty(globalThis, 'caches'));
  const written = serve({});
  await markClicked();
  await markClicked();
  expect(written).toEqual([['PATCH notifications/read', { ids: ['17'] }]]);
});
