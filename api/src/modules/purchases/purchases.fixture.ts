import { Hono } from 'hono';
import { afterEach, beforeEach, expect } from 'vitest';
import { StripeProvider } from '#base/payments/stripe/stripe-provider.ts';
import { SANDBOX_PATH } from '#sandboxes/stripe/sandbox-context.ts';
import type { SandboxEvent } from '#sandboxes/stripe/sandbox-objects.ts';
import { signedEvent } from '#sandboxes/stripe/send-events.ts';
import { createStripeSandbox } from '#sandboxes/stripe/stripe-sandbox.ts';
import { storePackage } from '#testing/subscriptions.fixtures.ts';
import type { TestApi } from '#testing/test-api.ts';

/** What goes wrong with one call of the provider. `down`: nobody is there; `lost`: it is done, and its response does not come. */
type Fault = 'down' | 'lost' | 'garbage' | { status: number };

const keys = { secretKey: 'sk_test_academy', webhookSecret: 'whsec_academy' };
const GOOD = '4242 4242 4242 4242';
export const FAILS_LATER = '4000 0000 0000 0341';

/** The API with the sandbox as its provider. Its events wait until a test delivers them. */
export function usePayments(api: TestApi) {
  const { deps } = api;
  const { sql } = deps.database;
  const before = deps.payments;
  const faults: Fault[] = [];
  const calls: string[] = [];
  const outer = new Hono();
  const sandbox = createStripeSandbox({
    ...keys,
    sql,
    now: () => deps.now(),
    logger: deps.logger,
    publicUrl: deps.settings.publicUrl,
    deliver: () => {},
  });
  sandbox.mount(outer);
  async function faulty(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const fault = faults.shift();
    calls.push(`${init.method} ${new URL(String(input)).pathname}`);
    if (fault === 'garbage') return new Response('<h1>Bad gateway</h1>', { status: 200 });
    if (fault === 'down') throw new TypeError('fetch failed');
    if (typeof fault === 'object')
      return Response.json({ error: { type: 'api_error', message: 'fault' } }, { status: fault.status });
    const response = await sandbox.fetch(input, init);
    if (fault === 'lost') throw new TypeError('fetch failed');
    return response;
  }
  const provider = new StripeProvider({ ...keys, name: 'sandbox', account: 'sandbox', fetch: faulty, retries: 0 });
  beforeEach(() => {
    faults.splice(0);
    calls.splice(0);
    deps.payments = { provider, sandbox };
  });
  afterEach(() => {
    deps.payments = before;
  });

  const events = () => sandbox.context.store.list('event', 'undelivered');
  const post = (path: string, fields: Record<string, string>) =>
    outer.request(path, { method: 'POST', body: new URLSearchParams(fields) });

  /** One event, as the provider sends it. */
  async function send(event: SandboxEvent, about: { secret?: string; at?: Date } = {}): Promise<Response> {
    const { headers, body } = signedEvent(event, about.secret ?? keys.webhookSecret, about.at ?? deps.now());
    const given = { method: 'POST', headers: headers as Record<string, string>, body };
    return api.fetch(new Request(`${deps.settings.publicUrl}/api/webhooks/stripe`, given));
  }

  return {
    provider,
    sandbox,
    faults,
    calls,
    events,
    send,
    /** A package of eight classes for 40 USD. */
    async package(about: Parameters<typeof storePackage>[1] = {}): Promise<number> {
      return Number((await storePackage(sql, about)).match(/\d+$/)?.[0]);
    },
    async start(
      buyer: { id: number },
      packageId: number,
      kind = 'monthly',
      key?: string,
      student?: { id: number },
    ): Promise<Response> {
      const token = await api.tokenFor(buyer);
      const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
      return api.request(
        'post',
        `/api/subscriptions/${kind}/${packageId}?currency=USD${student ? `&student_id=${student.id}` : ''}`,
        {
          token,
          headers,
        },
      );
    },
    /** Types a card on the page of the checkout. */
    pay: (url: string, number = GOOD): Promise<Response> =>
      Promise.resolve(post(new URL(url).pathname, { number, expiry: '12 / 50', cvc: '123' })),
    /** On the page that asks the owner of the card. */
    decide: (url: string, decision: 'confirm' | 'reject'): Promise<Response> =>
      Promise.resolve(post(`${new URL(url).pathname}/confirm`, { decision })),
    /** Pays from a bank account, on the page of the checkout. */
    debit: (url: string): Promise<Response> => Promise.resolve(post(`${new URL(url).pathname}/bank`, {})),
    /** What the bank says of it, days later. */
    answer: (url: string, decision: 'pay' | 'fail'): Promise<Response> =>
      Promise.resolve(post(`${new URL(url).pathname}/bank/answer`, { decision })),
    /** Delivers what has happened, in order, and does the work. */
    async deliver(): Promise<void> {
      for (const event of await events()) {
        expect((await send(event)).status).toBe(200);
        await sandbox.context.store.put('event', event.id, { ...event, _delivered: true }, 'delivered');
      }
      await deps.jobs.drain();
    },
    /** Clicks in the portal, as the page of the subscription leads there. */
    async portal(buyer: { id: number }, action: string, fields: Record<string, string> = {}): Promise<void> {
      const [row] = await sql.query<{ customer: string }>({
        text: 'select customer_id as customer from payment_customers where user_id = $1',
        values: [buyer.id],
      });
      const url = await provider.openPortal(row?.customer ?? '', deps.settings.publicUrl);
      expect((await post(new URL(url).pathname, { action, ...fields })).status).toBe(303);
    },
    page: (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      Promise.resolve(outer.request(path.startsWith('/') ? path : new URL(path).pathname, { headers })),
    path: SANDBOX_PATH,
  };
}
