import type { Money } from '#base/money/money.ts';

/** A payment as the provider has it now: an invoice of a subscription, or what was paid once. */
export interface ProviderPayment {
  id: string;
  /** What the money came by, once there was an attempt: refunds and disputes name it. */
  intentId: string | null;
  chargeId: string | null;
  state: 'open' | 'paid' | 'failed';
  /** What was paid, or is asked; null in a currency that the academy does not know. */
  paid: Money | null;
  /** What the provider took off before. In the smallest unit. */
  discountMinor: number;
  /** Returned to the payer: refunds, and disputes that are not won. In the smallest unit. */
  refundedMinor: number;
  /** When the last of it went back; null where nothing did, or nobody says. */
  refundedAt: Date | null;
  number: string | null;
  pdfUrl: string | null;
  pageUrl: string | null;
  receiptUrl: string | null;
  createdAt: Date;
  paidAt: Date | null;
}

/** What months are charged to. */
export interface ProviderCard {
  last4: string;
  /** The last month in which it can be charged: `2026-11`. */
  lastMonth: string;
}

export interface ProviderSubscription {
  id: string;
  state: 'active' | 'past_due' | 'ended';
  /** Attempts of the renewal that is not paid. */
  failures: number;
  periodEndsAt: Date;
  /** When it ends, once it was cancelled. */
  endsAt: Date | null;
  /**
   * Months that begin before `until` are not charged; null: until somebody says so. `isForeign`: not the academy has paused it, but
   * somebody at the provider's own page.
   */
  pause: { until: Date | null; isForeign: boolean } | null;
  /** Null: no card, or the key cannot read it. */
  card: ProviderCard | null;
}

/** All that the provider knows of a checkout: what an event is about is fetched anew, never read from the event (D36). */
export interface ProviderPurchase {
  state: 'open' | 'complete' | 'expired';
  subscription: ProviderSubscription | null;
  payments: ProviderPayment[];
}

export interface CheckoutRequest {
  purchaseId: number;
  /** The payer. */
  userId: number;
  /** Who learns; the name where that is not the payer. */
  student: { id: number; name: string | null };
  packageId: number;
  kind: 'monthly' | 'one_time';
  customerId: string;
  title: string;
  price: Money;
  /** So much less, for so many months; null: for all. The code is shown. */
  discount: { minor: number; months: number | null; code: string | null } | null;
  /** Where the buyer comes back to: paid, or not. Neither proves anything. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

/** What a report is about; one of the three finds the purchase. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** From the object's metadata. */
  purchaseId: number | null;
  customerId: string | null;
  intentId: string | null;
}

/** Who takes cards. Only the adapter knows the provider's exponents, and what its objects are called. @throws PaymentError */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  /** Stored beside each id, so that those of the sandbox and of a real account never meet. */
  readonly account: string;
  createCustomer(user: { id: number; name: string; email: string }): Promise<string>;
  /** The same purchase gives the same checkout. */
  createCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** @returns whether it can no longer be paid; false where it is complete. */
  expireCheckout(id: string): Promise<boolean>;
  findPurchase(checkoutId: string): Promise<ProviderPurchase>;
  /** At once; one that has ended is no error. */
  endSubscription(id: string): Promise<void>;
  /** With what is paid; one that has ended is no error. */
  endWithPeriod(id: string): Promise<void>;
  /** Months that begin before an instant are not charged; null: until `resumeCharging`. One that has ended is no error. */
  pauseCharging(id: string, until: Date | null): Promise<void>;
  /** One that has ended is no error. */
  resumeCharging(id: string): Promise<void>;
  /** A page of the provider to change card and subscription, which is valid for minutes. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /**
   * Null for an event that is signed and of a kind that says nothing here.
   * @throws PaymentError `forged` for a signature that is wrong, too old, or of the future.
   */
  readEvent(rawBody: string, signature: string, now: Date): ProviderEvent | null;
}

/**
 * Why the provider did not do it. `rejected`: it will not; `repeated`: it does something else under this key already;
 * `misconfigured`: it does not take the academy's own key, or not for this; `unavailable`: it may later.
 */
export class PaymentError extends Error {
  override name = 'PaymentError';
  readonly reason: 'rejected' | 'repeated' | 'missing' | 'misconfigured' | 'unavailable' | 'forged';

  constructor(reason: PaymentError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
