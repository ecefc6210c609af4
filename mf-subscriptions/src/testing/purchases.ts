import * as v from 'valibot';
import { type Purchase, purchaseResponse, type Subscription, type Summary, summaryResponse } from '#/api/purchases.ts';
import { nothingBought, serve, take } from './server.ts';

export const aPurchase = (about: Partial<Purchase> = {}): Purchase => ({
  id: '6',
  kind: 'monthly',
  state: 'active',
  package: { id: '8', title: 'Eight classes' },
  held: false,
  pending: false,
  classesAdded: 8,
  remainingClasses: 11,
  currency: 'USD',
  amount: 40,
  discount: null,
  ...about,
});

/** The provider's state when the viewer returns, and the server's later state. */
export function serveReturn(first: Purchase, later = first): void {
  take('post', `subscriptions/purchases/${first.id}/refresh`, v.parse(purchaseResponse, { data: first }));
  serve(`subscriptions/purchases/${first.id}`, v.parse(purchaseResponse, { data: later }));
}

export const serveSummary = (about: Partial<Summary> = {}) =>
  serve('subscriptions/summary', v.parse(summaryResponse, { data: { ...nothingBought, ...about } }));

export const aSubscription: Subscription = {
  purchase: '6',
  package: { id: '8', title: 'Eight classes' },
  state: 'active',
  held: false,
  currency: 'USD',
  amount: 40,
  renewsAt: '2026-04-02T09:00:00.000Z',
  endsAt: null,
  unpaid: null,
  way: 'card',
  card: null,
};
