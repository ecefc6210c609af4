import type Stripe from 'stripe';
import type { ProviderCard, ProviderPayment, ProviderPurchase, ProviderSubscription } from '../payment-provider.ts';
import { fromProviderAmount } from '../provider-amount.ts';
import { findStripeCard } from './stripe-card.ts';

type Returned = Map<string, { chargeId: string; receiptUrl: string | null; amount: number; at: Date | null }>;

/** The key in the metadata of a subscription that the academy has paused (D98). */
export const HOLD_MARK = 'hold';

const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);
const instantOf = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;

/** Whether a dispute has withdrawn the money, temporarily or permanently. */
const isLost = ({ status }: Stripe.Dispute): boolean => status !== 'won' && !status.startsWith('warning');

/** What was returned of each payment of a customer, by its intent. A failed charge returns nothing. */
async function returnedOf(stripe: Stripe, customer: string): Promise<Returned> {
  const found: Returned = new Map();
  for await (const charge of stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] })) {
    const intent = idOf(charge.payment_intent);
    if (!intent || charge.status !== 'succeeded') continue;
    let amount = charge.amount_refunded;
    const times = (charge.refunds?.data ?? []).map(({ created }) => created);
    if (charge.disputed)
      for await (const dispute of stripe.disputes.list({ charge: charge.id, limit: 100 }))
        if (isLost(dispute)) {
          amount += dispute.amount;
          times.push(dispute.created);
        }
    const receiptUrl = charge.receipt_url ?? null;
    found.set(intent, {
      chargeId: charge.id,
      receiptUrl,
      amount: Math.min(amount, charge.amount),
      at: instantOf(times.sort((one, other) => one - other).at(-1)),
    });
  }
  return found;
}

function minorOf(currency: string, amount: number): number {
  const money = amount > 0 ? fromProviderAmount(currency, amount) : null;
  // A fraction of the smallest unit counts as a whole one.
  return money?.minor ?? Math.ceil(amount);
}

const takenOff = ({ total_discount_amounts: amounts }: Stripe.Invoice): number =>
  (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** Money that the bank, or a payer with a voucher, may still send days after the checkout. */
function isOnItsWay({ status, next_action }: Stripe.PaymentIntent): boolean {
  if (status === 'processing') return true;
  const waitsForPayer = /_display_|verify_with_microdeposits/.test(next_action?.type ?? '');
  return status === 'requires_action' && waitsForPayer;
}

/** No attempt is running, and none will follow automatically. */
const isFailed = ({ status }: Stripe.PaymentIntent): boolean =>
  status === 'requires_payment_method' || status === 'canceled';

function documentsOf(invoice: Stripe.Invoice | null) {
  return {
    number: invoice?.number ?? null,
    pdfUrl: invoice?.invoice_pdf ?? null,
    pageUrl: invoice?.hosted_invoice_url ?? null,
  };
}

const intentsOf = (invoice: Stripe.Invoice): (string | null)[] =>
  (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));

interface Known {
  returned: Returned;
  /** Invoices whose payment is still under way. */
  pending: ReadonlySet<string | undefined>;
}

function toInvoicePayment(invoice: Stripe.Invoice, { returned, pending }: Known): ProviderPayment {
  const intents = intentsOf(invoice);
  const intentId = intents.find((id) => id !== null && returned.has(id)) ?? intents.find((id) => id !== null) ?? null;
  const charge = intentId === null ? undefined : returned.get(intentId);
  const isPaid = invoice.status === 'paid';
  const isGivenUp = invoice.status === 'void' || invoice.status === 'uncollectible';
  const hasFailed = isGivenUp || (invoice.attempt_count > 0 && !pending.has(invoice.id));
  return {
    id: invoice.id ?? '',
    intentId,
    chargeId: charge?.chargeId ?? null,
    state: isPaid ? 'paid' : hasFailed ? 'failed' : 'open',
    paid: fromProviderAmount(invoice.currency, isPaid ? invoice.amount_paid : invoice.amount_due),
    discountMinor: minorOf(invoice.currency, takenOff(invoice)),
    refundedMinor: minorOf(invoice.currency, charge?.amount ?? 0),
    refundedAt: charge?.at ?? null,
    ...documentsOf(invoice),
    receiptUrl: charge?.receiptUrl ?? null,
    createdAt: new Date(invoice.created * 1000),
    paidAt: isPaid ? instantOf(invoice.status_transitions.paid_at ?? invoice.created) : null,
  };
}

/** A paused month that is not charged and has no attempts is no payment (D98). */
const isOfPausedMonth = ({ status, attempt_count, billing_reason }: Stripe.Invoice): boolean =>
  status === 'void' && attempt_count === 0 && billing_reason === 'subscription_cycle';

