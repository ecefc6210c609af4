import { beforeEach, describe, expect, it } from 'vitest';
import { StripeProvider } from '#base/payments/stripe/stripe-provider.ts';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { FAILS_LATER } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useBuyers } from '../buyers.fixture.ts';

const api = await useTestApi();
const { payments, get, subscribed, summaryOf } = useBuyers(api);
const { sql } = api.deps.database;
const DAY_MS = 86_400_000;
const GOOD = { number: '4242424242424242', expiry: '12/50', cvc: '123' };

interface Notified {
  key: string;
  params: Record<string, string>;
}

let student: { id: number };
let parent: { id: number };
let aunt: { id: number };

beforeEach(async () => {
  student = await api.buildStudent({ name: 'Maryam' });
  parent = await api.buildUser({ role: 'guest' });
  aunt = await api.buildUser({ role: 'guest' });
  await sql.orm.insert(relations).values([
    { userId: student.id, relatedUserId: parent.id, relationshipType: 'parent' },
    { userId: student.id, relatedUserId: aunt.id, relationshipType: 'aunt' },
  ]);
});

const notified = ({ id }: { id: number }, key: string): Promise<Notified[]> =>
  sql.query({
    text: 'select key, params from notifications where recipient_id = $1 and key = $2 order by id',
    values: [id, key],
  });
const set = async (body: Record<string, number>) => {
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  expect((await api.request('put', '/api/settings', { token, body })).status).toBe(200);
};
async function tick() {
  await api.deps.jobs.enqueue(sql, 'class-clock', {});
  await api.deps.jobs.drain();
}
/** Moves the clock to some days after a time. */
async function goTo(from: Date, days: number) {
  api.clock.advance(from.getTime() + days * DAY_MS - api.clock.now().getTime());
  await tick();
}

describe('the notice before a renewal (D114)', () => {
  const renewal = async () => new Date((await summaryOf(student)).subscription.renewsAt);
  const notices = (person = student) => notified(person, 'purchase.renews-soon');

  it('payer and parents are notified of the amount three days before a renewal, once for each renewal', async () => {
    await subscribed(student);
    const renewsAt = await renewal();
    await goTo(renewsAt, -3.01);
    expect(await notices()).toEqual([]);
    await goTo(renewsAt, -2.99);
    await Promise.all([tick(), tick()]);
    await goTo(renewsAt, -1);
    const params = {
      studentId: String(student.id),
      name: 'Maryam',
      package: 'Eight',
      packageAr: 'Eight',
      amount: '40.00 USD',
    };
    for (const person of [student, parent])
      expect(await notices(person)).toEqual([
        { key: 'purchase.renews-soon', params: { ...params, renewsAt: renewsAt.toISOString() } },
      ]);
    expect(await notices(aunt)).toEqual([]);
    await payments.portal(student, 'renew');
    await payments.deliver();
    await goTo(await renewal(), -2);
    expect(await notices()).toHaveLength(2);
  });

  it('the notice of a renewal comes as many days before it as the academy has set, and never with 0', async () => {
    await subscribed(student);
    const renewsAt = await renewal();
    await set({ renewal_notice_days: 0 });
    await goTo(renewsAt, -1);
    expect(await notices()).toEqual([]);
    await set({ renewal_notice_days: 1 });
    await goTo(renewsAt, -0.9);
    expect(await notices()).toHaveLength(1);
  });

  it('a subscription that was cancelled, or is not charged in a hold, has no notice of a renewal', async () => {
    await subscribed(student);
    const renewsAt = await renewal();
    await payments.portal(student, 'cancel');
    await payments.deliver();
    await goTo(renewsAt, -2);
    await payments.portal(student, 'resume');
    await payments.deliver();
    await sql.query({ text: 'update purchases set renews_at = null' });
    await tick();
    expect(await notices()).toEqual([]);
  });

  it('the notice of a renewal has the amount with the discount only for months with the discount (D113)', async () => {
    await sql.query({ text: `insert into coupons (code, percent, months) values ('TWO', 25, 2)` });
    const started = await payments.start(student, await payments.package(), 'monthly', undefined, undefined, 'TWO');
    await payments.pay((await started.json()).url);
    await payments.deliver();
    await goTo(await renewal(), -2);
    await payments.portal(student, 'renew');
    await payments.deliver();
    await goTo(await renewal(), -2);
    expect((await notices()).map(({ params }) => params.amount)).toEqual(['30.00 USD', '40.00 USD']);
  });
});

