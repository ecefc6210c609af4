import { describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { FAILS_LATER } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useBuyers } from './buyers.fixture.ts';
import { reconcilePurchases } from './reconcile.ts';

const api = await useTestApi();
const { payments, get, summaryOf, packageOf, keysOf, subscribed } = useBuyers(api);
const { sql } = api.deps.database;

describe('a subscription', () => {
  it('a failed renewal removes nothing, and a later payment renews the subscription (D37)', async () => {
    const student = await api.buildStudent();
    await subscribed(student, FAILS_LATER);
    await payments.portal(student, 'renew');
    await payments.deliver();
    const { subscription, classes } = await summaryOf(student);
    expect(subscription).toMatchObject({ state: 'past_due', unpaid: { currency: 'USD', amount: subscription.amount } });
    expect(classes).toMatchObject({ remaining: 8 });
    expect(await keysOf(student)).toEqual(['payment.paid', 'payment.failed']);
    await payments.portal(student, 'card', { number: '4242424242424242', expiry: '12/50', cvc: '123' });
    await payments.deliver();
    expect(await summaryOf(student)).toMatchObject({
      subscription: { state: 'active', unpaid: null },
      classes: { remaining: 16 },
    });
  });

  it('the way back from the page of a subscription says what was paid meanwhile, and leads to where it was opened', async () => {
    const student = await api.buildStudent();
    await subscribed(student, FAILS_LATER);
    await payments.portal(student, 'renew');
    await payments.deliver();
    const token = await api.tokenFor(student);
    api.clock.advance(60_000);
    const since = api.clock.now().toISOString();
    const { url } = await (await api.request('get', '/api/subscriptions/manage?from=home', { token })).json();
    expect(await (await payments.page(url)).text()).toContain(
      `/dashboard/subscriptions/managed?from=home&amp;since=${encodeURIComponent(since)}`,
    );
    const changes = async (from: string) => {
      const path = `/api/subscriptions/managed/refresh?since=${encodeURIComponent(from)}`;
      return (await (await api.request('post', path, { token })).json()).data;
    };
    expect(await changes(since)).toMatchObject([{ subscription: { state: 'past_due' }, paid: null }]);
    api.clock.advance(60_000);
    await payments.portal(student, 'card', { number: '4242424242424242', expiry: '12/50', cvc: '123' });
    const [{ subscription, paid }] = await changes(since);
    expect(subscription).toMatchObject({ state: 'active', unpaid: null });
    expect(paid).toEqual({ currency: 'USD', amount: subscription.amount, classes: 8 });
    api.clock.advance(60_000);
    expect(await changes(api.clock.now().toISOString())).toMatchObject([{ paid: null }]);
  });

  it('the third failure in a row ends a subscription here and at the provider; classes remain (D37)', async () => {
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

  it('a cancelled subscription runs to its end, can be resumed until then, and keeps its classes (D37)', async () => {
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

  it('the page for managing a subscription is created on the click; without a subscription there is none', async () => {
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

  it('the student and the parents are notified once of a subscription that ends within 7 days (D53)', async () => {
    const student = await api.buildStudent({ name: 'Maryam' });
    const [parent, aunt, admin] = [
      await api.buildUser({ role: 'guest' }),
      await api.buildUser({ role: 'guest' }),
      await api.buildUser({ role: 'admin' }),
    ];
    await sql.orm.insert(relations).values([
      { userId: student.id, relatedUserId: parent.id, relationshipType: 'parent' },
      { userId: student.id, relatedUserId: aunt.id, relationshipType: 'aunt' },
    ]);
    await subscribed(student);
    await payments.portal(student, 'cancel');
    await payments.deliver();
    const endsIn = async (days: number) => {
      const at = new Date(api.clock.now().getTime() + days * 86_400_000);
      await sql.query({ text: 'update purchases set ends_at = $1', values: [at] });
      await reconcilePurchases(api.deps);
      return at;
    };
    const notified = async (person: { id: number }) =>
      (await get(person, '/notifications')).data.filter(({ key }: { key: string }) => key === 'purchase.ends-soon');
    await endsIn(8);
    expect(await notified(student)).toEqual([]);
    const at = await endsIn(6);
    await reconcilePurchases(api.deps);
    for (const person of [student, parent])
      expect(await notified(person)).toMatchObject([
        {
          params: {
            studentId: String(student.id),
            name: 'Maryam',
            package: 'Eight',
            packageAr: 'Eight',
            endsAt: expect.any(String),
          },
        },
      ]);
    const [{ params }] = await notified(parent);
    expect(Math.abs(Date.parse(params.endsAt) - at.getTime())).toBeLessThan(1000);
    for (const person of [aunt, admin]) expect(await notified(person)).toEqual([]);
  });
});