async function invoicesOf(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const invoices: Stripe.Invoice[] = [];
  const query = { subscription, limit: 100, expand: ['data.payments'] };
  for await (const invoice of stripe.invoices.list(query))
    if (invoice.status !== 'draft' && !isOfPausedMonth(invoice)) invoices.push(invoice);
  return invoices.reverse();
}

/** An attempt without a response of the bank also counts as an attempt; only its intent shows that. */
async function pendingOf(stripe: Stripe, invoices: readonly Stripe.Invoice[]): Promise<Known['pending']> {
  const pending = new Set<string | undefined>();
  for (const invoice of invoices) {
    const intentId = intentsOf(invoice).findLast((id) => id !== null);
    if (invoice.status !== 'open' || invoice.attempt_count === 0 || !intentId) continue;
    if (isOnItsWay(await stripe.paymentIntents.retrieve(intentId))) pending.add(invoice.id);
  }
  return pending;
}

function toPause({ pause_collection: pause, metadata }: Stripe.Subscription): ProviderSubscription['pause'] {
  return pause ? { until: instantOf(pause.resumes_at), isForeign: !metadata[HOLD_MARK] } : null;
}

function toSubscription(
  found: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  card: ProviderCard | null,
): ProviderSubscription {
  const periodEndsAt = instantOf(found.items.data[0]?.current_period_end) ?? new Date(found.created * 1000);
  const isLate = found.status === 'past_due' || found.status === 'unpaid' || found.status === 'paused';
  const isEnded = ['canceled', 'incomplete_expired'].includes(found.status);
  const unpaid = invoices.filter(({ status }) => status === 'open').at(-1);
  return {
    id: found.id,
    state: isEnded ? 'ended' : isLate ? 'past_due' : 'active',
    isEndedUnpaid: isEnded && found.cancellation_details?.reason === 'payment_failed',
    failures: isLate ? (unpaid?.attempt_count ?? 0) : 0,
    periodEndsAt,
    // A cancellation in the portal sets only `cancel_at`.
    endsAt: instantOf(found.cancel_at) ?? (found.cancel_at_period_end ? periodEndsAt : null),
    pause: toPause(found),
    card,
  };
}

function toSinglePayment(session: Stripe.Checkout.Session, returned: Returned): ProviderPayment[] {
  const intentId = idOf(session.payment_intent);
  if (!intentId) return [];
  const charge = returned.get(intentId);
  const isPaid = session.payment_status === 'paid';
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const invoice = typeof session.invoice === 'object' ? session.invoice : null;
  const createdAt = new Date((invoice?.created ?? session.created) * 1000);
  const currency = session.currency ?? '';
  return [
    {
      id: intentId,
      intentId,
      chargeId: charge?.chargeId ?? null,
      state: isPaid ? 'paid' : intent && isFailed(intent) ? 'failed' : 'open',
      paid: fromProviderAmount(currency, session.amount_total ?? 0),
      discountMinor: minorOf(currency, session.total_details?.amount_discount ?? 0),
      refundedMinor: minorOf(currency, charge?.amount ?? 0),
      refundedAt: charge?.at ?? null,
      ...documentsOf(invoice),
      receiptUrl: charge?.receiptUrl ?? null,
      createdAt,
      paidAt: isPaid ? (instantOf(invoice?.status_transitions.paid_at) ?? createdAt) : null,
    },
  ];
}

function stateOf({ status }: Stripe.Checkout.Session): ProviderPurchase['state'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

/**
 * Reads a checkout with everything that belongs to it: three calls, one more for each disputed charge and each unpaid
 * invoice, and one for the card of an active subscription.
 */
export async function findStripePurchase(stripe: Stripe, checkoutId: string): Promise<ProviderPurchase> {
  const session = await stripe.checkout.sessions.retrieve(checkoutId, {
    expand: ['subscription', 'invoice', 'payment_intent'],
  });
  const state = stateOf(session);
  const customer = idOf(session.customer);
  const subscription = typeof session.subscription === 'object' ? session.subscription : null;
  if (state !== 'complete' || !customer) return { state, subscription: null, payments: [] };
  const returned = await returnedOf(stripe, customer);
  if (!subscription) return { state, subscription: null, payments: toSinglePayment(session, returned) };
  const invoices = await invoicesOf(stripe, subscription.id);
  const known = { returned, pending: await pendingOf(stripe, invoices) };
  return {
    state,
    subscription: toSubscription(subscription, invoices, await findStripeCard(stripe, subscription)),
    payments: invoices.map((invoice) => toInvoicePayment(invoice, known)),
  };
}
