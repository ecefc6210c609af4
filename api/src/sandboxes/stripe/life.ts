import { chargeInvoice, emit, openInvoice } from './bill.ts';
import { type SandboxContext, secondsOf } from './sandbox-context.ts';
import { type Card, type Discount, type Invoice, newId, type Session, type Subscription } from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** A month later on the day of the first payment, or on the month's last day. */
function monthAfter(seconds: number, anchorDay: number): number {
  const from = new Date(seconds * 1000);
  const next = new Date(
    Date.UTC(
      from.getUTCFullYear(),
      from.getUTCMonth() + 1,
      1,
      from.getUTCHours(),
      from.getUTCMinutes(),
      from.getUTCSeconds(),
    ),
  );
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(anchorDay, lastDay));
  return secondsOf(next);
}

/** The method of payment. A bank confirms days later, the owner of a card at once. */
interface Method {
  card: Card;
  isDelayed: boolean;
}

export const isEnded = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

export const periodOf = ({ items }: Subscription) => {
  const [item] = items.data;
  if (!item) throw new Error('a subscription without its period');
  return item;
};

/** Each month uses up one month of the discount, charged or not, as the provider counts by time. */
function afterMonth(discount: Discount | null | undefined): Discount | null {
  if (!discount || discount.months === null) return discount ?? null;
  return discount.months > 1 ? { ...discount, months: discount.months - 1 } : null;
}

function newSubscription(session: Session, { card, isDelayed }: Method, now: Date): Subscription {
  const created = secondsOf(now);
  const anchorDay = now.getUTCDate();
  const period = { id: newId('si'), current_period_start: created, current_period_end: monthAfter(created, anchorDay) };
  return {
    id: newId('sub'),
    object: 'subscription',
    status: isDelayed ? 'incomplete' : 'active',
    customer: session.customer,
    created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: '',
    metadata: session.metadata,
    items: { object: 'list', data: [period] },
    livemode: false,
    _anchorDay: anchorDay,
    _currency: session.currency,
    _amount: session.amount_subtotal ?? session.amount_total,
    _discount: afterMonth(session._discount),
    _title: session._title,
    _card: card,
  };
}

/** Completes a checkout after the buyer has paid or started a bank payment: with all effects and events. */
export async function completeSession(
  store: SandboxStore,
  context: SandboxContext,
  session: Session,
  card: Card,
  isDelayed = false,
): Promise<void> {
  const now = context.now();
  const { customer, currency, amount_subtotal: amount = session.amount_total, metadata, _title: title } = session;
  const subscription = session.mode === 'subscription' ? newSubscription(session, { card, isDelayed }, now) : null;
  if (subscription) {
    await store.put('subscription', subscription.id, subscription, customer);
    await emit(store, now, 'customer.subscription.created', subscription);
  }
  const about = { title, metadata, subscription: subscription?.id ?? null };
  const bill = { customer, currency, amount, discount: session._discount, ...about };
  const invoice = await openInvoice(store, context, bill);
  const status = isDelayed ? 'pending' : 'succeeded';
  const charge = await chargeInvoice(store, context, invoice, { metadata, status });
  if (subscription) await store.put('subscription', subscription.id, { ...subscription, latest_invoice: invoice.id });
  const complete: Session = {
    ...session,
    status: 'complete',
    payment_status: isDelayed ? 'unpaid' : 'paid',
    url: null,
    subscription: subscription?.id ?? null,
    invoice: invoice.id,
    payment_intent: subscription ? null : charge.payment_intent,
    _confirming: null,
    ...(isDelayed ? { _bank: 'pending' as const } : {}),
  };
  await store.put('session', session.id, complete);
  await emit(store, now, 'checkout.session.completed', complete);
}

/** Ends a checkout that nobody can pay any more. */
export async function expireSession(store: SandboxStore, context: SandboxContext, session: Session): Promise<Session> {
  const expired: Session = { ...session, status: 'expired', url: null };
  await store.put('session', session.id, expired);
  await emit(store, context.now(), 'checkout.session.expired', expired);
  return expired;
}

