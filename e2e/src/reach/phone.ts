import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import type { PushMessage, PushService } from './push-service.ts';

type Subscription = PushService['subscription'];

/** Lets the browser subscribe at a test's push service. Call it before the first page opens. */
export async function subscribeAt(context: BrowserContext, subscription: Subscription): Promise<void> {
  await context.addInitScript(({ endpoint, keys }) => {
    const name = 'subscribed-at-test';
    const made = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(name);
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(name) ? made : null);
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(name, 'yes');
      return made;
    };
  }, subscription);
}

async function registrationOf(cdp: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return registered;
}

/** Gives a message to the page's service worker, as the browser does with a push message. */
export async function deliverPush(page: Page, message: PushMessage): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

/** The notifications that the device shows now. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
  });

/** What the library's types lack for a worker. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  WindowClient: { prototype: { focus(): Promise<unknown> } };
  NotificationEvent: new (
    type: string,
    options: { notification: Notification },
  ) => Event & { waitUntil: (work: Promise<unknown>) => void };
}

/** Clicks the visible notification. Only a real click may bring a window to the front, so that part is skipped. */
export async function pressNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    scope.WindowClient.prototype.focus = async function focus() {
      return this;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('no notification is shown');
    const work: Promise<unknown>[] = [];
    const event = new scope.NotificationEvent('notificationclick', { notification });
    event.waitUntil = (promise) => void work.push(promise);
    globalThis.dispatchEvent(event);
    await Promise.all(work);
  });
}
