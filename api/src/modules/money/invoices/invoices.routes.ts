import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { deleteInvoice, findDocuments } from './change-invoices.ts';
import * as schema from './invoices.schema.ts';
import { listInvoices, type PaymentKind } from './list-invoices.ts';
import { refundInvoice } from './refund-invoice.ts';
import { takeBackClasses } from './take-back-classes.ts';

const tag = 'Subscriptions';
const remove = { permission: 'subscriptions.invoices.delete' } as const;

/** Invoices of subscriptions and what was paid once have the same calls. */
const words = {
  monthly: { path: '/invoices', all: 'invoices', one: 'an invoice', deleted: 'Invoice Deleted' },
  one_time: {
    path: '/payments/one-time',
    all: 'one-time payments',
    one: 'a one-time payment',
    deleted: 'Payment Deleted',
  },
} as const;

function readsOf(kind: PaymentKind) {
  const { path, all, one } = words[kind];
  const page = kind === 'monthly' ? schema.invoicesPage : schema.oneTimePage;
  return [
    endpoint({
      method: 'get',
      path,
      tag,
      summary: `List ${all}; of a child as a parent`,
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
      summary: `List the own ${all}`,
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
  ];
}

function changesOf(kind: PaymentKind) {
  const { path, one, deleted } = words[kind];
  return [
    endpoint({
      method: 'post',
      path: `${path}/:id/take-back`,
      unknownFields: 'rejected',
      tag,
      summary: `Take back the classes of ${one} that were used before it was refunded`,
      access: { permission: 'money.update' },
      params: schema.invoiceParams,
      body: { schema: schema.takeBackBody, accepts: ['json'], maxBytes: 1024 },
      response: { schema: schema.takeBackResponse },
      errors: [404, 409],
      handle: async (ctx, { params, body }) => ({ data: await takeBackClasses({ ctx, id: params.id, kind, ...body }) }),
    }),
    endpoint({
      method: 'post',
      path: `${path}/:id/refund`,
      unknownFields: 'rejected',
      tag,
      summary: `Return ${one}, or a part of it, to the card; its unused classes are taken back`,
      access: { permission: 'money.update' },
      params: schema.invoiceParams,
      body: { schema: schema.refundBody, accepts: ['json'], maxBytes: 1024 },
      response: { schema: schema.refundResponse },
      errors: [404, 409, 503],
      before: (ctx) => ctx.deps.limits.payments.take('refund', String(ctx.viewer?.userId)),
      handle: async (ctx, { params, body }) => ({ data: await refundInvoice({ ctx, id: params.id, kind, body }) }),
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
        return { message: deleted };
      },
    }),
  ];
}

const callsOf = (kind: PaymentKind) => [...readsOf(kind), ...changesOf(kind)];

export const invoiceEndpoints = [...callsOf('monthly'), ...callsOf('one_time')];
