import type { Money } from '#base/money/money.ts';
import type { ProviderPayment, ProviderPurchase } from '#base/payments/payment-provider.ts';

/** The bought package at the time of the purchase (D36). */
export interface Snapshot {
  kind: 'monthly' | 'one_time';
  packageId: number;
  classesNum: number;
  price: Money;
  /** The promised discount (D113), and the number of payments; null: for all. */
  discount: { minor: number; months: number | null } | null;
}

/** A payment of the requested amount. */
interface Grant {
  id: string;
  reason: 'purchase' | 'renewal';
  /** The number of its classes to take back after refunds (D39). */
  returned: number;
}

export interface Settlement {
  grants: Grant[];
  /** Payments whose amount or currency differs from the snapshot: nothing is granted, and admins are notified. */
  held: string[];
  /** The package to which the buyer is subscribed by this purchase (D37). */
  packageId: number | null;
  /** `failed`: it was never paid, and no payment is pending. */
  state: 'open' | 'paid' | 'active' | 'past_due' | 'ended' | 'expired' | 'failed';
  /** Whether it has ended here and not yet at the provider, who continues trying. */
  mustEndAtProvider: boolean;
  /** Whether it ends because a renewal is not paid, here or at the provider. */
  isEndedUnpaid: boolean;
}

/** D37: after this many failed renewals in a row the subscription is removed. */
const MOST_FAILURES = 3;

const isOf = ({ paid }: ProviderPayment, { currency }: Money, minor: number): boolean =>
  paid?.currency === currency && paid.minor === minor;

/**
 * The payments of the requested amounts, in the order of time: the first one with the promised discount, and no more
 * with it than promised (D113).
 */
function askedOf(paid: readonly ProviderPayment[], { price, discount }: Snapshot): ProviderPayment[] {
  if (!discount) return paid.filter((payment) => isOf(payment, price, price.minor));
  const lower = paid.filter((payment) => isOf(payment, price, price.minor - discount.minor));
  const promised = new Set(lower.slice(0, discount.months ?? lower.length));
  return paid.filter((each, index) => promised.has(each) || (index > 0 && isOf(each, price, price.minor)));
}

/** D39: a refund takes back its share of the classes, rounded in the buyer's favour. */
function returnedOf({ paid, refundedMinor }: ProviderPayment, { classesNum }: Snapshot): number {
  if (!paid || refundedMinor <= 0) return 0;
  return Math.floor((classesNum * Math.min(paid.minor, refundedMinor)) / paid.minor);
}

const hasFailedTooOften = ({ subscription }: ProviderPurchase): boolean =>
  subscription?.state === 'past_due' && subscription.failures >= MOST_FAILURES;

/** D39: a bank that does not pay in the end, days after the checkout. */
const isFailed = ({ subscription, payments }: ProviderPurchase): boolean =>
  subscription?.state === 'ended' || (payments.length > 0 && payments.every(({ state }) => state === 'failed'));

function stateOf(found: ProviderPurchase, isPaid: boolean): Settlement['state'] {
  if (found.state !== 'complete') return found.state;
  if (!isPaid) return isFailed(found) ? 'failed' : 'open';
  if (!found.subscription) return 'paid';
  return hasFailedTooOften(found) ? 'ended' : found.subscription.state;
}

/**
 * The worth of a purchase by the provider's current data: pure, so that order and repetition of events make no
 * difference (D36).
 */
export function settlePurchase(snapshot: Snapshot, found: ProviderPurchase): Settlement {
  const paid = found.payments.filter(({ state }) => state === 'paid');
  const granted = askedOf(paid, snapshot);
  const state = stateOf(found, paid.length > 0);
  const isRunning = state === 'active' || state === 'past_due';
  return {
    grants: granted.map((payment, index) => ({
      id: payment.id,
      reason: index === 0 ? 'purchase' : 'renewal',
      returned: returnedOf(payment, snapshot),
    })),
    held: paid.filter((payment) => !granted.includes(payment)).map(({ id }) => id),
    packageId: isRunning ? snapshot.packageId : null,
    state,
    isEndedUnpaid: state === 'ended' && (hasFailedTooOften(found) || found.subscription?.isEndedUnpaid === true),
    mustEndAtProvider:
      (state === 'ended' || state === 'failed') && found.subscription !== null && found.subscription.state !== 'ended',
  };
}
