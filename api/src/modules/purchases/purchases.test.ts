import { describe, expect, it } from 'vitest';
import { closeDispute } from '#base/payments/sandbox/money-back.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { FAILS_LATER, usePayments } from './purchases.fixture.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
type Person = { id: number };

const ledgerOf = (person: Person) =>
  sql.query<{ delta: number; reason: string }>({
    text: 'select delta, reason from class_ledger where student_id = $1 order by id',
    values: [person.id],
  });
const get = async (person: Person, path: string) =>
  (await api.request('get', `/api${path}`, { token: await api.tokenFor(person) })).json();
const summaryOf = async (person: Person) => (await get(person, '/subscriptions/summary')).data;
const packageOf = async (person: Person) => (await get(person, '/profile')).data.user.subscription.package;
const keysOf = async (person: Person): Promise<string[]> =>
  (await get(person, '/notifications?limit=50')).data.map(({ key }: { key: string }) => key).reverse();

async function subscribed(person: Person, card?: string) {
  const packageId = await payments.package();
  const { url, purchase } = await (await payments.start(person, packageId)).json();
  await payments.pay(url, card);
  await payments.deliver();
  return { packageId, purchase };
}

describe('a purchase', () => {
  it('the way back from the checkout grants nothing; the event grants classes once, however often it comes (D36)', async () => {
    const student = await api.buildStudent();
    const { url, purchase } = await (await payments.start(student, await payments.package())).json();
    const paid = await payments.pay(url);
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/dashboard/subscriptions/payment/${purchase}`,
    ]);
    expect(await ledgerOf(student)).toEqual([]);
    const events = await payments.events();
    for (const event of [...events, ...events]) expect((await payments.send(event)).status).toBe(200);
    await api.deps.jobs.drain();
    expect(await ledgerOf(student)).toEqual([{ delta: 8, reason: 'purchase' }]);
    expect((await get(student, `/subscriptions/purchases/${purchase}`)).data).toMatchObject({
      state: 'active',
      classesAdded: 8,
      remainingClasses: 8,
      amount: 40,
      held: false,
    });
  });

  it('what is bought monthly is the subscription of the buyer; what is bought once is not (D37)', async () => {
    const [one, other] = [await api.buildStudent(), await api.buildStudent()];
    const { packageId } = await subscribed(one);
    expect(await packageOf(one)).toBe(String(packageId));
    expect(await summaryOf(one)).toMatchObject({
      subscription: { state: 'active', amount: 40, currency: 'USD', endsAt: null },
      classes: { bought: 8, used: 0, remaining: 8 },
      provider: 'sandbox',
      may: { manage: true },
    });
    const { url } = await (await payments.start(other, packageId, 'one-time')).json();
    await payments.pay(url);
    await payments.deliver();
    expect(await ledgerOf(other)).toEqual([{ delta: 8, reason: 'purchase' }]);
    expect(await packageOf(other)).toBeNull();
  });

  it('a guest who pays is a student with an empty record, and admins are to assign a teacher (D38)', async () => {
    const [guest, admin] = [
      await api.buildUser({ role: 'guest', name: 'Salma' }),
      await api.buildUser({ role: 'admin' }),
    ];
    await subscribed(guest);
    expect((await get(guest, '/profile')).data.user).toMatchObject({ role: 'student' });
    const profiles = await sql.query({
      text: 'select teacher_id from student_profiles where user_id = $1',
      values: [guest.id],
    });
    expect(profiles).toEqual([{ teacher_id: null }]);
    expect(await keysOf(admin)).toEqual(['user.needs-teacher', 'payment.paid']);
    expect(await keysOf(guest)).toEqual(['payment.paid']);
    await payments.portal(guest, 'renew');
    await payments.deliver();
    expect(await keysOf(admin)).toEqual(['user.needs-teacher', 'payment.paid', 'payment.renewed']);
  });

  it('a notification says whether its payment was monthly or paid once', async () => {
    const [one, other] = [await api.buildStudent(), await api.buildStudent()];
    await subscribed(one);
    const { url } = await (await payments.start(other, await payments.package(), 'one-time')).json();
    await payments.pay(url);
    await payments.deliver();
    const kindOf = async (person: Person) => (await get(person, '/notifications')).data[0].params.kind;
    expect([await kindOf(one), await kindOf(other)]).toEqual(['monthly', 'one_time']);
  });

  it('a page that asks gets what was paid before the event comes', async () => {
    const student = await api.buildStudent();
    const { url, purchase } = await (await payments.start(student, await payments.package())).json();
    const token = await api.tokenFor(student);
    const refresh = async () =>
      (await (await api.request('post', `/api/subscriptions/purchases/${purchase}/refresh`, { token })).json()).data;
    expect(await refresh()).toMatchObject({ state: 'open', classesAdded: 0 });
    await payments.pay(url);
    expect(await refresh()).toMatchObject({ state: 'active', classesAdded: 8 });
    await payments.deliver();
    expect(await ledgerOf(student)).toHaveLength(1);
    payments.faults.push('down');
    expect(await refresh()).toMatchObject({ state: 'active' });
  });

  it('what was bought keeps its classes and price when the package changes or is deactivated (D40)', async () => {
    const student = await api.buildStudent();
    const packageId = await payments.package();
    const { url } = await (await payments.start(student, packageId)).json();
    await sql.query({ text: 'update packages set classes_num = 20, deactivated_at = now()' });
    await sql.query({ text: 'update package_prices set amount_minor = 9000' });
    await payments.pay(url);
    await payments.deliver();
    await payments.portal(student, 'renew');
    await payments.deliver();
    expect(await ledgerOf(student)).toEqual([
      { delta: 8, reason: 'purchase' },
      { delta: 8, reason: 'renewal' },
    ]);
    expect((await summaryOf(student)).subscription.package).toMatchObject({ active: false });
  });

  it('a payment that is not the price is held, and admins are notified', async () => {
    const [student, admin] = [await api.buildStudent(), await api.buildUser({ role: 'admin' })];
    const { url, purchase } = await (await payments.start(student, await payments.package())).json();
    await sql.query({ text: 'update purchases set amount_minor = 9999' });
    await payments.pay(url);
    await payments.deliver();
    await payments.deliver();
    expect(await ledgerOf(student)).toEqual([]);
    expect((await get(student, `/subscriptions/purchases/${purchase}`)).data).toMatchObject({
      held: true,
      classesAdded: 0,
    });
    expect(await keysOf(admin)).toEqual(['payment.held']);
    expect(await packageOf(student)).toBeNull();
  });
});

describe('a subscription', () => {
  it('a failed renewal takes nothing away, and a later payment renews (D37)', async () => {
    const student = await api.buildStudent();
    await subscribed(student, FAILS_LATER);
    await payments.portal(student, 'renew');
    await payments.deliver();
    expect(await summaryOf(student)).toMatchObject({ subscription: { state: 'past_due' }, classes: { remaining: 8 } });
    expect(await keysOf(student)).toEqual(['payment.paid', 'payment.failed']);
    await payments.portal(student, 'card', { number: '4242424242424242', expiry: '12/50', cvc: '123' });
    await payments.deliver();
    expect(await summaryOf(student)).toMatchObject({ subscription: { state: 'active' }, classes: { remaining: 16 } });
  });

  it('the third failure in a row ends it here and at the provider; classes remain (D37)', async () => {
    const student = await api.buildStudent();
    await subscribed(student, FAILS_LATER);
    for (let failure = 0; failure < 3; failure += 1) {
      await payments.portal(student, 'renew');
      await payments.deliver();
    }
    expect(await summaryOf(student)).toMatchObject({ subscription: null, classes: { remaining: 8 } });
    expect(await packageOf(student)).toBeNull();
    expect(payments.calls.some((call) => call.startsWith('DELETE /v1/subscriptions/'))).toBe(true);
    await payments.deliver();
    expect((await payments.start(student, await payments.package())).status).toBe(200);
  });

  it('a cancelled one runs to its end, can be resumed until then, and leaves the classes (D37)', async () => {
    const student = await api.buildStudent();
    const { packageId } = await subscribed(student);
    await payments.portal(student, 'cancel');
    await payments.deliver();
    expect((await summaryOf(student)).subscription).toMatchObject({ state: 'active', endsAt: expect.any(String) });
    await payments.portal(student, 'resume');
    await payments.deliver();
    expect((await summaryOf(student)).subscription).toMatchObject({ state: 'active', endsAt: null });
    await payments.portal(student, 'cancel');
    expect(await packageOf(student)).toBe(String(packageId));
    await payments.portal(student, 'renew');
    await payments.deliver();
    expect(await summaryOf(student)).toMatchObject({ subscription: null, classes: { bought: 8, remaining: 8 } });
    expect(await packageOf(student)).toBeNull();
  });

  it('the page to manage it is made on the click; without a subscription there is none', async () => {
    const student = await api.buildStudent();
    const token = await api.tokenFor(student);
    const manage = () => api.request('get', '/api/subscriptions/manage', { token });
    const none = await manage();
    expect([none.status, (await none.json()).message]).toEqual([404, 'There is no subscription']);
    await subscribed(student);
    const [first, second] = [await (await manage()).json(), await (await manage()).json()];
    expect(first.url).not.toBe(second.url);
    expect((await payments.page(first.url)).status).toBe(200);
  });
});

describe('money that goes back (D39)', () => {
  it('takes its share of the classes back, and never more than what is left', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    await payments.portal(student, 'refund-half');
    await payments.deliver();
    expect(await ledgerOf(student)).toEqual([
      { delta: 8, reason: 'purchase' },
      { delta: -4, reason: 'refund' },
    ]);
    await sql.query({
      text: `insert into class_ledger (student_id, delta, reason) values ($1, -3, 'class')`,
      values: [student.id],
    });
    await payments.portal(student, 'refund');
    await payments.deliver();
    expect((await summaryOf(student)).classes).toEqual({ bought: 8, refunded: 5, adjusted: 0, used: 3, remaining: 0 });
    await payments.portal(student, 'renew');
    await payments.deliver();
    await payments.deliver();
    expect((await summaryOf(student)).classes).toMatchObject({ bought: 16, refunded: 5, remaining: 8 });
    expect(await keysOf(student)).toContain('payment.refunded');
  });

  it('a dispute takes the classes back, and a dispute that is won returns them', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    await payments.portal(student, 'dispute');
    await payments.deliver();
    expect((await summaryOf(student)).classes).toMatchObject({ refunded: 8, remaining: 0 });
    const { store } = payments.sandbox.context;
    const [row] = await sql.query<{ id: string }>({ text: 'select charge_id as id from payments' });
    const charge = await store.find('charge', row?.id ?? '');
    if (charge) await store.change((inner) => closeDispute(inner, payments.sandbox.context, charge, 'won'));
    await payments.deliver();
    expect((await summaryOf(student)).classes).toMatchObject({ refunded: 0, remaining: 8 });
  });
});
