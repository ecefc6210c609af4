import * as v from 'valibot';
import { type Invoice, invoicePageSchema } from '#/api/invoices.ts';
import { serve } from './server.ts';

export const anInvoice = (about: Partial<Invoice> = {}): Invoice => ({
  id: '4',
  user_id: '12',
  customer_name: 'Salma Haddad',
  customer_email: 'salma@academy.test',
  package_name: 'Eight classes',
  state: 'paid',
  held: false,
  amount: 40.5,
  refunded_amount: 0,
  discount: 0,
  currency: 'USD',
  invoice_number: 'A-0001',
  created_at: '2026-03-02T09:00:00.000Z',
  unreturned_classes: 0,
  chargeId: null,
  may: { delete: true, takeBack: false, refund: false },
  ...about,
});

export const serveInvoices = (path: string, invoices: Invoice[]): URLSearchParams[] =>
  serve(path, v.parse(invoicePageSchema, { data: invoices, pagination: { total: invoices.length } }));
