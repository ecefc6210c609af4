import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { vi } from 'vitest';
import { type Device, devicesResponseSchema, type TestResult } from '#/account/api/devices.ts';
import { type NotificationSettings, settingsResponseSchema } from '#/account/api/notification-settings.ts';
import { server } from '#/testing/server.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/this';
export const thisEndpoint = ENDPOINT;

export const aDevice = (about: Partial<Device> & { id: string }): Device => ({
  label: 'Firefox · Windows',
  endpoint: `https://updates.push.services.mozilla.com/wpush/${about.id}`,
  showContents: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  lastSentAt: null,
  failing: false,
  ...about,
});

export const someSettings = (about: Partial<NotificationSettings> = {}): NotificationSettings => ({
  groups: [
    { key: 'reminders', push: true, mail: true, fixed: false },
    { key: 'timeline', push: false, mail: false, fixed: false },
    { key: 'account', push: false, mail: true, fixed: true },
  ],
  quietHours: { from: '22:00', to: '07:00' },
  mailLanguage: null,
  ...about,
});

export function serveSettings(settings = someSettings()): void {
  const response = v.parse(settingsResponseSchema, { data: settings });
  server.use(http.get('*/api/notification-settings', () => HttpResponse.json(response)));
}

/** Serves the viewer's devices from `held`, and adds and removes there; `added` collects the requests. */
export function serveDevices(...devices: Device[]) {
  const held = { devices };
  const added: Record<string, unknown>[] = [];
  server.use(
    http.get('*/api/push/subscriptions', () =>
      HttpResponse.json(v.parse(devicesResponseSchema, { data: held.devices })),
    ),
    http.get('*/api/push/key', () => HttpResponse.json({ data: { publicKey: 'BEl6' } })),
    http.post('*/api/push/subscriptions', async ({ request }) => {
      const device = (await request.json()) as Record<string, unknown> & Pick<Device, 'endpoint' | 'showContents'>;
      added.push(device);
      const others = held.devices.filter(({ endpoint }) => endpoint !== device.endpoint);
      const { endpoint, showContents } = device;
      held.devices = [aDevice({ id: 'new', label: String(device.label), endpoint, showContents }), ...others];
      return HttpResponse.json({ data: held.devices[0] }, { status: 201 });
    }),
    http.delete('*/api/push/subscriptions/:id', ({ params }) => {
      held.devices = held.devices.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ message: 'The device gets no more messages' });
    }),
  );
  return { held, added };
}

/** Responds to a test message with its result. */
export const serveTest = (data: TestResult) =>
  server.use(http.post('*/api/push/test', () => HttpResponse.json({ message: 'Sent', data })));

interface Browser {
  permission?: NotificationPermission;
  /** The user's choice in the browser's prompt. */
  response?: NotificationPermission;
  isSubscribed?: boolean;
  hasWorker?: boolean;
}

/** A browser with push messages, which jsdom lacks. */
export function fakePushBrowser(about: Browser = {}) {
  removePushBrowser();
  const { permission = 'default', response = 'granted', isSubscribed = false, hasWorker = true } = about;
  const browser = { isSubscribed, subscriptions: 0 };
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: Uint8Array.of(4, 73, 122).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      browser.isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (browser.isSubscribed ? subscription : null),
    subscribe: async () => {
      browser.isSubscribed = true;
      browser.subscriptions += 1;
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = response;
      return response;
    },
  };
  vi.stubGlobal('Notification', notification);
  const boot = document.createElement('script');
  boot.id = 'academy-boot';
  boot.type = 'application/json';
  boot.textContent = JSON.stringify({ apiVersion: '1.0.0', worker: hasWorker ? '/worker.js' : null });
  document.head.append(boot);
  return browser;
}

/** An iPhone without the academy on its home screen: it has no push messages. */
export function fakeIphone(): void {
  fakePushBrowser();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
}

/** Restores the browser: for `afterEach`. */
export function removePushBrowser(): void {
  document.getElementById('academy-boot')?.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
  vi.unstubAllGlobals();
}
