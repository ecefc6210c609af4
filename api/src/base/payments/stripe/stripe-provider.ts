import Stripe from 'stripe';
import { outsideCalls } from '#base/limits/outside-calls.ts';
import {
  type CheckoutRequest,
  PaymentError,
  type PaymentProvider,
  type ProviderPurchase,
  type RefundRequest,
} from '../payment-provider.ts';
import { toProviderAmount } from '../provider-amount.ts';
import { readStripeEvent } from './stripe-event.ts';
import { findStripePurchase, HOLD_MARK } from './stripe-purchase.ts';

export interface StripeOptions {
  name: PaymentProvider['name'];
  account: string;
  secretKey: string;
  webhookSecret: string;
  /** Replaces the network, for an imitation of the provider. */
  fetch?: typeof fetch;
  timeoutMs?: number;
  retries?: number;
  /** Called with the error of each failed call. */
  onError?: (error: PaymentError) => void;
}

const NAME_LENGTH = 250;

function reasonOf(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentError['reason'] {
  const { statusCode = 0, code } = error;
  if (statusCode === 401 || statusCode === 403) return 'misconfigured';
  if (code === 'resource_missing') return 'missing';
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'repeated';
  const isRejected = error instanceof Stripe.errors.StripeInvalidRequestError || statusCode === 402;
  return isRejected ? 'rejected' : 'unavailable';
}

/** Maps errors of the client to our own kinds. */
function toPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode = 0, code, type } = error;
  const message = `The card provider said ${statusCode || type}${code ? ` ${code}` : ''}`;
  return new PaymentError(reasonOf(error), message, { cause: error });
}

/** Keeps its own direction beside text of another direction, and is cut so that two such texts fit. */
const isolated = (text: string): string => `\u2068${text.slice(0, NAME_LENGTH / 2 - 4)}\u2069`;

/**
 * The name on the provider's page, invoice and receipt: with the student's name if the student is not the payer (D116).
 */
const productName = ({ title, student }: CheckoutRequest): string =>
  student.name === null ? title.slice(0, NAME_LENGTH) : `${isolated(title)} – ${isolated(student.name)}`;

/**
 * A coupon for this purchase only, with a fixed amount: the discount is exactly the promised one, however the provider
 * rounds.
 */
function couponOf({ price, discount, purchaseId }: CheckoutRequest): Stripe.CouponCreateParams | null {
  if (!discount) return null;
  const { minor, months, code } = discount;
  const duration =
    months === null
      ? ({ duration: 'forever' } as const)
      : months === 1
        ? ({ duration: 'once' } as const)
        : ({ duration: 'repeating', duration_in_months: months } as const);
  return {
    amount_off: toProviderAmount({ ...price, minor }),
    currency: price.currency.toLowerCase(),
    max_redemptions: 1,
    metadata: { purchase_id: String(purchaseId) },
    ...(code === null ? {} : { name: code }),
    ...duration,
  };
}

function checkoutOf(request: CheckoutRequest, coupon: string | null): Stripe.Checkout.SessionCreateParams {
  const { purchaseId, userId, student, packageId, kind, price } = request;
  const metadata = {
    purchase_id: String(purchaseId),
    user_id: String(userId),
    student_id: String(student.id),
    package_id: String(packageId),
    currency: price.currency,
    kind,
  };
  const isMonthly = kind === 'monthly';
  return {
    mode: isMonthly ? 'subscription' : 'payment',
    customer: request.customerId,
    client_reference_id: String(purchaseId),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    metadata,
    ...(coupon === null ? {} : { discounts: [{ coupon }] }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: price.currency.toLowerCase(),
          unit_amount: toProviderAmount(price),
          product_data: { name: productName(request) },
          ...(isMonthly ? { recurring: { interval: 'month' as const } } : {}),
        },
      },
    ],
    // Without `invoice_creation` a one-time payment has neither number nor invoice.
    ...(isMonthly
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata }, invoice_creation: { enabled: true, invoice_data: { metadata } } }),
  };
}

/** Stripe by its official client; the sandbox has the same interface. */
export class StripeProvider implements PaymentProvider {
  readonly name: PaymentProvider['name'];
  readonly account: string;
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #onError: StripeOptions['onError'];

