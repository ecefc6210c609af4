import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { useBuyers } from './buyers.fixture.ts';
import { reconcilePurchases } from './reconcile.ts';

const api = await useTestApi();
const { payments, get, ledgerOf, packageOf, keysOf } = useBuyers(api);
const { sql } = api.deps.database;
type Person = { id: number };

/** Pays through the bank: the checkout is complete, and the bank's result comes later. */
async function debited(person: Person, kind: 'monthly' | 'one-time') {
  const packageId = await payments.package();
  const { url, purchase } = await (await payments.start(person, packageId, kind)).json();
  expect((await payments.debit(url)).status).toBe(303);
  await payments.deliver();
  const stateOf = async () => (await get(person, `/subscriptions/purchases/${purchase}`)).data;
  return { packageId, url, purchase, stateOf };
}

describe.each(['monthly', 'one-time'] as const)('a payment by bank, %s', (kind) => {
  const path = kind === 'monthly' ? '/invoices/mine' : '/payments/one-time/mine';

  it('a payment by bank grants nothing until the bank has paid, and is shown as pending', async () => {
    const student = await api.buildStudent();
    const { url, stateOf, packageId } = await debited(student, kind);
    expect(await stateOf()).toMatchObject({ state: 'open', pending: true, classesAdded: 0 });
    expect((await get(student, path)).data).toMatchObject([{ state: 'open' }]);
    expect(await keysOf(student)).toEqual([]);
    expect((await payments.start(student, packageId, kind)).status).toBe(409);
    expect((await payments.answer(url, 'pay')).status).toBe(303);
    await payments.deliver();
    expect(await stateOf()).toMatchObject({ state: kind === 'monthly' ? 'active' : 'paid', pending: false });
    expect(await ledgerOf(student)).toEqual([{ delta: 8, reason: 'purchase' }]);
    expect(await keysOf(student)).toEqual(['payment.paid']);
  });

  it('a payment that the bank rejects has failed: buyer and admins are notified once, and the next purchase is allowed', async () => {
    const [student, admin] = [await api.buildStudent(), await api.buildUser({ role: 'admin' })];
    const { url, stateOf, packageId } = await debited(student, kind);
    expect((await payments.answer(url, 'fail')).status).toBe(303);
    await payments.deliver();
    await payments.deliver();
    expect(await stateOf()).toMatchObject({ state: 'failed', pending: false, classesAdded: 0 });
    expect((await get(student, path)).data).toMatchObject([{ state: 'failed' }]);
    expect(await ledgerOf(student)).toEqual([]);
    expect(await packageOf(student)).toBeNull();
    for (const person of [student, admin]) expect(await keysOf(person)).toEqual(['purchase.failed']);
    const next = await (await payments.start(student, packageId, kind)).json();
    await payments.pay(next.url);
    await payments.deliver();
    expect(await ledgerOf(student)).toEqual([{ delta: 8, reason: 'purchase' }]);
  });

  it('a failed payment by bank without an event is found by the next purchase and by the nightly comparison', async () => {
    const [one, other] = [await api.buildStudent(), await api.buildStudent()];
    const [first, second] = [await debited(one, kind), await debited(other, kind)];
    for (const { url } of [first, second]) await payments.answer(url, 'fail');
    expect((await payments.start(one, first.packageId, kind)).status).toBe(200);
    expect(await first.stateOf()).toMatchObject({ state: 'failed' });
    await reconcilePurchases(api.deps);
    await api.deps.jobs.drain();
    expect(await second.stateOf()).toMatchObject({ state: 'failed' });
  });

  it('the page of the checkout shows the bank’s result, and accepts one result', async () => {
    const { url } = await debited(await api.buildStudent(), kind);
    expect(await (await payments.page(url)).text()).toContain('Your bank has been asked to pay');
    expect(await (await payments.page(url, { cookie: 'language=ar' })).text()).toContain('أُرسل طلب الخصم إلى البنك');
    await payments.answer(url, 'fail');
    expect((await payments.answer(url, 'pay')).status).toBe(410);
    expect(await (await payments.page(url)).text()).toContain('The bank did not pay');
    const charges = await sql.query({
      text: `select data ->> 'status' as status from payment_sandbox_objects where kind = 'charge'`,
    });
    expect(charges).toEqual([{ status: 'failed' }]);
  });
});

it('a subscription whose first payment failed is ended at the provider, so that it is not charged later', async () => {
  const student = await api.buildStudent();
  const { url } = await debited(student, 'monthly');
  const { store } = payments.sandbox.context;
  await payments.answer(url, 'fail');
  const [row] = await sql.query<{ id: string }>({
    text: `select id from payment_sandbox_objects where kind = 'subscription'`,
  });
  const subscription = await store.find('subscription', row?.id ?? '');
  if (!subscription) throw new Error('no subscription');
  // The provider continues trying for a day.
  await store.put('subscription', subscription.id, { ...subscription, status: 'incomplete' });
  await payments.deliver();
  expect((await store.find('subscription', subscription.id))?.status).toBe('canceled');
});
