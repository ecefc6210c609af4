import { describe, expect, it } from 'vitest';
import type { ProviderPayment, ProviderPurchase } from '#base/payments/payment-provider.ts';
import { type Snapshot, settlePurchase } from './settle-purchase.ts';

const price = { currency: 'USD', minor: 4000 };
const monthly: Snapshot = { kind: 'monthly', packageId: 7, classesNum: 8, price, discount: null };
const oneTime: Snapshot = { ...monthly, kind: 'one_time' };
const payment = (id: string, about: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id,
  intentId: null,
  chargeId: null,
  state: 'paid',
  paid: price,
  discountMinor: 0,
  refundedMinor: 0,
  refundedAt: null,
  number: null,
  pdfUrl: null,
  pageUrl: null,
  receiptUrl: null,
  createdAt: new Date(0),
  paidAt: new Date(0),
  ...about,
});
const active = {
  id: 'sub',
  state: 'active',
  isEndedUnpaid: false,
  failures: 0,
  periodEndsAt: new Date(0),
  endsAt: null,
  pause: null,
  card: null,
} as const;
const purchase = (about: Partial<ProviderPurchase>): ProviderPurchase => ({
  state: 'complete',
  subscription: active,
  payments: [payment('a')],
  ...about,
});
const grant = (id: string, reason: string, returned = 0) => ({ id, reason, returned });

describe('the worth of a purchase', () => {
  it('each paid month grants classes, and the buyer has the package', () => {
    expect(settlePurchase(monthly, purchase({ payments: [payment('a'), payment('b')] }))).toEqual({
      grants: [grant('a', 'purchase'), grant('b', 'renewal')],
      held: [],
      packageId: 7,
      state: 'active',
      mustEndAtProvider: false,
      isEndedUnpaid: false,
    });
  });

  it('only the promised number of payments may be lower, and the first one must be (D113)', () => {
    const paid = (...amounts: number[]) => amounts.map((minor, at) => payment(`${at}`, { paid: { ...price, minor } }));
    const held = (months: number | null, ...amounts: number[]) =>
      settlePurchase({ ...monthly, discount: { minor: 1000, months } }, purchase({ payments: paid(...amounts) })).held;
    expect(held(2, 3000, 3000, 4000)).toEqual([]);
    expect(held(2, 3000, 3000, 3000)).toEqual(['2']);
    expect(held(null, 3000, 3000, 3000)).toEqual([]);
    expect(held(1, 4000)).toEqual(['0']);
    expect(held(1, 3000, 4000, 2000)).toEqual(['2']);
  });

  it('a one-time purchase grants classes and no subscription (D37)', () => {
    expect(settlePurchase(oneTime, purchase({ subscription: null }))).toMatchObject({
      grants: [grant('a', 'purchase')],
      packageId: null,
      state: 'paid',
    });
  });

  it('a checkout that is open, expired or unpaid grants nothing', () => {
    const open = purchase({ state: 'open', subscription: null, payments: [payment('a', { state: 'open' })] });
    expect(settlePurchase(monthly, open)).toMatchObject({ grants: [], packageId: null, state: 'open' });
    const expired = purchase({ state: 'expired', subscription: null, payments: [] });
    expect(settlePurchase(monthly, expired)).toMatchObject({ grants: [], packageId: null, state: 'expired' });
  });

  it.each([{ currency: 'EUR', minor: 4000 }, { currency: 'USD', minor: 3999 }, null])(
    'a payment of %j is held: it grants nothing, and the subscription stays active',
    (paid) => {
      expect(settlePurchase(monthly, purchase({ payments: [payment('a', { paid })] }))).toMatchObject({
        grants: [],
        held: ['a'],
        packageId: 7,
      });
    },
  );

  it('a failed renewal removes nothing, and the third one ends the subscription (D37)', () => {
    const late = (failures: number) =>
      settlePurchase(monthly, purchase({ subscription: { ...active, state: 'past_due', failures } }));
    const grants = [grant('a', 'purchase')];
    const not = { isEndedUnpaid: false, mustEndAtProvider: false };
    expect(late(1)).toMatchObject({ grants, packageId: 7, state: 'past_due', ...not });
    const both = { isEndedUnpaid: true, mustEndAtProvider: true };
    expect(late(3)).toMatchObject({ grants, packageId: null, state: 'ended', ...both });
  });

  it('an ended subscription is unpaid if the provider gave up the renewal, and not if somebody ended it (D114)', () => {
    const ended = (isEndedUnpaid: boolean) =>
      settlePurchase(monthly, purchase({ subscription: { ...active, state: 'ended', isEndedUnpaid } }));
    const common = { packageId: null, state: 'ended', mustEndAtProvider: false };
    expect(ended(true)).toMatchObject({ ...common, isEndedUnpaid: true });
    expect(ended(false)).toMatchObject({ ...common, isEndedUnpaid: false });
  });

  it('a purchase fails if nothing was paid and no payment is pending; its subscription is ended (D39)', () => {
    const failed = [payment('a', { state: 'failed' })];
    const settled = (about: Partial<ProviderPurchase>) => settlePurchase(monthly, purchase(about));
    expect(settled({ payments: failed })).toMatchObject({ state: 'failed', packageId: null, mustEndAtProvider: true });
    const ended = { ...active, state: 'ended' } as const;
    expect(settled({ payments: [], subscription: ended })).toMatchObject({ state: 'failed', mustEndAtProvider: false });
    expect(settled({ payments: failed, subscription: null })).toMatchObject({
      state: 'failed',
      mustEndAtProvider: false,
    });
    const late = [...failed, payment('b', { state: 'open' })];
    expect(settled({ payments: late })).toMatchObject({ state: 'open', mustEndAtProvider: false });
    expect(settled({ payments: [payment('b'), ...failed] })).toMatchObject({ state: 'active' });
  });

  it.each([
    [4000, 8],
    [2000, 4],
    [1, 0],
    [3999, 7],
  ])('a refund of %i of 4000 takes back %i of 8 classes (D39)', (refundedMinor, returned) => {
    const paid = [payment('a', { refundedMinor })];
    const { grants } = settlePurchase(oneTime, purchase({ subscription: null, payments: paid }));
    expect(grants).toEqual([grant('a', 'purchase', returned)]);
  });
});
