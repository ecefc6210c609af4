import { SANDBOX_PATH, type SandboxContext, secondsOf } from './sandbox-context.ts';
import { type Card, type Charge, type Invoice, type Metadata, newId, publicOf } from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';

const WEEK_MS = 7 * 86_400_000;

/** Notes an event for delivery. */
export async function emit(store: SandboxStore, now: Date, type: string, object: object): Promise<void> {
  const id = newId('evt');
  const event = {
    id,
    object: 'event',
    type,
    created: secondsOf(now),
    livemode: false,
    data: { object: publicOf(object) },
  } as const;
  await store.put('event', id, { ...event, _delivered: false }, 'undelivered', new Date(now.getTime() + WEEK_MS));
}

interface Bill {
  customer: string;
  currency: string;
  amount: number;
  title: string;
  metadata: Metadata;
  subscription: string | null;
}

/** A numbered invoice, open. The numbers have no gaps. */
export async function openInvoice(store: SandboxStore, context: SandboxContext, bill: Bill): Promise<Invoice> {
  const created = secondsOf(context.now());
  const id = newId('in');
  const customer = await store.find('customer', bill.customer);
  const page = `${SANDBOX_PATH}/invoices/${id}`;
  const { subscription, metadata } = bill;
  const invoice: Invoice = {
    id,
    object: 'invoice',
    number: `TEST-${String(await store.next('invoice-number')).padStart(6, '0')}`,
    status: 'open',
    currency: bill.currency,
    amount_due: bill.amount,
    amount_paid: 0,
    attempt_count: 0,
    created,
    customer: bill.customer,
    customer_name: customer?.name ?? '',
    customer_email: customer?.email ?? '',
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    metadata: subscription ? {} : metadata,
    parent: subscription ? { subscription_details: { subscription, metadata } } : null,
    payments: { object: 'list', data: [] },
    status_transitions: { finalized_at: created, paid_at: null },
    livemode: false,
    _title: bill.title,
  };
  await store.put('invoice', id, invoice, subscription ?? bill.customer);
  await emit(store, context.now(), 'invoice.finalized', invoice);
  return invoice;
}

/** Charges a card for an open invoice. @returns the charge, which may have failed. */
export async function chargeInvoice(
  store: SandboxStore,
  context: SandboxContext,
  invoice: Invoice,
  { card, metadata, isFirst }: { card: Card; metadata: Metadata; isFirst: boolean },
): Promise<Charge> {
  const now = context.now();
  const isPaid = isFirst || !card.failsLater;
  const [id, intent] = [newId('ch'), newId('pi')];
  const charge: Charge = {
    id,
    object: 'charge',
    status: isPaid ? 'succeeded' : 'failed',
    amount: invoice.amount_due,
    amount_refunded: 0,
    currency: invoice.currency,
    created: secondsOf(now),
    customer: invoice.customer,
    disputed: false,
    failure_code: isPaid ? null : 'card_declined',
    metadata,
    payment_intent: intent,
    receipt_url: isPaid ? `${invoice.hosted_invoice_url}/receipt` : null,
    refunded: false,
    livemode: false,
    _invoice: invoice.id,
  };
  await store.put('charge', id, charge, invoice.customer);
  invoice.payments.data.push({ id: newId('inpay'), payment: { type: 'payment_intent', payment_intent: intent } });
  invoice.attempt_count += 1;
  if (isPaid) {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.status_transitions.paid_at = secondsOf(now);
  }
  await store.put('invoice', invoice.id, invoice);
  const intentObject = {
    id: intent,
    object: 'payment_intent',
    customer: invoice.customer,
    metadata,
    latest_charge: id,
  };
  await emit(store, now, isPaid ? 'charge.succeeded' : 'charge.failed', charge);
  await emit(store, now, isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intentObject);
  await emit(store, now, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return charge;
}
