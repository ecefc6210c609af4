import { type Body, CallError, type Fields, metadataOf, missing } from './call-fields.ts';
import { refund } from './money-back.ts';
import { SANDBOX_PATH, type SandboxContext, secondsOf } from './sandbox-context.ts';
import {
  type Customer,
  type Discount,
  type Kinds,
  newId,
  type Portal,
  publicOf,
  type Session,
} from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';

export async function createCustomer(store: SandboxStore, _: SandboxContext, fields: Fields): Promise<Body> {
  const { name = '', email = '' } = fields;
  const customer: Customer = { id: newId('cus'), object: 'customer', name, email, metadata: metadataOf(fields) };
  await store.put('customer', customer.id, customer);
  return publicOf(customer);
}

const PRICE = 'line_items[0][price_data]';
const needed = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (!value) throw new CallError(400, 'invalid_request_error', { code: 'parameter_missing', param: name });
  return value;
};

export async function createCoupon(store: SandboxStore, _: SandboxContext, fields: Fields): Promise<Body> {
  const amount = Number(needed(fields, 'amount_off'));
  const duration = needed(fields, 'duration');
  if (!(amount > 0)) throw new CallError(400, 'invalid_request_error', { param: 'amount_off' });
  if (duration !== 'once' && duration !== 'repeating' && duration !== 'forever')
    throw new CallError(400, 'invalid_request_error', { param: 'duration' });
  const coupon: Kinds['coupon'] = {
    id: newId('cpn'),
    object: 'coupon',
    amount_off: amount,
    currency: needed(fields, 'currency'),
    duration,
    duration_in_months: duration === 'repeating' ? Number(needed(fields, 'duration_in_months')) : null,
    name: fields.name ?? null,
    metadata: metadataOf(fields),
    livemode: false,
  };
  await store.put('coupon', coupon.id, coupon);
  return publicOf(coupon);
}

/** The discount of a checkout's coupon. */
async function discountIn(store: SandboxStore, fields: Fields, currency: string): Promise<Discount | null> {
  const id = fields['discounts[0][coupon]'];
  if (!id) return null;
  const coupon = await store.find('coupon', id);
  if (!coupon) throw missing('coupon');
  if (coupon.currency !== currency)
    throw new CallError(400, 'invalid_request_error', { param: 'discounts[0][coupon]' });
  const { amount_off: amount, duration, duration_in_months } = coupon;
  return { coupon: id, amount, months: duration === 'once' ? 1 : duration_in_months };
}

export async function createSession(store: SandboxStore, { now }: SandboxContext, fields: Fields): Promise<Body> {
  const id = newId('cs_test');
  const customer = needed(fields, 'customer');
  if (!(await store.find('customer', customer))) throw missing('customer');
  const expiresAt = Number(needed(fields, 'expires_at'));
  const created = secondsOf(now());
  if (expiresAt < created + 30 * 60 - 60) throw new CallError(400, 'invalid_request_error', { param: 'expires_at' });
  const currency = needed(fields, `${PRICE}[currency]`);
  const price = Number(needed(fields, `${PRICE}[unit_amount]`));
  const discount = await discountIn(store, fields, currency);
  const off = Math.min(discount?.amount ?? 0, price);
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: needed(fields, 'mode') === 'subscription' ? 'subscription' : 'payment',
    status: 'open',
    payment_status: 'unpaid',
    customer,
    client_reference_id: fields.client_reference_id ?? '',
    success_url: needed(fields, 'success_url'),
    cancel_url: fields.cancel_url ?? needed(fields, 'success_url'),
    created,
    expires_at: expiresAt,
    url: `${SANDBOX_PATH}/pay/${id}`,
    currency,
    amount_subtotal: price,
    amount_total: price - off,
    total_details: { amount_discount: off },
    metadata: metadataOf(fields),
    subscription: null,
    invoice: null,
    payment_intent: null,
    livemode: false,
    _title: needed(fields, `${PRICE}[product_data][name]`),
    _discount: discount,
    _confirming: null,
  };
  await store.put('session', id, session, customer);
  return publicOf(session);
}

export async function createPortal(store: SandboxStore, { now }: SandboxContext, fields: Fields): Promise<Body> {
  const id = newId('bps');
  const customer = needed(fields, 'customer');
  if (!(await store.find('customer', customer))) throw missing('customer');
  const url = `${SANDBOX_PATH}/portal/${id}`;
  const return_url = needed(fields, 'return_url');
  const portal: Portal = { id, object: 'billing_portal.session', customer, return_url, url, livemode: false };
  await store.put('portal', id, portal, customer, new Date(now().getTime() + 3_600_000));
  return publicOf(portal);
}

/** A disputed charge, or more than is left of it, is rejected. */
export async function createRefund(store: SandboxStore, context: SandboxContext, fields: Fields): Promise<Body> {
  const intent = needed(fields, 'payment_intent');
  const amount = Number(needed(fields, 'amount'));
  const found = await store.find('intent', intent);
  const charges = found ? await store.list('charge', found.customer) : [];
  const charge = charges.find((one) => one.payment_intent === intent && one.status === 'succeeded');
  if (!charge) throw missing('payment_intent');
  if (charge.disputed) throw new CallError(400, 'invalid_request_error', { code: 'charge_disputed' });
  if (!(amount > 0 && amount <= charge.amount - charge.amount_refunded))
    throw new CallError(400, 'invalid_request_error', { param: 'amount' });
  const one = await refund(store, context, charge, amount);
  return { object: 'refund', charge: charge.id, payment_intent: intent, status: 'succeeded', ...one };
}
