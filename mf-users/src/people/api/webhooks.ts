import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const webhookSchema = v.object({
  id: v.string(),
  url: v.string(),
  events: v.array(v.string()),
  /** `off`: switched off by itself. */
  state: v.string(),
  offReason: v.nullable(v.string()),
  failingSince: v.nullable(v.string()),
  formerSecretUntil: v.nullable(v.string()),
  sentAt: v.nullable(v.string()),
});
export type Webhook = v.InferOutput<typeof webhookSchema>;

const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ data: v.array(row), pagination: v.object({ total: v.number() }) });
export const webhookPageSchema = pageOf(webhookSchema);
export const webhookResponse = v.object({ data: webhookSchema });
const secretResponse = v.object({ data: v.object({ id: v.string(), secret: v.string() }) });
export type NewSecret = v.InferOutput<typeof secretResponse>['data'];

export const eventsResponse = v.object({ data: v.array(v.object({ group: v.string(), events: v.array(v.string()) })) });
export type EventGroup = v.InferOutput<typeof eventsResponse>['data'][number];

const deliverySchema = v.object({
  id: v.string(),
  messageId: v.string(),
  event: v.string(),
  body: v.string(),
  state: v.string(),
  problem: v.nullable(v.string()),
  answerStatus: v.nullable(v.number()),
  answer: v.nullable(v.string()),
  tries: v.number(),
  createdAt: v.string(),
  triedAt: v.nullable(v.string()),
  nextAt: v.nullable(v.string()),
  may: v.object({ retry: v.boolean() }),
});
export type WebhookDelivery = v.InferOutput<typeof deliverySchema>;
export const deliveryPageSchema = pageOf(deliverySchema);

const SOON_MS = 3000;
const all = ['webhooks'] as const;
const path = (id: string, rest = '') => `webhooks/${encodeURIComponent(id)}${rest}`;

export const webhookQueries = {
  all: () => all,
  /** D158: newest first. */
  list: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...all, searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Webhook>> => {
        const { data, pagination } = await http.get('webhooks', { searchParams, signal }).json(webhookPageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'one', id],
      queryFn: async ({ signal }) => (await http.get(path(id), { signal }).json(webhookResponse)).data,
    }),
  /** What was sent, or waits, newest first. */
  log: (id: string, params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...all, 'log', id, searchParams],
      queryFn: async ({ signal }): Promise<ListPage<WebhookDelivery>> => {
        const { data, pagination } = await http
          .get(path(id, '/deliveries'), { searchParams, signal })
          .json(deliveryPageSchema);
        return { rows: data, total: pagination.total };
      },
      // A message that has just been written is sent within seconds.
      refetchInterval: ({ state }) =>
        state.data?.rows.some((row) => row.state === 'waiting' && row.tries === 0) ? SOON_MS : false,
    });
  },
  /** The events that webhooks can tell. */
  events: () =>
    queryOptions({
      queryKey: ['webhook-events'],
      queryFn: async ({ signal }) => (await http.get('webhook-events', { signal }).json(eventsResponse)).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export interface WebhookFields {
  url: string;
  events: string[];
}

/** Adds a webhook. @returns its secret, which nobody can read again. */
export const createWebhook = async (fields: WebhookFields): Promise<NewSecret> =>
  (await http.post('webhooks', { json: fields }).json(secretResponse)).data;

/** @param state `on` or `paused`. */
export async function changeWebhook(id: string, fields: WebhookFields & { state: string }): Promise<void> {
  await http.put(path(id), { json: fields });
}

/** Replaces the secret; the former one signs too for a day. */
export const changeSecret = async (id: string): Promise<NewSecret> =>
  (await http.post(path(id, '/secret')).json(secretResponse)).data;

export async function deleteWebhook(id: string): Promise<void> {
  await http.delete(path(id));
}

export async function sendTest(id: string): Promise<void> {
  await http.post(path(id, '/test'));
}

/** Sends a message once more, with the same id. */
export async function sendAgain(deliveryId: string): Promise<void> {
  await http.post(`webhook-deliveries/${encodeURIComponent(deliveryId)}/retry`);
}
