import { endpoint } from '#base/http/endpoint.ts';
import { listPayments } from './list-payments.ts';
import * as schema from './payments.schema.ts';

const list = endpoint({
  method: 'get',
  path: '/payments',
  tag: 'Subscriptions',
  summary: 'List what the viewer and the children paid, or a student: by card and by bank',
  access: 'session',
  query: schema.paymentsQuery,
  response: { schema: schema.paymentsPage },
  errors: [404],
  handle: (ctx, { query }) => listPayments(ctx, query),
});

export const paymentEndpoints = [list];
