import { http } from '@academy/shared-auth';
import type { PushDevice } from '@academy/shared-auth/push';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const deviceSchema = v.object({
  id: v.string(),
  /** `Chrome · Android`, empty if the browser is unknown. */
  label: v.string(),
  endpoint: v.string(),
  /** Whether messages show their content. */
  showContents: v.boolean(),
  createdAt: v.string(),
  lastSentAt: v.nullable(v.string()),
  /** Whether the last message did not arrive; not sent by an API before it. */
  failing: v.optional(v.boolean(), false),
});
export type Device = v.InferOutput<typeof deviceSchema>;
export const devicesResponseSchema = v.object({ data: v.array(deviceSchema) });

/** The viewer's devices that get push messages, the newest first. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: async ({ signal }) => (await http.get('push/subscriptions', { signal }).json(devicesResponseSchema)).data,
  });

const keySchema = v.object({ data: v.object({ publicKey: v.string() }) });

/** The key with which a browser subscribes. */
export const fetchPushKey = async (): Promise<string> => (await http.get('push/key').json(keySchema)).data.publicKey;

/** Adds a device, or updates its settings. */
export async function saveDevice(device: PushDevice & { showContents: boolean }): Promise<void> {
  await http.post('push/subscriptions', { json: device });
}

export async function removeDevice(id: string): Promise<void> {
  await http.delete(`push/subscriptions/${encodeURIComponent(id)}`);
}

const testSchema = v.object({ data: v.object({ sent: v.number(), removed: v.number(), failed: v.number() }) });
export type TestResult = v.InferOutput<typeof testSchema>['data'];

/** Sends a message to each device. @returns how many accepted it, and how many are no longer subscribed. */
export const sendTest = async (): Promise<TestResult> => (await http.post('push/test').json(testSchema)).data;

const heldSchema = v.object({ pagination: v.object({ total: v.number() }) });

/** Whether a class of the viewer or of a child has been held. */
export const heldClassQuery = () =>
  queryOptions({
    queryKey: ['classes', 'held'],
    queryFn: async ({ signal }) => {
      const searchParams = { page: '1', per_page: '1', status: 'held' };
      return (await http.get('classes', { searchParams, signal }).json(heldSchema)).pagination.total > 0;
    },
  });
