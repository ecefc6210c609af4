import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { endNow, expireSession, isEnded, renewDue, setCancelled, setPaused } from './life.ts';
import { SANDBOX_PATH, type SandboxContext, secondsOf } from './sandbox-context.ts';
import {
  type Customer,
  type Discount,
  type Kinds,
  type Metadata,
  newId,
  type Portal,
  publicOf,
  type Session,
  type Subscription,
} from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';

const DAY_MS = 86_400_000;

type Fields = Record<string, string>;
type Body = Record<string, unknown>;

/** An error as the provider words it. */
class CallError extends Error {
  readonly status: 400 | 401 | 404 | 409;
  readonly body: Body;
  constructor(status: CallError['status'], type: string, about: Body = {}) {
    super(type);
    this.status = status;
    this.body = { error: { type, message: type, ...about } };
  }
}
const missing = (what: string) =>
  new CallError(404, 'invalid_request_error', { code: 'resource_missing', message: `No such ${what}` });

const fieldsOf = (body: string): Fields => Object.fromEntries(new URLSearchParams(body));

const metadataOf = (fields: Fields): Metadata =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const name = /^metadata\[([^\]]+)\]$/.exec(key)?.[1];
      return name ? [[name, value]] : [];
    }),
  );

const expands = (c: Context, name: string): boolean =>
  Object.entries(c.req.queries()).some(([key, values]) => key.startsWith('expand') && values.includes(name));

const listOf = (url: string, data: unknown[]): Body => ({ object: 'list', url, has_more: false, data });

