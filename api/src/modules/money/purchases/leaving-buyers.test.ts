import { beforeEach, describe, expect, it } from 'vitest';
import { FAILS_LATER } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useBuyers } from './buyers.fixture.ts';
import { reconcilePurchases } from './reconcile.ts';

const api = await useTestApi();
const { payments, ledgerOf, subscribed } = useBuyers(api);
const { sql } = api.deps.database;
type Person = { id: number };

let admin: Person;
beforeEach(async () => {
  admin = await api.buildUser({ role: 'super-admin' });
});

const remove = async ({ id }: Person) =>
  api.request('delete', `/api/users/${id}`, { token: await api.tokenFor(admin) });
const deactivate = async ({ id }: Person) =>
  api.request('put', `/api/users/${id}`, { token: await api.tokenFor(admin), body: { active: false } });
const leave = async (person: Person) =>
  api.request('delete', '/api/own-account', { token: await api.tokenFor(person) });

/** The provider's next charge. */
async function subscriptionAtProvider() {
  const [row] = await sql.query<{ id: string }>({
    text: `select id from payment_sandbox_objects where kind = 'subscription'`,
  });
  return payments.sandbox.context.store.find('subscription', row?.id ?? '');
}

describe('a user with a subscription who leaves (D5)', () => {
  it.each([
    ['active', undefined],
    ['past due', FAILS_LATER],
  ])('a user with a subscription cannot be deleted while it is %s: 409 counts it (D5)', async (_, card) => {
    const student = await api.buildStudent();
    await subscribed(student, card);
    if (card) await payments.portal(student, 'renew');
    await payments.deliver();
    const response = await remove(student);
    expect([response.status, (await response.json()).data]).toEqual([409, { subscriptions: 1 }]);
    await payments.portal(student, 'cancel');
    await payments.portal(student, 'renew');
    await payments.deliver();
    expect((await remove(student)).status).toBe(200);
  });

  it.each([
    ['by the own hand', leave],
    ['by staff', deactivate],
  ])(
    'after the account is deactivated %s a subscription is no longer charged, and the paid month runs to its end (D5)',
    async (_, end) => {
      const student = await api.buildStudent();
      await subscribed(student);
      expect((await end(student)).status).toBe(200);
      await api.deps.jobs.drain();
      await payments.deliver();
      expect(await subscriptionAtProvider()).toMatchObject({ status: 'active', cancel_at: expect.any(Number) });
      const [purchase] = await sql.query({ text: 'select state, ends_at is not null as ends from purchases' });
      expect(purchase).toEqual({ state: 'active', ends: true });
      await payments.portal(student, 'renew');
      await payments.deliver();
      expect(await subscriptionAtProvider()).toMatchObject({ status: 'canceled' });
      expect(await ledgerOf(student)).toEqual([{ delta: 8, reason: 'purchase' }]);
    },
  );

  it('an unpaid renewal is not tried again after the user has left (D5)', async () => {
    const student = await api.buildStudent();
    await subscribed(student, FAILS_LATER);
    await payments.portal(student, 'renew');
    await payments.deliver();
    await deactivate(student);
    await api.deps.jobs.drain();
    expect(await subscriptionAtProvider()).toMatchObject({ status: 'canceled' });
  });

  it('a subscription of a user who left is ended even if the provider did not respond at first (D5)', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    await deactivate(student);
    payments.faults.push('down');
    await expect(api.deps.jobs.drain()).rejects.toMatchObject({ reason: 'unavailable' });
    await reconcilePurchases(api.deps);
    await api.deps.jobs.drain();
    expect(await subscriptionAtProvider()).toMatchObject({ cancel_at: expect.any(Number) });
    const changes = () => payments.calls.filter((call) => call.startsWith('POST /v1/subscriptions/')).length;
    await payments.deliver();
    await reconcilePurchases(api.deps);
    await api.deps.jobs.drain();
    expect(changes()).toBe(1);
  });

  it('a user who is active again may keep the subscription', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    await deactivate(student);
    await api.deps.jobs.drain();
    await api.request('put', `/api/users/${student.id}`, { token: await api.tokenFor(admin), body: { active: true } });
    await payments.portal(student, 'resume');
    await payments.deliver();
    await reconcilePurchases(api.deps);
    await api.deps.jobs.drain();
    expect(await subscriptionAtProvider()).toMatchObject({ cancel_at: null });
  });

  it('a user who leaves with an open checkout can no longer pay it', async () => {
    const student = await api.buildStudent();
    const { url } = await (await payments.start(student, await payments.package())).json();
    expect((await remove(student)).status).toBe(200);
    await api.deps.jobs.drain();
    expect((await payments.pay(url)).status).toBe(410);
  });

  it('a late bank payment for a user who has left starts no lasting subscription', async () => {
    const student = await api.buildStudent();
    const { url } = await (await payments.start(student, await payments.package())).json();
    await payments.debit(url);
    await payments.deliver();
    await leave(student);
    await payments.answer(url, 'pay');
    await payments.deliver();
    expect(await subscriptionAtProvider()).toMatchObject({ status: 'active', cancel_at: expect.any(Number) });
  });

  it('a buyer who has become a teacher can still end their own subscription', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    const body = { role: 'teacher', roles: ['teacher'] };
    await api.request('put', `/api/users/${student.id}`, { token: await api.tokenFor(admin), body });
    const managed = await api.request('get', '/api/subscriptions/manage', { token: await api.tokenFor(student) });
    expect(managed.status).toBe(200);
  });
});
