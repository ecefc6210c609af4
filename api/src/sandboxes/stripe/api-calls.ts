import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { type Body, CallError, type Fields, fieldsOf, metadataOf, missing } from './call-fields.ts';
import { createCoupon, createCustomer, createPortal, createRefund, createSession } from './create-calls.ts';
import { endNow, expireSession, isEnded, renewDue } from './life.ts';
import { SANDBOX_PATH, type SandboxContext, secondsOf } from './sandbox-context.ts';
import { newId, publicOf, type Session, type Subscription } from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { setCancelled, setPaused } from './subscription-changes.ts';

const DAY_MS = 86_400_000;

const expands = (c: Context, name: string): boolean =>
  Object.entries(c.req.queries()).some(([key, values]) => key.startsWith('expand') && values.includes(name));

const listOf = (url: string, data: unknown[]): Body => ({ object: 'list', url, has_more: false, data });

/** A checkout that has expired, or a subscription, is updated when it is read. */
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
    // Payments of an older sandbox have no intent object.
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

/** The requested pause: an empty one removes it. */
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

/** An older sandbox stored no intents; a missing one counts as failed. */
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

/** The same key gets the same response; with another body it is an error. */
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

/** Stored addresses do not contain the academy's own, which may change at the next start. */
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
  app.post('/v1/refunds', creating(createRefund));
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
