import { describe, expect, it } from 'vitest';
import { reportErrors } from '#providers/open-payments.ts';
import { createStripeSandbox } from '#sandboxes/stripe/stripe-sandbox.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { StripeProvider } from './stripe-provider.ts';

const api = await useTestApi();
const { logger, settings, database, academy } = api.deps;
const keys = { secretKey: 'sk_test_adapter', webhookSecret: 'whsec_adapter' };
const about = { name: 'sandbox', account: 'sandbox', retries: 0 } as const;
const { publicUrl } = settings;
const sandbox = createStripeSandbox({
  ...keys,
  sql: database.sql,
  now: api.clock.now,
  logger,
  publicUrl,
  academy,
  deliver: () => {},
});
const provider = new StripeProvider({ ...keys, ...about, fetch: sandbox.fetch });
const failing = (fetch: typeof globalThis.fetch, secretKey = keys.secretKey) =>
  new StripeProvider({ ...keys, secretKey, ...about, fetch, timeoutMs: 20 });

/** Never responds, like a dead network, and ends when the caller gives up. */
const silent: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

const request = async (purchaseId = 1) => ({
  purchaseId,
  userId: 2,
  student: { id: 2, name: null as string | null },
  packageId: 3,
  kind: 'monthly' as const,
  title: 'Eight',
  price: { currency: 'ISK', minor: 500 },
  discount: null,
  customerId: await provider.createCustomer({ id: 2, name: 'Salma', email: 'salma@academy.test' }),
  successUrl: `${publicUrl}/done`,
  cancelUrl: `${publicUrl}/not`,
  expiresAt: new Date(api.clock.now().getTime() + 45 * 60_000),
});

describe('the card provider', () => {
  it('the same purchase always gets the same checkout', async () => {
    const wanted = await request();
    const first = await provider.createCheckout(wanted);
    expect(await provider.createCheckout(wanted)).toEqual(first);
    expect(await provider.createCheckout({ ...wanted, purchaseId: 9 })).not.toEqual(first);
    await expect(provider.createCheckout({ ...wanted, title: 'Nine' })).rejects.toMatchObject({ name: 'PaymentError' });
  });

  it('an amount is requested in the decimals of the provider', async () => {
    const { id } = await provider.createCheckout(await request());
    expect(await sandbox.context.store.find('session', id)).toMatchObject({ currency: 'isk', amount_total: 50_000 });
  });

  it('a checkout names the student, beside the package and in its metadata (D116)', async () => {
    const { id } = await provider.createCheckout({ ...(await request()), student: { id: 7, name: 'Yusuf' } });
    expect(await sandbox.context.store.find('session', id)).toMatchObject({
      _title: '\u2068Eight\u2069 – \u2068Yusuf\u2069',
      metadata: { user_id: '2', student_id: '7' },
    });
  });

  it('a checkout can be closed only once, and ends after its time', async () => {
    const { id } = await provider.createCheckout(await request());
    expect(await provider.expireCheckout(id)).toBe(true);
    expect(await provider.expireCheckout(id)).toBe(true);
    const other = await provider.createCheckout(await request(4));
    api.clock.advance(46 * 60_000);
    expect(await provider.findPurchase(other.id)).toEqual({ state: 'expired', subscription: null, payments: [] });
  });

  it.each<[string, StripeProvider, string]>([
    ['does not respond', failing(silent), 'unavailable'],
    ['is not there', failing(() => Promise.reject(new TypeError('fetch failed'))), 'unavailable'],
    ['says 500', failing(async () => Response.json({ error: { type: 'api_error' } }, { status: 500 })), 'unavailable'],
    ['says 429', failing(async () => Response.json({ error: { type: 'rate_limit' } }, { status: 429 })), 'unavailable'],
    ['does not take the key', failing(sandbox.fetch, 'sk_test_other'), 'misconfigured'],
    [
      'does not let the key do this',
      failing(async () => Response.json({ error: { type: 'invalid_request_error' } }, { status: 403 })),
      'misconfigured',
    ],
    [
      'did something else under this key',
      failing(async () => Response.json({ error: { type: 'idempotency_error' } }, { status: 400 })),
      'repeated',
    ],
    ['knows no such checkout', provider, 'missing'],
  ])('a card provider that %s causes an error of its own kind', async (_, broken, reason) => {
    await expect(broken.findPurchase('cs_test_none')).rejects.toMatchObject({ name: 'PaymentError', reason });
  });

  it('a rejected key is counted and logged for the operator, also if a job made the call', async () => {
    const logged: unknown[] = [];
    const { metrics } = api.deps;
    const onError = reportErrors({ metrics, logger: { ...logger, error: (...said: unknown[]) => logged.push(said) } });
    const broken = new StripeProvider({ ...keys, secretKey: 'sk_test_other', ...about, fetch: sandbox.fetch, onError });
    await expect(broken.endSubscription('sub_none')).rejects.toMatchObject({ reason: 'misconfigured' });
    expect(logged).toEqual([[expect.anything(), expect.stringContaining('STRIPE_SECRET_KEY')]]);
    expect(await metrics.registry.metrics()).toMatch(
      /provider_errors_total\{provider="payments",reason="misconfigured"\} 1/,
    );
  });
});
