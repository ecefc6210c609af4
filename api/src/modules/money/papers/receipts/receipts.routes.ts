import { endpoint } from '#base/http/endpoint.ts';
import { languageOf } from '#modules/accounts/identity/accounts.ts';
import { paperResponse } from '../send-paper.ts';
import { findReceipt, findStoredReceipt, listReceipts } from './list-receipts.ts';
import * as schema from './receipts.schema.ts';

const tag = 'Subscriptions';

const list = endpoint({
  method: 'get',
  path: '/receipts',
  tag,
  summary: 'List receipts and credit notes of the viewer and the children, or those that a permission reaches',
  access: 'session',
  query: schema.receiptsQuery,
  response: { schema: schema.receiptsPage },
  errors: [404],
  handle: (ctx, { query }) => listReceipts(ctx, query),
});

const find = endpoint({
  method: 'get',
  path: '/receipts/:id',
  tag,
  summary: 'Get a receipt or credit note',
  access: 'session',
  params: schema.receiptParams,
  response: { schema: schema.receiptResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await findReceipt(ctx, params.id) }),
});

const pdf = endpoint({
  method: 'get',
  path: '/receipts/:id/pdf',
  tag,
  summary: 'Get a receipt or credit note as PDF, in the payer’s language where none is named',
  access: 'session',
  params: schema.receiptParams,
  query: schema.receiptPdfQuery,
  response: { type: 'application/pdf' },
  errors: [404],
  async handle(ctx, { params, query, c }) {
    const receipt = await findStoredReceipt(ctx, params.id);
    const language = query.language ?? (await languageOf(ctx.sql, Number(receipt.userId)));
    const { receiptPdf } = await import('./receipt-pdf.ts');
    return paperResponse(c, receipt.number, await receiptPdf(ctx, receipt, language));
  },
});

export const receiptEndpoints = [list, find, pdf];
