import { http } from '@academy/shared-auth';
import type { PushDevice } from '@academy/shared-auth/push';
import * as v from 'valibot';

const deviceSchema = v.object({
  id: v.string(),
  endpoint: v.string(),
  showContents: v.boolean(),
  /** Whether it belongs to this session. */
  current: v.boolean(),
});
const listSchema = v.object({ data: v.array(deviceSchema) });
const keySchema = v.object({ data: v.object({ publicKey: v.string() }) });

export const listDevices = async () => (await http.get('push/subscriptions').json(listSchema)).data;
export const fetchPushKey = async () => (await http.get('push/key').json(keySchema)).data.publicKey;
export const postDevice = (device: PushDevice & { showContents: boolean }) =>
  http.post('push/subscriptions', { json: device });
export const deleteDevice = (id: string) => http.delete(`push/subscriptions/${encodeURIComponent(id)}`);

const readSchema = v.object({
  data: v.array(v.object({ id: v.string(), read: v.boolean() })),
  unread: v.number(),
});
const MOST = 50;

/** The last notifications, and the number of unread ones. */
export const listNotifications = () => http.get('notifications', { searchParams: { limit: MOST } }).json(readSchema);
export const markRead = (ids: readonly string[]) => http.patch('notifications/read', { json: { ids } });
