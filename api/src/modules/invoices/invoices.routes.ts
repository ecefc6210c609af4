import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { deleteInvoice, findDocuments } from './change-invoices.ts';
import * as schema from './invoices.schema.ts';
import { listInvoices, type PaymentKind } from './list-invoices.ts';
import { takeBackClasses } from './take-back-classes.ts';

const tag = 'Subscriptions';
const remove = { permission: 'subscriptions.invoices.delete' } as const;

/** The same calls for invoices of subscriptions and for what was paid once. */
function callsOf(kind: PaymentKind) {
  const path = kind === 'monthly' ? '/invoices' : '/payments/one-time';
  const what = kind === 'monthly' ? 'invoices' : 'one-time payments';
  const one = kind === 'monthly' ? 'an invoice' : 'a one-time payment';
  const page = kind === 'monthly' ? schema.invoicesPage : schema.oneTimePage;
  return [
    endpoint({
      method: 'get',
      path,
      tag,
      summary: `List ${what}; of a child as a parent`,
      access: 'session',
      query: schema.invoicesQuery,
      response: { schema: page },
      errors: [403, 404],
      handle: (ctx, { query }) => listInvoices({ ctx, kind, query }),
    }),
    endpoint({
      method: 'get',
      path: `${path}/mine`,
      tag,
      summary: `List the own ${what}`,
      access: 'session',
      query: schema.invoicesQuery,
      response: { schema: page },
      handle: (ctx, { query }) => listInvoices({ ctx, kind, query, own: true }),
    }),
    endpoint({
      method: 'get',
      path: `${path}/:id/documents`,
      inView: 'closed',
      tag,
      summary: `Get the present addresses of the documents of ${one}`,
      access: 'session',
      params: schema.invoiceParams,
      response: { schema: schema.documentsResponse },
      errors: [404],
      before: (ctx) => ctx.deps.limits.payments.take('documents', String(ctx.viewer?.userId)),
      handle: async (ctx, { params }) => ({ data: await findDocuments({ ctx, id: params.id, kind }) }),
    }),
    endpoint({
      method: 'post',
      path: `${path}/:id/take-back`,
      tag,
      summary: `Take back the classes of ${one} that were used before it was refunded`,
      access: { permission: 'subscriptions.invoices.read', roles: ['admin', 'super-admin'] },
      params: schema.invoiceParams,
      body: { schema: schema.takeBackBody, accepts: ['json'], maxBytes: 1024 },
      response: { schema: schema.takeBackResponse },
      errors: [404, 409],
      handle: async (ctx, { params, body }) => ({ data: await takeBackClasses({ ctx, id: params.id, kind, ...body }) }),
    }),
    endpoint({
      method: 'delete',
      path: `${path}/:id`,
      tag,
      summary: `Delete ${one}; what was granted stays`,
      access: remove,
      params: schema.invoiceParams,
      response: { schema: message },
      errors: [404],
      async handle(ctx, { params }) {
        await deleteInvoice({ ctx, id: params.id, kind });
        return { message: kind === 'monthly' ? 'Invoice Deleted' : 'Payment Deleted' };
      },
    }),
  ];
}

export const invoiceEndpoints = [...callsOf('monthly'), ...callsOf('one_time')];
