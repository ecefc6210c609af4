import * as v from 'valibot';
import { type Receipt, receiptPageSchema } from '#/api/receipts.ts';
import { serve } from './server.ts';

const salma = { id: '12', name: 'Salma Haddad' };

export const aReceipt = (about: Partial<Receipt> = {}): Receipt => ({
  id: '4',
  number: 'R-2026-00004',
  kind: 'receipt',
  method: 'monthly',
  payer: salma,
  student: salma,
  package: 'Eight classes',
  currency: 'USD',
  amount: 40.5,
  net: 34.91,
  tax: 5.59,
  receipt: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  ...about,
});

export const serveReceipts = (receipts: Receipt[]): URLSearchParams[] =>
  serve('receipts', v.parse(receiptPageSchema, { data: receipts, pagination: { total: receipts.length } }));
