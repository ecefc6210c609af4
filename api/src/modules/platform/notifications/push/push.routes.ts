import { endpoint } from '#base/http/endpoint.ts';
import { idParams, message } from '#base/http/fields.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import * as schema from './push.schema.ts';
import { listSubscriptions, subscribe, unsubscribe } from './subscriptions.ts';
import { testPush } from './test-push.ts';

const SMALL = 8 * 1024;
const tag = 'Notifications';

export const pushEndpoints = [
  endpoint({
    method: 'get',
    path: '/push/key',
    tag,
    summary: 'Get the public key by which a browser subscribes',
    access: 'session',
    response: { schema: schema.keyResponse },
    handle: async ({ deps }) => ({ data: { publicKey: deps.push.publicKey } }),
  }),
  endpoint({
    method: 'get',
    path: '/push/subscriptions',
    tag,
    summary: 'List your devices that get push messages, the newest first',
    access: 'session',
    response: { schema: schema.subscriptionsResponse },
    handle: async (ctx) => ({ data: await listSubscriptions(ctx) }),
  }),
  endpoint({
    method: 'post',
    path: '/push/subscriptions',
    tag,
    summary: 'Subscribe this device, or say its settings anew; signing out ends it',
    access: 'session',
    body: { schema: schema.subscriptionBody, accepts: ['json'], maxBytes: SMALL },
    response: { status: 201, schema: schema.subscriptionResponse },
    errors: [422],
    handle: async (ctx, { body }) => ({ data: await subscribe({ ctx, input: body }) }),
  }),
  endpoint({
    method: 'delete',
    path: '/push/subscriptions/:id',
    tag,
    summary: 'Send no more push messages to a device',
    access: 'session',
    params: idParams,
    response: { schema: message },
    errors: [404],
    async handle(ctx, { params }) {
      await unsubscribe({ ctx, id: params.id });
      return { message: 'The device gets no more messages' };
    },
  }),
  endpoint({
    method: 'post',
    path: '/push/test',
    tag,
    summary: 'Send a message to your devices, to see that it arrives',
    access: 'session',
    response: { schema: schema.testResponse },
    errors: [429],
    before: (ctx) => ctx.deps.limits.pushTests.take(String(ctx.viewer?.userId)),
    async handle(ctx, { c }) {
      return { message: 'Sent', data: await testPush(ctx, pageLanguageOf(c)) };
    },
  }),
];