describe('a renewal that fails (D114)', () => {
  const reminders = async (person = student) =>
    (await notified(person, 'payment.unpaid')).map(({ params }) => params.days);

  /** @returns when the renewal failed. */
  async function failed() {
    await subscribed(student, FAILS_LATER);
    await payments.portal(student, 'renew');
    await payments.deliver();
    return api.clock.now();
  }

  it('a failed renewal is notified at once, and again after 3 and 7 days, once each', async () => {
    const at = await failed();
    expect(await notified(student, 'payment.failed')).toHaveLength(1);
    await goTo(at, 2.9);
    expect(await reminders()).toEqual([]);
    await goTo(at, 3.1);
    await Promise.all([tick(), tick()]);
    expect(await reminders()).toEqual(['3']);
    await goTo(at, 7.1);
    await goTo(at, 20);
    for (const person of [student, parent]) expect(await reminders(person)).toEqual(['3', '7']);
    expect(await reminders(aunt)).toEqual([]);
  });

  it('after an outage of the clock only the last reminder is sent, with the days since the failure', async () => {
    const at = await failed();
    await goTo(at, 8);
    await tick();
    expect(await reminders()).toEqual(['8']);
  });

  it('a payer who has paid gets no reminder', async () => {
    const at = await failed();
    await goTo(at, 3.1);
    await payments.portal(student, 'card', GOOD);
    await payments.deliver();
    await goTo(at, 8);
    expect(await reminders()).toEqual(['3']);
  });

  it('a failure that was found late has no reminder on the same day', async () => {
    await subscribed(student, FAILS_LATER);
    await payments.portal(student, 'renew');
    const at = api.clock.now();
    api.clock.advance(4 * DAY_MS);
    await payments.deliver();
    await tick();
    expect(await reminders()).toEqual([]);
    await goTo(at, 5.1);
    expect(await reminders()).toEqual(['5']);
  });
});

describe('an expiring card (D114)', () => {
  const typed = (at: Date) => `${at.getUTCMonth() + 1}/${at.getUTCFullYear() % 100}`;
  const notices = (person = student) => notified(person, 'purchase.card-ends');

  it('only the payer is notified, once within 30 days before the card expires, and again for the next card', async () => {
    await subscribed(student);
    const last = new Date(api.clock.now().getTime() + 70 * DAY_MS);
    const end = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1));
    const month = last.toISOString().slice(0, 7);
    await payments.portal(student, 'card', { ...GOOD, expiry: typed(last) });
    await payments.deliver();
    const card = { last4: '4242', lastMonth: month };
    await goTo(end, -30.1);
    expect(await notices()).toEqual([]);
    expect((await summaryOf(student)).subscription.card).toEqual({ ...card, endsSoon: false });
    await goTo(end, -29.9);
    await Promise.all([tick(), tick()]);
    await goTo(end, -1);
    const params = {
      studentId: String(student.id),
      name: 'Maryam',
      package: 'Eight',
      packageAr: 'Eight',
      last4: '4242',
      month,
    };
    expect(await notices()).toEqual([{ key: 'purchase.card-ends', params }]);
    expect(await notices(parent)).toEqual([]);
    expect((await summaryOf(student)).subscription.card).toEqual({ ...card, endsSoon: true });
    await payments.portal(student, 'card', { ...GOOD, number: '4000056655665556', expiry: typed(last) });
    await payments.deliver();
    await tick();
    expect((await notices()).map(({ params: { last4 } }) => last4)).toEqual(['4242', '5556']);
    await payments.portal(student, 'card', GOOD);
    await payments.deliver();
    await goTo(end, -0.5);
    expect(await notices()).toHaveLength(2);
  });

  it('a viewer of another payer’s subscription does not see the card', async () => {
    await subscribed(student);
    expect((await summaryOf(student)).subscription.card).toMatchObject({ last4: '4242', lastMonth: '2050-12' });
    const { data } = await get(parent, `/subscriptions/summary?student_id=${student.id}`);
    expect(data.subscription).toMatchObject({ state: 'active', card: null });
  });

  it('a provider whose key may not read cards returns no card', async () => {
    const { purchase } = await subscribed(student);
    const { fetch } = payments.sandbox;
    const url = 'https://api.stripe.com/v1/payment_methods/';
    const refusing: typeof globalThis.fetch = async (input, init) =>
      String(input).startsWith(url)
        ? Response.json({ error: { type: 'invalid_request_error' } }, { status: 403 })
        : fetch(input, init);
    const keys = { secretKey: 'sk_test_academy', webhookSecret: 'whsec_academy' };
    const provider = new StripeProvider({ ...keys, name: 'sandbox', account: 'sandbox', fetch: refusing, retries: 0 });
    api.deps.payments = { ...api.deps.payments, provider };
    await api.deps.jobs.enqueue(sql, 'payment', { purchaseId: Number(purchase) });
    await api.deps.jobs.drain();
    expect((await summaryOf(student)).subscription).toMatchObject({ state: 'active', card: null });
  });
});