  constructor(options: StripeOptions) {
    this.name = options.name;
    this.account = options.account;
    this.#webhookSecret = options.webhookSecret;
    this.#onError = options.onError;
    this.#stripe = new Stripe(options.secretKey, {
      telemetry: false,
      timeout: options.timeoutMs ?? outsideCalls.payments.silentMs,
      maxNetworkRetries: options.retries ?? outsideCalls.payments.tries - 1,
      ...(options.fetch ? { httpClient: Stripe.createFetchHttpClient(options.fetch) } : {}),
    });
  }

  createCustomer({ id, name, email }: { id: number; name: string; email: string | null }): Promise<string> {
    const details = { name: name.slice(0, NAME_LENGTH), ...(email && { email }), metadata: { user_id: String(id) } };
    return this.#call(async () => (await this.#stripe.customers.create(details)).id);
  }

  createCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }> {
    return this.#call(async () => {
      const idempotencyKey = `purchase:${request.purchaseId}:${request.expiresAt.getTime()}`;
      const lower = couponOf(request);
      const key = { idempotencyKey: `coupon:${idempotencyKey}` };
      const coupon = lower && (await this.#stripe.coupons.create(lower, key)).id;
      const { id, url } = await this.#stripe.checkout.sessions.create(checkoutOf(request, coupon), { idempotencyKey });
      if (!url) throw new PaymentError('rejected', 'The checkout has no address');
      return { id, url };
    });
  }

  async expireCheckout(id: string): Promise<boolean> {
    try {
      await this.#call(() => this.#stripe.checkout.sessions.expire(id));
      return true;
    } catch (error) {
      if (!(error instanceof PaymentError) || (error.reason !== 'missing' && error.reason !== 'rejected')) throw error;
      if (error.reason === 'missing') return true;
      return (await this.findPurchase(id)).state === 'expired';
    }
  }

  findPurchase(checkoutId: string): Promise<ProviderPurchase> {
    return this.#call(() => findStripePurchase(this.#stripe, checkoutId));
  }

  endSubscription(id: string): Promise<void> {
    return this.#unlessEnded(() => this.#stripe.subscriptions.cancel(id));
  }

  endWithPeriod(id: string): Promise<void> {
    return this.#unlessEnded(() => this.#stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  }

  /** Voids the invoices, so that the days of renewal stay. The mark states that the academy has paused charging. */
  pauseCharging(id: string, until: Date | null): Promise<void> {
    const resumes_at = until === null ? {} : { resumes_at: Math.floor(until.getTime() / 1000) };
    const pause = { pause_collection: { behavior: 'void', ...resumes_at }, metadata: { [HOLD_MARK]: '1' } } as const;
    return this.#unlessMissing(() => this.#stripe.subscriptions.update(id, pause));
  }

  resumeCharging(id: string): Promise<void> {
    const resume = { pause_collection: '', metadata: { [HOLD_MARK]: '' } } as const;
    return this.#unlessMissing(() => this.#stripe.subscriptions.update(id, resume));
  }

  refund({ intentId, amount, key }: RefundRequest): Promise<string> {
    const refund = { payment_intent: intentId, amount: toProviderAmount(amount) };
    const options = { idempotencyKey: `refund:${key}` };
    return this.#call(async () => (await this.#stripe.refunds.create(refund, options)).id);
  }

  openPortal(customer: string, returnUrl: string): Promise<string> {
    const details = { customer, return_url: returnUrl };
    return this.#call(async () => (await this.#stripe.billingPortal.sessions.create(details)).url);
  }

  readEvent(body: string, signature: string, now: Date) {
    return readStripeEvent(this.#stripe, { body, signature, secret: this.#webhookSecret, now });
  }

  /** If the provider does not know the subscription, or rejects every change, it has ended. */
  async #unlessEnded(call: () => Promise<unknown>): Promise<void> {
    await this.#call(call).catch((error: unknown) => {
      if (!(error instanceof PaymentError) || (error.reason !== 'missing' && error.reason !== 'rejected')) throw error;
    });
  }

  async #unlessMissing(call: () => Promise<unknown>): Promise<void> {
    await this.#call(call).catch((error: unknown) => {
      if (!(error instanceof PaymentError) || error.reason !== 'missing') throw error;
    });
  }

  async #call<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (thrown) {
      const error = toPaymentError(thrown);
      if (error instanceof PaymentError) this.#onError?.(error);
      throw error;
    }
  }
}
