import { expect, it } from 'vitest';
import { type Click, decidePurchase, type Open } from './decide-purchase.ts';
import type { StoredPurchase } from './stored-purchase.ts';

const now = new Date('2026-03-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const wanted = { studentId: 7, kind: 'monthly', packageId: 3, currency: 'JOD', coupon: 'EID' } as const;
const discount = { coupon: { id: 5, code: 'EID' }, minor: 2000, months: 3 };
const click: Click = {
  userId: 1,
  wanted,
  now,
  offer: { price: { currency: 'JOD', minor: 40_000 }, classesNum: 8, account: 'acct_1', discount },
};
const purchase: StoredPurchase = {
  ...wanted,
  id: 9,
  userId: 1,
  title: 'Eight classes',
  titleAr: null,
  classesNum: 8,
  minor: 40_000,
  discount,
  account: 'acct_1',
  idempotencyKey: null,
  checkoutId: 'cs_1',
  checkoutUrl: 'https://pay.example/cs_1',
  subscriptionId: null,
  state: 'open',
  version: 1,
  createdAt: minutesAgo(9),
};
const open = (change: Partial<StoredPurchase> = {}, isPending = false): Open => ({
  purchase: { ...purchase, ...change },
  isPending,
});

it('without an open purchase a new one starts', () => {
  expect(decidePurchase(click, null)).toBe('add');
});

it('the same click within ten minutes keeps the open page', () => {
  expect(decidePurchase(click, open())).toBe('keep');
});

it.each<[string, Open]>([
  ['ten minutes later', open({ createdAt: minutesAgo(10) })],
  ['another payer', open({ userId: 2 })],
  ['another student', open({ studentId: 8 })],
  ['another package', open({ packageId: 4 })],
  ['another kind', open({ kind: 'one_time' })],
  ['another currency', open({ currency: 'USD' })],
  ['another code', open({ coupon: null })],
  ['another price', open({ minor: 41_000 })],
  ['another number of classes', open({ classesNum: 12 })],
  ['another account of the provider', open({ account: 'acct_2' })],
  ['another coupon', open({ discount: { ...discount, coupon: { id: 6, code: 'EID' } } })],
  ['another discount', open({ discount: { ...discount, minor: 1000 } })],
  ['a discount for more months', open({ discount: { ...discount, months: null } })],
  ['no discount', open({ discount: null })],
  ['a payment on its way', open({}, true)],
])('an open purchase is closed first: %s', (_why, one) => {
  expect(decidePurchase(click, one)).toBe('close');
});
