import * as v from 'valibot';
import { type Payment, paymentPageSchema } from '#/api/payments.ts';
import { serve } from './server.ts';

export const aPayment = (about: Partial<Payment> = {}): Payment => ({
  id: '4',
  kind: 'monthly',
  customer_name: 'Salma Haddad',
  package_name: 'Eight classes',
  reference: 'A-0001',
  state: 'paid',
  held: false,
  amount: 40.5,
  refunded_amount: 0,
  discount: 0,
  currency: 'USD',
  date: '2026-03-02T09:00:00.000Z',
  may: { update: false },
  ...about,
});

/** `total`: the number of items on all pages. */
export const servePayments = (payments: Payment[], total = payments.length): URLSearchParams[] =>
  serve('payments', v.parse(paymentPageSchema, { data: payments, pagination: { total } }));
