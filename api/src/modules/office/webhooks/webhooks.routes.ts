import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { changeSecret, changeWebhook, deleteWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { findWebhook, listWebhooks } from './list-webhooks.ts';
import { listDeliveries } from './log/list-deliveries.ts';
import { sendAgain, sendTest } from './log/send-again.ts';
import { eventGroups } from './webhook-events.ts';
import * as schema from './webhooks.schema.ts';

const tag = 'Webhooks';
const SMALL = 16 * 1024;
const common = { tag, access: { permission: 'users.update', roles: ['super-admin'] } } as const;
const ofOne = { ...common, params: schema.webhookParams } as const;

const kept = [
  endpoint({
    ...common,
    method: 'get',
    path: '/webhooks',
    summary: 'List the webhooks, newest first',
    query: schema.webhooksQuery,
    response: { schema: schema.webhooksPage },
    errors: [422],
    handle: (ctx, { query }) => listWebhooks(ctx, query),
  }),
  endpoint({
    ...common,
    method: 'post',
    path: '/webhooks',
    unknownFields: 'rejected',
    summary: 'Add a webhook; the secret that signs its messages is in this response alone',
    body: { schema: schema.newWebhook, accepts: ['json'], maxBytes: SMALL },
    response: { status: 201, schema: schema.secretResponse },
    errors: [409, 422],
    handle: async (ctx, { body }) => ({ data: await createWebhook(ctx, body) }),
  }),
  endpoint({
    ...ofOne,
    method: 'get',
    path: '/webhooks/:id',
    summary: 'Get a webhook',
    response: { schema: schema.webhookResponse },
    errors: [404],
    handle: async ({ sql, now }, { params }) => ({ data: await findWebhook(sql, now, params.id) }),
  }),
  endpoint({
    ...ofOne,
    method: 'put',
    path: '/webhooks/:id',
    unknownFields: 'rejected',
    summary: 'Change the address and the events of a webhook, pause it or switch it on',
    body: { schema: schema.changedWebhook, accepts: ['json'], maxBytes: SMALL },
    response: { schema: schema.webhookResponse },
    errors: [404, 422],
    handle: async (ctx, { params, body }) => ({ data: await changeWebhook(ctx, params.id, body) }),
  }),
  endpoint({
    ...ofOne,
    method: 'delete',
    path: '/webhooks/:id',
    summary: 'Delete a webhook with its log',
    response: { schema: message },
    errors: [404],
    async handle(ctx, { params }) {
      await deleteWebhook(ctx, params.id);
      return { message: 'Webhook deleted' };
    },
  }),
  endpoint({
    ...ofOne,
    method: 'post',
    path: '/webhooks/:id/secret',
    summary: 'Replace the secret of a webhook; the former one signs too for a day',
    response: { schema: schema.secretResponse },
    errors: [404],
    handle: async (ctx, { params }) => ({ data: await changeSecret(ctx, params.id) }),
  }),
];

const sent = [
  endpoint({
    ...common,
    method: 'get',
    path: '/webhook-events',
    summary: 'List the events that webhooks can tell, by group',
    response: { schema: schema.eventsResponse },
    handle: async () => ({
      data: Object.entries(eventGroups).map(([group, events]) => ({ group, events: [...events] })),
    }),
  }),
  endpoint({
    ...ofOne,
    method: 'post',
    path: '/webhooks/:id/test',
    summary: 'Send a message `webhook.test` to a webhook',
    response: { status: 201, schema: schema.deliveryResponse },
    errors: [404, 409],
    handle: async (ctx, { params }) => ({ data: await sendTest(ctx, params.id) }),
  }),
  endpoint({
    ...ofOne,
    method: 'get',
    path: '/webhooks/:id/deliveries',
    summary: 'List what was sent to a webhook, or waits, newest first; kept for 30 days',
    query: schema.logQuery,
    response: { schema: schema.deliveriesPage },
    errors: [404, 422],
    handle: (ctx, { params, query }) => listDeliveries(ctx.sql, params.id, query),
  }),
  endpoint({
    ...ofOne,
    method: 'post',
    path: '/webhook-deliveries/:id/retry',
    summary: 'Send a message once more, with the same id',
    response: { schema: schema.deliveryResponse },
    errors: [404, 409],
    handle: async (ctx, { params }) => ({ data: await sendAgain(ctx, params.id) }),
  }),
];

export const webhookEndpoints = [...kept, ...sent];
