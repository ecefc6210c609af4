import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { quotePurchase } from './coupons/quote.ts';
import { refreshPurchase, showPurchase } from './find-purchase.ts';
import { findSummary } from './find-summary.ts';
import { openManagement, refreshManaged } from './managed.ts';
import { buyers } from './no-buying.ts';
import * as schema from './purchases.schema.ts';
import { receiveEvent } from './receive-event.ts';
import { startPurchase } from './start-purchase.ts';

const tag = 'Subscriptions';

const start = (kind: 'monthly' | 'one_time') =>
  endpoint({
    method: 'post',
    path: kind === 'monthly' ? '/subscriptions/monthly/:packageId' : '/subscriptions/one-time/:packageId',
    unknownFields: 'rejected',
    tag,
    summary:
      kind === 'monthly'
        ? 'Subscribe to a package: the address of the checkout'
        : 'Buy a package once: the address of the checkout',
    access: buyers,
    params: schema.packageParams,
    query: schema.startQuery,
    body: { schema: schema.startBody, accepts: ['json', 'form', 'multipart'], maxBytes: 1024, optional: true },
    response: { schema: schema.startResponse },
    idempotent: 'verb',
    errors: [404, 409, 503],
    before: (ctx) => ctx.deps.limits.payments.take('start', String(ctx.viewer?.userId)),
    handle: (
      ctx,
      { params: { packageId }, query: { currency, student_id: studentId = ctx.viewer.userId, coupon }, c },
    ) =>
      startPurchase({
        ctx,
        wanted: { kind, packageId, currency, studentId, coupon },
        key: c.req.header('idempotency-key'),
      }),
  });

const quote = endpoint({
  method: 'get',
  path: '/subscriptions/quote/:packageId',
  inView: 'closed',
  tag,
  summary: 'Get the price of a purchase before it begins, with coupon or sibling discount',
  access: buyers,
  params: schema.packageParams,
  query: schema.quoteQuery,
  response: { schema: schema.quoteResponse },
  errors: [404, 409],
  // The limit prevents guessing of codes.
  before: (ctx) => ctx.deps.limits.payments.take('quote', String(ctx.viewer?.userId)),
  handle: async (ctx, { params: { packageId }, query }) => {
    const { currency, student_id: studentId = ctx.viewer.userId, coupon, kind } = query;
    return { data: await quotePurchase(ctx, { kind, packageId, currency, studentId, coupon }) };
  },
});

const manage = endpoint({
  method: 'get',
  path: '/subscriptions/manage',
  inView: 'closed',
  tag,
  summary: 'Get the address at which the viewer manages the own subscription',
  // Open to payers of any role, so that everybody who is charged can end it.
  access: 'session',
  query: schema.manageQuery,
  response: { schema: schema.manageResponse },
  errors: [404, 503],
  before: (ctx) => ctx.deps.limits.payments.take('manage', String(ctx.viewer?.userId)),
  handle: (ctx, { query }) => openManagement(ctx, query.from),
});

const managed = endpoint({
  method: 'post',
  path: '/subscriptions/managed/refresh',
  tag,
  summary: 'Compare the own subscriptions with the provider, and get what was paid since a time',
  access: 'session',
  query: schema.managedQuery,
  response: { schema: schema.managedResponse },
  before: (ctx) => ctx.deps.limits.payments.take('refresh', String(ctx.viewer?.userId)),
  handle: async (ctx, { query }) => ({ data: await refreshManaged(ctx, query.since) }),
});

const summary = endpoint({
  method: 'get',
  path: '/subscriptions/summary',
  tag,
  summary: 'Get the subscription and the classes of the viewer, or of a student',
  access: 'session',
  query: schema.summaryQuery,
  response: { schema: schema.summaryResponse },
  errors: [404],
  handle: async (ctx, { query }) => ({ data: await findSummary(ctx, query.student_id ?? ctx.viewer.userId) }),
});

const show = endpoint({
  method: 'get',
  path: '/subscriptions/purchases/:id',
  tag,
  summary: 'Get what has come of an own purchase',
  access: 'session',
  params: schema.purchaseParams,
  response: { schema: schema.purchaseResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await showPurchase(ctx, params.id) }),
});

const refresh = endpoint({
  method: 'post',
  path: '/subscriptions/purchases/:id/refresh',
  tag,
  summary: 'Compare an own purchase with the provider, and get what has come of it',
  access: 'session',
  params: schema.purchaseParams,
  response: { schema: schema.purchaseResponse },
  errors: [404],
  before: (ctx) => ctx.deps.limits.payments.take('refresh', String(ctx.viewer?.userId)),
  handle: async (ctx, { params }) => ({ data: await refreshPurchase(ctx, params.id) }),
});

const webhook = endpoint({
  method: 'post',
  path: '/webhooks/stripe',
  tag,
  summary: 'Take a signed report of the payment provider',
  access: 'public',
  body: { schema: schema.webhookBody, accepts: ['json'], maxBytes: 512 * 1024, isRaw: true },
  response: { schema: message },
  errors: [401, 404],
  handle: (ctx, { body, c }) => receiveEvent(ctx, body, c.req.header('stripe-signature') ?? ''),
});

export const purchaseEndpoints = [
  start('monthly'),
  start('one_time'),
  quote,
  manage,
  managed,
  summary,
  show,
  refresh,
  webhook,
];
