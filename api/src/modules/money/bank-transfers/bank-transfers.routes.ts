import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from './bank-transfers.schema.ts';
import { createTransfer, deleteTransfer, editTransfer } from './change-transfers.ts';
import { findTransfer, listTransfers } from './list-transfers.ts';

const tag = 'Subscriptions';
const body = { schema: schema.transferBody, accepts: ['json'], maxBytes: 32 * 1024 } as const;

const list = endpoint({
  method: 'get',
  path: '/bank-transfers',
  tag,
  summary: 'List bank transfers',
  access: { permission: 'subscriptions.bank_transfers.read' },
  query: schema.transfersQuery,
  response: { schema: schema.transfersPage },
  handle: (ctx, { query }) => listTransfers({ ctx, query }),
});

const find = endpoint({
  method: 'get',
  path: '/bank-transfers/:id',
  tag,
  summary: 'Get a bank transfer',
  access: { permission: 'subscriptions.bank_transfers.read' },
  params: schema.transferParams,
  response: { schema: schema.transferResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await findTransfer({ ctx, id: params.id }) }),
});

const create = endpoint({
  method: 'post',
  path: '/bank-transfers',
  unknownFields: 'rejected',
  tag,
  summary: 'Record a bank transfer; it books no classes',
  access: { permission: 'subscriptions.bank_transfers.create' },
  body,
  response: { status: 201, schema: schema.transferResponse },
  idempotent: true,
  handle: async (ctx, { body: input }) => ({ data: await createTransfer({ ctx, input }) }),
});

const edit = endpoint({
  method: 'put',
  path: '/bank-transfers/:id',
  tag,
  summary: 'Update a bank transfer',
  access: { permission: 'subscriptions.bank_transfers.update' },
  params: schema.transferParams,
  body,
  response: { schema: schema.transferResponse },
  errors: [404],
  handle: async (ctx, { params, body: input }) => ({ data: await editTransfer({ ctx, id: params.id, input }) }),
});

const remove = endpoint({
  method: 'delete',
  path: '/bank-transfers/:id',
  tag,
  summary: 'Delete a bank transfer',
  access: { permission: 'subscriptions.bank_transfers.delete' },
  params: schema.transferParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await deleteTransfer({ ctx, id: params.id });
    return { message: 'Bank Transfer Deleted' };
  },
});

export const bankTransferEndpoints = [list, find, create, edit, remove];
