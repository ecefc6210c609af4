import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { useBuyers } from './buyers.fixture.ts';

const api = await useTestApi();
const { payments, get, ledgerOf, summaryOf, packageOf, keysOf, subscribed } = useBuyers(api);
const { sql } = api.deps.database;
type Person = { id: number };

describe('a purchase', () => {
  it('returning from the checkout grants nothing; the event grants classes once, however often it arrives (D36)', async () => {
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

  it('a monthly purchase is the buyer’s subscription; a one-time purchase is not (D37)', async () => {
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

  it('a guest who pays becomes a student with an empty profile, and admins are asked to assign a teacher (D38)', async () => {
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
    expect(await keysOf(admin)).toEqual(['payment.paid', 'user.needs-teacher']);
    expect(await keysOf(guest)).toEqual(['payment.paid']);
    await payments.portal(guest, 'renew');
    await payments.deliver();
    expect(await keysOf(admin)).toEqual(['payment.paid', 'user.needs-teacher', 'payment.renewed']);
  });

  it('a notification of a payment states whether it was monthly or one-time', async () => {
    const [one, other] = [await api.buildStudent(), await api.buildStudent()];
    await subscribed(one);
    const { url } = await (await payments.start(other, await payments.package(), 'one-time')).json();
    await payments.pay(url);
    await payments.deliver();
    const kindOf = async (person: Person) => (await get(person, '/notifications')).data[0].params.kind;
    expect([await kindOf(one), await kindOf(other)]).toEqual(['monthly', 'one_time']);
  });

  it('a page that polls shows the payment before its event arrives', async () => {
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

  it('a purchase keeps its classes and price after the package changes or is deactivated (D40)', async () => {
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

  it('a payment that differs from the price is held, and admins are notified', async () => {
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
  });

  it('the profile and the summary have the same subscription, even while its payment is held', async () => {
    const student = await api.buildStudent();
    const packageId = await payments.package();
    const { url } = await (await payments.start(student, packageId)).json();
    await sql.query({ text: 'update purchases set amount_minor = 9999' });
    await payments.pay(url);
    await payments.deliver();
    const { subscription } = await summaryOf(student);
    expect(subscription).toMatchObject({ package: { id: String(packageId) }, state: 'active', held: true });
    expect(await packageOf(student)).toBe(String(packageId));
  });
});
