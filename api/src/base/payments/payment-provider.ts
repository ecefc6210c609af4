import type { Money } from '#base/money/money.ts';

/** A payment in its current state at the provider: an invoice of a subscription, or a one-time payment. */
export interface ProviderPayment {
  id: string;
  /** The payment intent, after the first attempt: refunds and disputes name it. */
  intentId: string | null;
  chargeId: string | null;
  state: 'open' | 'paid' | 'failed';
  /** The paid amount, or the amount due; null in a currency that the academy does not know. */
  paid: Money | null;
  /** The discount that the provider subtracted, in the smallest unit. */
  discountMinor: number;
  /** Returned to the payer, by refunds and by disputes that were not won. In the smallest unit. */
  refundedMinor: number;
  /** The time of the last refund; null if there was none, or if it is unknown. */
  refundedAt: Date | null;
  number: string | null;
  pdfUrl: string | null;
  pageUrl: string | null;
  receiptUrl: string | null;
  createdAt: Date;
  paidAt: Date | null;
}

/** The card to which months are charged. */
export interface ProviderCard {
  last4: string;
  /** The last month in which the card can be charged: `2026-11`. */
  lastMonth: string;
}

export interface ProviderSubscription {
  id: string;
  state: 'active' | 'past_due' | 'ended';
  /** Whether the provider itself has ended it because a renewal was not paid. */
  isEndedUnpaid: boolean;
  /** The number of attempts for the unpaid renewal. */
  failures: number;
  periodEndsAt: Date;
  /** When the subscription ends, after it was cancelled. */
  endsAt: Date | null;
  /**
   * Months that begin before `until` are not charged; null: until charging is resumed. `isForeign`: the pause was set
   * on the provider's own page, not by the academy.
   */
  pause: { until: Date | null; isForeign: boolean } | null;
  /** Null if there is no card, or if the key may not read it. */
  card: ProviderCard | null;
}

/** Everything that the provider knows of a checkout: it is always fetched anew, never read from an event (D36). */
export interface ProviderPurchase {
  state: 'open' | 'complete' | 'expired';
  subscription: ProviderSubscription | null;
  payments: ProviderPayment[];
}

export interface CheckoutRequest {
  purchaseId: number;
  /** The payer. */
  userId: number;
  /** The student; the name only if the student is not the payer. */
  student: { id: number; name: string | null };
  packageId: number;
  kind: 'monthly' | 'one_time';
  customerId: string;
  /** In the payer's language. */
  title: string;
  price: Money;
  /** The discount in the smallest unit for this many months; null for all months. The code is shown. */
  discount: { minor: number; months: number | null; code: string | null } | null;
  /** The pages to which the buyer returns after paying or cancelling. A visit of either proves nothing. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface RefundRequest {
  intentId: string;
  amount: Money;
  key: string;
}

/** The subject of a report; one of the three ids finds the purchase. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** From the metadata of the object. */
  purchaseId: number | null;
  customerId: string | null;
  intentId: string | null;
}

/**
 * The provider that charges cards. Only the adapter knows the provider's decimals and the names of its objects. @throws
 * PaymentError
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  /** Stored beside each id, so that ids of the sandbox and of a real account are never mixed. */
  readonly account: string;
  createCustomer(user: { id: number; name: string; email: string | null }): Promise<string>;
  /** The same purchase always gets the same checkout. */
  createCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** @returns whether it can no longer be paid; false if it is already complete. */
  expireCheckout(id: string): Promise<boolean>;
  findPurchase(checkoutId: string): Promise<ProviderPurchase>;
  /** Ends it immediately; an ended subscription is no error. */
  endSubscription(id: string): Promise<void>;
  /** Ends it with the paid period; an ended subscription is no error. */
  endWithPeriod(id: string): Promise<void>;
  /**
   * Months that begin before an instant are not charged; null: until `resumeCharging`. An ended subscription is no
   * error.
   */
  pauseCharging(id: string, until: Date | null): Promise<void>;
  /** An ended subscription is no error. */
  resumeCharging(id: string): Promise<void>;
  /**
   * Returns a part of a payment, or all of it, to the card. The same key is the same refund. @returns the refund's id.
   * @throws PaymentError `rejected` for more than was paid, and while the payment is disputed.
   */
  refund(request: RefundRequest): Promise<string>;
  /** A page of the provider for changing card and subscription, which is valid for minutes. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /**
   * Null for a signed event of a kind that is not needed here.
   * @throws PaymentError `forged` for a signature that is wrong, too old, or of the future.
   */
  readEvent(rawBody: string, signature: string, now: Date): ProviderEvent | null;
}

/**
 * Why the provider failed. `rejected`: it will never accept the call; `repeated`: the key was used for another call;
 * `misconfigured`: it rejects the academy's key, or the key lacks a right; `unavailable`: it may work later.
 */
export class PaymentError extends Error {
  override name = 'PaymentError';
  readonly reason: 'rejected' | 'repeated' | 'missing' | 'misconfigured' | 'unavailable' | 'forged';

  constructor(reason: PaymentError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
