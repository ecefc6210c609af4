import { randomBytes } from 'node:crypto';

/*
 * The provider's objects, as far as the academy reads them, with the provider's names and forms. Fields that begin with
 * `_` belong to the sandbox and are never sent.
 */

export interface Customer {
  id: string;
  object: 'customer';
  name: string;
  email: string;
  metadata: Metadata;
}

export type Metadata = Record<string, string>;

/** The discount of a coupon; older checkouts and subscriptions have none. */
export interface Discount {
  coupon: string;
  amount: number;
  /** The number of months left; null: all. */
  months: number | null;
}

interface Coupon {
  id: string;
  object: 'coupon';
  amount_off: number;
  currency: string;
  duration: 'once' | 'repeating' | 'forever';
  duration_in_months: number | null;
  name: string | null;
  metadata: Metadata;
  livemode: false;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  customer: string;
  client_reference_id: string;
  success_url: string;
  cancel_url: string;
  created: number;
  expires_at: number;
  url: string | null;
  currency: string;
  amount_total: number;
  /** Older checkouts have none. */
  amount_subtotal?: number;
  total_details?: { amount_discount: number };
  metadata: Metadata;
  subscription: string | null;
  invoice: string | null;
  payment_intent: string | null;
  livemode: false;
  _title: string;
  _discount?: Discount | null;
  /** A card that waits for its owner's confirmation. */
  _confirming: Card | null;
  /** The state of a bank payment that is pending or has failed; older checkouts have none. */
  _bank?: 'pending' | 'failed';
}

export interface Card {
  last4: string;
  /** Whether charges after the first one are declined. */
  failsLater: boolean;
  /** Older cards have none. */
  expires?: { month: number; year: number };
}

export interface Subscription {
  id: string;
  object: 'subscription';
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  customer: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: false;
  canceled_at: number | null;
  ended_at: number | null;
  /** Why it has ended; older subscriptions have none. */
  cancellation_details?: { reason: 'cancellation_requested' | 'payment_failed' };
  latest_invoice: string;
  /** Older subscriptions have none. */
  pause_collection?: { behavior: 'void'; resumes_at: number | null } | null;
  metadata: Metadata;
  items: { object: 'list'; data: { id: string; current_period_start: number; current_period_end: number }[] };
  livemode: false;
  _anchorDay: number;
  _currency: string;
  _amount: number;
  _title: string;
  /** The amount is without the discount. */
  _discount?: Discount | null;
  _card: Card;
}

export interface Invoice {
  id: string;
  object: 'invoice';
  number: string;
  status: 'open' | 'paid' | 'void';
  currency: string;
  amount_due: number;
  amount_paid: number;
  /** Older invoices have none. */
  total_discount_amounts?: { amount: number; discount: string }[];
  attempt_count: number;
  /** Older invoices have none. */
  billing_reason?: 'subscription_create' | 'subscription_cycle' | 'manual';
  created: number;
  customer: string;
  customer_name: string;
  customer_email: string;
  hosted_invoice_url: string;
  invoice_pdf: string;
  metadata: Metadata;
  parent: { subscription_details: { subscription: string; metadata: Metadata } } | null;
  payments: { object: 'list'; data: { id: string; payment: { type: 'payment_intent'; payment_intent: string } }[] };
  status_transitions: { finalized_at: number; paid_at: number | null };
  livemode: false;
  _title: string;
}

export interface Charge {
  id: string;
  object: 'charge';
  status: 'succeeded' | 'failed' | 'pending';
  amount: number;
  amount_refunded: number;
  currency: string;
  created: number;
  customer: string;
  disputed: boolean;
  failure_code: string | null;
  metadata: Metadata;
  payment_intent: string;
  receipt_url: string | null;
  refunded: boolean;
  /** Missing for charges of an older sandbox. */
  refunds?: { object: 'list'; data: { id: string; amount: number; created: number }[] };
  livemode: false;
  _invoice: string;
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  status: 'processing' | 'requires_payment_method' | 'succeeded';
  customer: string;
  metadata: Metadata;
  latest_charge: string;
  livemode: false;
}

interface Dispute {
  id: string;
  object: 'dispute';
  created: number;
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
  livemode: false;
}

export interface Portal {
  id: string;
  object: 'billing_portal.session';
  customer: string;
  return_url: string;
  url: string;
  livemode: false;
}

export interface SandboxEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  data: { object: object };
  _delivered: boolean;
}

export interface Kinds {
  customer: Customer;
  coupon: Coupon;
  session: Session;
  subscription: Subscription;
  invoice: Invoice;
  charge: Charge;
  intent: Intent;
  dispute: Dispute;
  portal: Portal;
  event: SandboxEvent;
  counter: { value: number };
  call: { fingerprint: string; body: unknown };
}
export type Kind = keyof Kinds;

/** An id that cannot be guessed. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, '0')}`;

/** The public part of an object, without the sandbox's own fields. */
export const publicOf = <T extends object>(object: T): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !key.startsWith('_')));
