import { describe, expect, it } from 'vitest';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { closePurchase } from './stored-purchase.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
const MINUTE = 60_000;

const messageOf = async (response: Response) => [response.status, (await response.json()).message];
const purchases = () => sql.query({ text: 'select state from purchases order by id' });
const urlOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(200);
  return (await response.json()).url;
};

describe('starting a purchase (D35)', () => {
  it('a second click within ten minutes leads to the same checkout, a later click to another one', async () => {
    const [student, packageId] = [await api.buildStudent(), await payments.package()];
    const url = await urlOf(await payments.start(student, packageId));
    api.clock.advance(9 * MINUTE);
    expect(await urlOf(await payments.start(student, packageId))).toBe(url);
    api.clock.advance(2 * MINUTE);
    expect(await urlOf(await payments.start(student, packageId))).not.toBe(url);
    expect((await payments.page(url)).status).toBe(410);
    expect(await purchases()).toEqual([{ state: 'expired' }, { state: 'open' }]);
  });

  it('two parallel clicks, and two tabs, lead to a single checkout that can be paid', async () => {
    const [student, packageId] = [await api.buildStudent(), await payments.package()];
    const both = await Promise.all([payments.start(student, packageId), payments.start(student, packageId)]);
    const urls = await Promise.all(both.map(urlOf));
    expect(new Set(urls).size).toBe(1);
    const tabs = await Promise.all([
      payments.start(student, packageId, 'one-time'),
      payments.start(student, await payments.package(), 'monthly'),
    ]);
    const started = (await Promise.all(tabs.map(async (tab) => (tab.ok ? (await tab.json()).url : null)))).filter(
      Boolean,
    );
    const open = [];
    for (const url of [...urls, ...started]) if ((await payments.page(url)).status === 200) open.push(url);
    expect(new Set(open).size).toBe(1);
  });

  it('a checkout that was created while its purchase was being closed is closed too', async () => {
    const student = await api.buildStudent();
    const first = await urlOf(await payments.start(student, await payments.package()));
    const [purchase] = await sql.query<{ id: number }>({ text: 'select id from purchases' });
    // Acts like a tab that has read the purchase before it had its checkout.
    expect(await closePurchase(sql, { id: purchase?.id ?? 0, checkoutId: null })).toBe(false);
    const second = await urlOf(await payments.start(student, await payments.package()));
    const statuses = await Promise.all([first, second].map(async (url) => (await payments.page(url)).status));
    expect(statuses).toEqual([410, 200]);
  });

  it('the same Idempotency-Key leads to the same checkout, and another request with it is rejected', async () => {
    const [student, packageId] = [await api.buildStudent(), await payments.package()];
    const url = await urlOf(await payments.start(student, packageId, 'monthly', 'click-1'));
    api.clock.advance(11 * MINUTE);
    expect(await urlOf(await payments.start(student, packageId, 'monthly', 'click-1'))).toBe(url);
    expect((await payments.start(student, packageId, 'one-time', 'click-1')).status).toBe(409);
    expect((await payments.start(student, packageId, 'monthly', 'x'.repeat(201))).status).toBe(422);
  });

  it('a click that leads to an already open checkout keeps its Idempotency-Key', async () => {
    const [student, packageId] = [await api.buildStudent(), await payments.package()];
    const url = await urlOf(await payments.start(student, packageId, 'monthly', 'click-1'));
    expect(await urlOf(await payments.start(student, packageId, 'monthly', 'click-2'))).toBe(url);
    api.clock.advance(11 * MINUTE);
    expect((await payments.start(student, packageId, 'one-time', 'click-2')).status).toBe(409);
    expect(await urlOf(await payments.start(student, packageId, 'monthly', 'click-2'))).toBe(url);
    expect((await payments.start(await api.buildStudent(), packageId, 'one-time', 'click-2')).status).toBe(200);
  });

  it('a package that cannot be bought causes an error with the reason', async () => {
    const student = await api.buildStudent();
    const [guests] = await sql.query<{ id: number }>({ text: `select id from roles where name = 'guest'` });
    const [forGuests, inactive, packageId] = [
      await payments.package({ visibleTo: [guests?.id ?? 0] }),
      await payments.package({ deactivatedAt: new Date(0) }),
      await payments.package(),
    ];
    expect((await payments.start(student, forGuests)).status).toBe(404);
    expect((await payments.start(student, 999_999)).status).toBe(404);
    expect(await messageOf(await payments.start(student, inactive))).toEqual([
      409,
      'This package is no longer offered',
    ]);
    const token = await api.tokenFor(student);
    const inEuro = await api.request('post', `/api/subscriptions/monthly/${packageId}?currency=EUR`, { token });
    expect([inEuro.status, (await inEuro.json()).fields[0].path]).toEqual([422, 'currency']);
    const holder = await api.buildStudent({ subscriptionPackageId: packageId });
    for (const kind of ['monthly', 'one-time'])
      expect(await messageOf(await payments.start(holder, packageId, kind))).toEqual([
        409,
        'You already have a subscription',
      ]);
  });

  it('nothing else can be bought while a payment is being confirmed', async () => {
    const [student, packageId] = [await api.buildStudent(), await payments.package()];
    const url = await urlOf(await payments.start(student, packageId));
    await payments.debit(url);
    const other = await payments.start(student, await payments.package());
    expect(await messageOf(other)).toEqual([409, 'Your last payment is being confirmed']);
    await payments.answer(url, 'pay');
    expect(await messageOf(await payments.start(student, packageId))).toEqual([409, 'You already have a subscription']);
  });

  it('a purchase without a provider is 503 with the reason', async () => {
    api.deps.payments = { provider: null, sandbox: null };
    const response = await payments.start(await api.buildStudent(), await payments.package());
    expect(await messageOf(response)).toEqual([503, 'Payments are not configured']);
  });
});

