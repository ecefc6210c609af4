import { SANDBOX_PATH, type SandboxContext, secondsOf } from './sandbox-context.ts';
import {
  type Charge,
  type Discount,
  type Intent,
  type Invoice,
  type Metadata,
  newId,
  publicOf,
} from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';

const WEEK_MS = 7 * 86_400_000;

/** Stores an event for delivery. */
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
  discount?: Discount | null | undefined;
  title: string;
  metadata: Metadata;
  subscription: string | null;
  /** Whether it is for a month after the first one. */
  isRenewal?: boolean;
}

/** A numbered invoice, open. The numbers have no gaps. */
export async function openInvoice(store: SandboxStore, context: SandboxContext, bill: Bill): Promise<Invoice> {
  const created = secondsOf(context.now());
  const id = newId('in');
  const customer = await store.find('customer', bill.customer);
  const page = `${SANDBOX_PATH}/invoices/${id}`;
  const { subscription, metadata, discount } = bill;
  const off = discount ? Math.min(discount.amount, bill.amount) : 0;
  const invoice: Invoice = {
    id,
    object: 'invoice',
    number: `TEST-${String(await store.next('invoice-number')).padStart(6, '0')}`,
    status: 'open',
    currency: bill.currency,
    amount_due: bill.amount - off,
    amount_paid: 0,
    total_discount_amounts: discount && off > 0 ? [{ amount: off, discount: discount.coupon }] : [],
    attempt_count: 0,
    billing_reason: !subscription ? 'manual' : bill.isRenewal ? 'subscription_cycle' : 'subscription_create',
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

const intentStatus = { succeeded: 'succeeded', failed: 'requires_payment_method', pending: 'processing' } as const;
const intentEvent = { succeeded: 'succeeded', failed: 'payment_failed', pending: 'processing' } as const;

/**
 * Applies the bank's result of a charge, with its events. While the bank's result is pending, the invoice does not
 * change.
 */
export async function answerCharge(
  store: SandboxStore,
  context: SandboxContext,
  { invoice, charge }: { invoice: Invoice; charge: Charge },
  status: Charge['status'],
): Promise<Charge> {
  const now = context.now();
  const isPaid = status === 'succeeded';
  const answered: Charge = {
    ...charge,
    status,
    failure_code: status === 'failed' ? 'card_declined' : null,
    receipt_url: isPaid ? `${invoice.hosted_invoice_url}/receipt` : null,
  };
  const { id, customer, metadata, payment_intent } = answered;
  const about = { customer, metadata, latest_charge: id, livemode: false } as const;
  const intent: Intent = { id: payment_intent, object: 'payment_intent', status: intentStatus[status], ...about };
  await store.put('charge', id, answered, customer);
  await store.put('intent', intent.id, intent);
  if (isPaid) {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.status_transitions.paid_at = secondsOf(now);
  }
  await store.put('invoice', invoice.id, invoice);
  await emit(store, now, `charge.${status}`, answered);
  await emit(store, now, `payment_intent.${intentEvent[status]}`, intent);
  if (status !== 'pending') await emit(store, now, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return answered;
}

/** Charges an open invoice. */
export function chargeInvoice(
  store: SandboxStore,
  context: SandboxContext,
  invoice: Invoice,
  { metadata, status }: { metadata: Metadata; status: Charge['status'] },
): Promise<Charge> {
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    status: 'pending',
    amount: invoice.amount_due,
    amount_refunded: 0,
    currency: invoice.currency,
    created: secondsOf(context.now()),
    customer: invoice.customer,
    disputed: false,
    failure_code: null,
    metadata,
    payment_intent: newId('pi'),
    receipt_url: null,
    refunded: false,
    livemode: false,
    _invoice: invoice.id,
  };
  const payment = { type: 'payment_intent', payment_intent: charge.payment_intent } as const;
  invoice.payments.data.push({ id: newId('inpay'), payment });
  invoice.attempt_count += 1;
  return answerCharge(store, context, { invoice, charge }, status);
}