async function createCustomer(store: SandboxStore, _: SandboxContext, fields: Fields): Promise<Body> {
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

async function createCoupon(store: SandboxStore, _: SandboxContext, fields: Fields): Promise<Body> {
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

/** What the coupon of a checkout takes off. */
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

async function createSession(store: SandboxStore, { now }: SandboxContext, fields: Fields): Promise<Body> {
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

async function createPortal(store: SandboxStore, { now }: SandboxContext, fields: Fields): Promise<Body> {
  const id = newId('bps');
  const customer = needed(fields, 'customer');
  if (!(await store.find('customer', customer))) throw missing('customer');
  const url = `${SANDBOX_PATH}/portal/${id}`;
  const return_url = needed(fields, 'return_url');
  const portal: Portal = { id, object: 'billing_portal.session', customer, return_url, url, livemode: false };
  await store.put('portal', id, portal, customer, new Date(now().getTime() + 3_600_000));
  return publicOf(portal);
}

/** A checkout that has come to its time, or a subscription, is brought up to date when it is read. */
async function readSession(store: SandboxStore, context: SandboxContext, id: string): Promise<Session> {
  const found = await store.find('session', id);
  if (!found) throw missing('checkout.session');
  if (found.subscription) await renewDue(store, context, found.subscription);
  const isOver = found.status === 'open' && found.expires_at <= secondsOf(context.now());
  return isOver ? expireSession(store, context, found) : found;
}

async function findSession(c: Context, store: SandboxStore, context: SandboxContext): Promise<Body> {
  const session = await readSession(store, context, c.req.param('id') ?? '');
  const { subscription, invoice, payment_intent: intent } = session;
  const found = {
    subscription:
      subscription && expands(c, 'subscription') ? await store.find('subscription', subscription) : subscription,
    invoice: invoice && expands(c, 'invoice') ? await store.find('invoice', invoice) : invoice,
    // Payments of an older sandbox have no object of their own.
    payment_intent: intent && expands(c, 'payment_intent') ? ((await store.find('intent', intent)) ?? intent) : intent,
  };
  const method = subscription ? { default_payment_method: `pm_${subscription}` } : {};
  const shown = Object.entries(found).map(([key, value]) => [
    key,
    value && typeof value === 'object' ? { ...publicOf(value), ...(key === 'subscription' ? method : {}) } : value,
  ]);
  return { ...publicOf(session), ...Object.fromEntries(shown) };
}

async function expire(c: Context, store: SandboxStore, context: SandboxContext): Promise<Body> {
  const session = await readSession(store, context, c.req.param('id') ?? '');
  if (session.status !== 'open')
    throw new CallError(400, 'invalid_request_error', {
      message: `Only open sessions can be expired: ${session.status}`,
    });
  return publicOf(await expireSession(store, context, session));
}

async function cancel(c: Context, store: SandboxStore, context: SandboxContext): Promise<Body> {
  const found = await store.find('subscription', c.req.param('id') ?? '');
  if (!found || isEnded(found)) throw missing('subscription');
  return publicOf(await endNow(store, context, found));
}

const PAUSE = 'pause_collection';

/** The pause that is asked for: an empty one takes it away. */
function pauseIn(fields: Fields): Subscription['pause_collection'] {
  if (fields[PAUSE] === '') return null;
  if (fields[`${PAUSE}[behavior]`] !== 'void') throw new CallError(400, 'invalid_request_error', { param: PAUSE });
  const until = fields[`${PAUSE}[resumes_at]`];
  return { behavior: 'void', resumes_at: until === undefined ? null : Number(until) };
}

async function update(c: Context, store: SandboxStore, context: SandboxContext): Promise<Body> {
  const found = await store.find('subscription', c.req.param('id') ?? '');
  if (!found || isEnded(found)) throw missing('subscription');
  const fields = fieldsOf(await c.req.text());
  if (fields.cancel_at_period_end === 'true') return publicOf(await setCancelled(store, context, found, true));
  const pause = pauseIn(fields);
  if (pause?.resumes_at && pause.resumes_at <= secondsOf(context.now()))
    throw new CallError(400, 'invalid_request_error', { param: `${PAUSE}[resumes_at]` });
  return publicOf(await setPaused(store, context, found, { pause, metadata: metadataOf(fields) }));
}

/** An older sandbox stored none; what is asked for then had failed. */
async function findIntent(c: Context, store: SandboxStore): Promise<Body> {
  const id = c.req.param('id') ?? '';
  return publicOf(
    (await store.find('intent', id)) ?? { id, object: 'payment_intent', status: 'requires_payment_method' },
  );
}

/** The card of a subscription has no object of its own. */
async function findMethod(c: Context, store: SandboxStore): Promise<Body> {
  const id = c.req.param('id') ?? '';
  const subscription = await store.find('subscription', id.replace(/^pm_/, ''));
  if (!subscription) throw missing('PaymentMethod');
  const { last4, expires } = subscription._card;
  const card = expires && { last4, exp_month: expires.month, exp_year: expires.year };
  return { id, object: 'payment_method', type: 'card', ...(card ? { card } : {}) };
}

const newest = (objects: object[]) => [...objects].reverse().map(publicOf);

/** The same key gives the same response; with another body it is an error. */
async function idempotently(c: Context, store: SandboxStore, now: () => Date, run: () => Promise<Body>): Promise<Body> {
  const key = c.req.header('idempotency-key');
  if (!key) return run();
  const fingerprint = createHash('sha256')
    .update(`${c.req.path}\n${await c.req.text()}`)
    .digest('base64url');
  const id = createHash('sha256').update(key).digest('base64url');
  const earlier = await store.find('call', id);
  if (earlier && earlier.fingerprint !== fingerprint) throw new CallError(400, 'idempotency_error');
  if (earlier) return earlier.body as Body;
  const body = await run();
  await store.put('call', id, { fingerprint, body }, undefined, new Date(now().getTime() + DAY_MS));
  return body;
}

/** Addresses are stored without the academy's own, which may be another one after the next start. */
const withOrigin = (body: Body, publicUrl: string): string =>
  JSON.stringify(body, (_, value) =>
    typeof value === 'string' && value.startsWith(`${SANDBOX_PATH}/`) ? publicUrl + value : value,
  );

/** The calls of the provider's interface that the academy makes. */
export function mountApiCalls(app: Hono, context: SandboxContext): void {
  const respond = async (c: Context, run: (store: SandboxStore) => Promise<Body>): Promise<Response> => {
    c.header('request-id', newId('req'));
    if (c.req.header('authorization') !== `Bearer ${context.secretKey}`)
      return c.json(new CallError(401, 'invalid_request_error', { message: 'Invalid API Key provided' }).body, 401);
    try {
      const body = await context.store.change((store) => idempotently(c, store, context.now, () => run(store)));
      context.deliver();
      return c.body(withOrigin(body, context.publicUrl), 200, { 'content-type': 'application/json' });
    } catch (error) {
      if (error instanceof CallError) return c.json(error.body, error.status);
      throw error;
    }
  };
  type Create = (store: SandboxStore, context: SandboxContext, fields: Fields) => Promise<Body>;
  const creating = (create: Create) => async (c: Context) => {
    const fields = fieldsOf(await c.req.text());
    return respond(c, (store) => create(store, context, fields));
  };
  type Find = (c: Context, store: SandboxStore, context: SandboxContext) => Promise<Body>;
  const finding = (find: Find) => (c: Context) => respond(c, (store) => find(c, store, context));
  app.post('/v1/customers', creating(createCustomer));
  app.post('/v1/coupons', creating(createCoupon));
  app.post('/v1/checkout/sessions', creating(createSession));
  app.post('/v1/billing_portal/sessions', creating(createPortal));
  app.get('/v1/checkout/sessions/:id', finding(findSession));
  app.post('/v1/checkout/sessions/:id/expire', finding(expire));
  app.get('/v1/payment_intents/:id', finding(findIntent));
  app.get('/v1/payment_methods/:id', finding(findMethod));
  app.post('/v1/subscriptions/:id', finding(update));
  app.delete('/v1/subscriptions/:id', finding(cancel));
  const listing = (kind: 'invoice' | 'charge' | 'dispute', by: string) =>
    finding(async (c, store) => listOf(c.req.path, newest(await store.list(kind, c.req.query(by) ?? ''))));
  app.get('/v1/invoices', listing('invoice', 'subscription'));
  app.get('/v1/charges', listing('charge', 'customer'));
  app.get('/v1/disputes', listing('dispute', 'charge'));
}