/** Later than the academy, which ends a subscription after three failures (D37) if it hears of them. */
const MOST_ATTEMPTS = 4;

/**
 * Charges the subscription's last invoice to its card; after the last attempt the subscription ends.
 * @returns whether it is paid.
 */
export async function charged(
  store: SandboxStore,
  context: SandboxContext,
  subscription: Subscription,
): Promise<boolean> {
  const invoice = await store.find('invoice', subscription.latest_invoice);
  if (!invoice) return false;
  const { _card: card, metadata } = subscription;
  const status = card.failsLater ? 'failed' : 'succeeded';
  const charge = await chargeInvoice(store, context, invoice, { metadata, status });
  const isPaid = charge.status === 'succeeded';
  subscription.status = isPaid ? 'active' : 'past_due';
  await store.put('subscription', subscription.id, subscription);
  await emit(store, context.now(), 'customer.subscription.updated', subscription);
  if (!isPaid && invoice.attempt_count >= MOST_ATTEMPTS) await endNow(store, context, subscription, 'payment_failed');
  return isPaid;
}

/** Ends a subscription immediately. */
export async function endNow(
  store: SandboxStore,
  context: SandboxContext,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
): Promise<Subscription> {
  const at = secondsOf(context.now());
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    cancellation_details: { reason },
  };
  await store.put('subscription', subscription.id, ended);
  const invoice = await store.find('invoice', subscription.latest_invoice);
  if (invoice?.status === 'open') await store.put('invoice', invoice.id, { ...invoice, status: 'void' });
  await emit(store, context.now(), 'customer.subscription.deleted', ended);
  return ended;
}

/** A pause ends by itself at its time. */
const isPausedAt = ({ pause_collection: pause }: Subscription, at: number): boolean =>
  Boolean(pause) && (pause?.resumes_at ?? Number.POSITIVE_INFINITY) > at;

/** Adds the invoice of a month that is not charged. */
async function voided(store: SandboxStore, context: SandboxContext, subscription: Subscription, invoice: Invoice) {
  const gone: Invoice = { ...invoice, status: 'void' };
  await store.put('invoice', invoice.id, gone);
  await store.put('subscription', subscription.id, subscription);
  await emit(store, context.now(), 'invoice.voided', gone);
  await emit(store, context.now(), 'customer.subscription.updated', subscription);
}

/** Moves a subscription to its next renewal: it is charged, or ends if it was cancelled. */
export async function renew(store: SandboxStore, context: SandboxContext, subscription: Subscription): Promise<void> {
  if (subscription.cancel_at !== null) {
    await endNow(store, context, subscription);
    return;
  }
  if (subscription.status === 'past_due') {
    await charged(store, context, subscription);
    return;
  }
  const {
    _currency: currency,
    _amount: amount,
    _discount: discount,
    _title: title,
    metadata,
    customer,
    id,
  } = subscription;
  const bill = { customer, currency, amount, discount, title, metadata, subscription: id, isRenewal: true };
  const invoice = await openInvoice(store, context, bill);
  const period = periodOf(subscription);
  const isPaused = isPausedAt(subscription, period.current_period_end);
  period.current_period_start = period.current_period_end;
  period.current_period_end = monthAfter(period.current_period_end, subscription._anchorDay);
  subscription.latest_invoice = invoice.id;
  subscription._discount = afterMonth(discount);
  if (isPaused) await voided(store, context, subscription, invoice);
  else await charged(store, context, { ...subscription, pause_collection: null });
}

/** Renews subscriptions whose period has ended by the clock. */
export async function renewDue(store: SandboxStore, context: SandboxContext, id: string): Promise<void> {
  for (let months = 0; months < 12; months += 1) {
    const subscription = await store.find('subscription', id);
    if (subscription?.status !== 'active') return;
    if (periodOf(subscription).current_period_end > secondsOf(context.now())) return;
    await renew(store, context, subscription);
  }
}