describe('a provider that fails', () => {
  it.each(['down', 'garbage', { status: 500 }, { status: 429 }, { status: 401 }] as const)(
    'after the error %j a click is 503, and the next click succeeds',
    async (fault) => {
      const [student, packageId] = [await api.buildStudent(), await payments.package()];
      payments.faults.push(fault);
      const failed = await payments.start(student, packageId);
      expect(failed.status).toBe(503);
      expect((await payments.page(await urlOf(await payments.start(student, packageId)))).status).toBe(200);
      expect(await purchases()).toEqual([{ state: 'open' }]);
    },
  );

  it('a checkout that another process created with other texts is 409, not an outage', async () => {
    const [student, packageId] = [await api.buildStudent(), await payments.package()];
    const url = await urlOf(await payments.start(student, packageId));
    const { publicUrl } = api.deps.settings;
    api.deps.settings.publicUrl = 'https://elsewhere.test';
    try {
      expect(await urlOf(await payments.start(student, packageId))).toBe(url);
      await sql.query({ text: 'update purchases set checkout_id = null, checkout_url = null' });
      const response = await payments.start(student, packageId);
      expect(await messageOf(response)).toEqual([409, 'This payment is being prepared. Try again.']);
    } finally {
      api.deps.settings.publicUrl = publicUrl;
    }
  });

  it.each([401, 403])(
    'a key that the provider rejects with %i is not an outage: the message does not suggest another try',
    async (status) => {
      const [student, packageId] = [await api.buildStudent(), await payments.package()];
      payments.faults.push({ status });
      const response = await payments.start(student, packageId);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, null]);
      expect(await response.json()).toMatchObject({ code: 'not_configured' });
    },
  );

  it('a checkout whose response was lost is found by the next click, not created twice', async () => {
    const [student, packageId] = [await api.buildStudent(), await payments.package()];
    await urlOf(await payments.start(student, packageId));
    api.clock.advance(11 * MINUTE);
    payments.calls.splice(0);
    payments.faults.push({ status: 500 });
    expect((await payments.start(student, packageId)).status).toBe(503);
    payments.faults.splice(0);
    const sessions = () => sql.query({ text: `select from payment_sandbox_objects where kind = 'session'` });
    const before = (await sessions()).length;
    const open = async () => urlOf(await payments.start(student, packageId));
    // The former checkout is closed, then the new one is created, and its response is lost.
    await sql.query({ text: `update purchases set state = 'expired'` });
    payments.faults.push('lost');
    expect((await payments.start(student, packageId)).status).toBe(503);
    const url = await open();
    expect((await sessions()).length).toBe(before + 1);
    expect((await payments.page(url)).status).toBe(200);
  });

  it('a customer whom the provider no longer knows is created again', async () => {
    const [student, packageId] = [await api.buildStudent(), await payments.package()];
    await urlOf(await payments.start(student, packageId));
    await sql.query({ text: `delete from payment_sandbox_objects where kind = 'customer'` });
    expect((await payments.page(await urlOf(await payments.start(student, packageId, 'one-time')))).status).toBe(200);
  });
});
