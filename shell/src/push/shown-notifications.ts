import * as v from 'valibot';
import { CLICKED_CACHE, clickedId } from '#/worker/pushed.ts';
import { listNotifications, markRead } from './own-devices.ts';

const dataSchema = v.object({ notificationId: v.string() });

async function shown(): Promise<Notification[]> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.getNotifications()) ?? [];
}

const idOf = ({ data }: Notification): string | null => {
  const kept = v.safeParse(dataSchema, data);
  return kept.success ? kept.output.notificationId : null;
};

/** Closes the notifications of this device that were read elsewhere (D85). */
export async function closeRead(): Promise<void> {
  const own = (await shown()).filter((notification) => idOf(notification) !== null);
  if (own.length === 0) return;
  const { data, unread } = await listNotifications();
  const read = new Set(data.flatMap(({ id, read }) => (read ? [id] : [])));
  for (const notification of own) if (unread === 0 || read.has(idOf(notification) ?? '')) notification.close();
}

/** Shown notifications belong to the former user. */
export async function closeAll(): Promise<void> {
  for (const notification of await shown()) notification.close();
}

/** Marks notifications clicked on this device as read. After a failure the next page repeats it. */
export async function markClicked(): Promise<void> {
  if (!(await caches.has(CLICKED_CACHE))) return;
  const clicked = await caches.open(CLICKED_CACHE);
  const requests = await clicked.keys();
  const ids = requests.map(({ url }) => clickedId(url));
  if (ids.length > 0) await markRead(ids);
  for (const request of requests) await clicked.delete(request);
}
