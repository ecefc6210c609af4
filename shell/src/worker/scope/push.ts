import {
  CLICKED_CACHE,
  clickedAddress,
  dataOf,
  type OpenPushedMessage,
  type SubscriptionChangedMessage,
  shownOf,
  windowFor,
} from '../pushed.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds in which an open page must confirm that it navigates itself; a loading page does not confirm. */
const LONGEST_SILENCE = 1500;

/** Whether the page navigates itself: without a reload, and with its question about unsaved text. */
function isTakenBy(client: Client, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const message: OpenPushedMessage = { type: 'open-pushed', url };
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), LONGEST_SILENCE);
    client.postMessage(message, [port2]);
  });
}

/** The worker has no session: a page marks it as read. */
async function noteClicked(id: string | null): Promise<void> {
  if (id) await (await caches.open(CLICKED_CACHE)).put(clickedAddress(id), new Response());
}

async function open(url: string): Promise<void> {
  const page = windowFor(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));
  if (!page) return void (await self.clients.openWindow(url));
  const inFront = await page.focus().catch(() => page);
  if (await isTakenBy(inFront, url)) return;
  // Firefox navigates only pages that this worker controls.
  await inFront.navigate(url).catch(() => self.clients.openWindow(url));
}

async function openPushed({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { url, notificationId } = dataOf(notification.data, self.location.origin);
  await noteClicked(notificationId);
  await open(url);
}

/** The open pages report it to the API; without one the next page does. */
async function renewSubscription({ oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (oldSubscription) await self.registration.pushManager.subscribe(oldSubscription.options).catch(() => {});
  const message: SubscriptionChangedMessage = { type: 'subscription-changed' };
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

/** Shows push messages, and handles clicks on them. */
export function followPush(): void {
  self.addEventListener('push', (event) => {
    const { title, options } = shownOf(event.data?.text() ?? '', self.location.origin);
    event.waitUntil(self.registration.showNotification(title, options));
  });
  self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event)));
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));
}
