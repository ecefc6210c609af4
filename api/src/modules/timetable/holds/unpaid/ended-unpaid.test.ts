import { describe, expect, it } from 'vitest';
import { StripeProvider } from '#base/payments/stripe/stripe-provider.ts';
import { useDues } from '#modules/money/purchases/dues/dues.fixture.ts';
import { FAILS_LATER } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { GOOD, useUnpaid } from './unpaid-holds.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, failTwice, holdsOf, pay, payments, remindersOf, runClock, setDays, subscribed, unpaid } = useUnpaid(api);

describe('a subscription that ends for a missing payment before the day (D37, D114)', () => {
  it('pauses the classes on the day, without further reminders, until another purchase is paid', async () => {
    const own = await unpaid();
    await after(2);
    await failTwice(own);
    await after(2.9);
    expect(await holdsOf(own)).toEqual([]);
    await after(0.2);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
    expect(await remindersOf(own)).toEqual([]);
    await after(0.1);
    await subscribed(own.student);
    await runClock();
    expect(await holdsOf(own)).toMatchObject([{ state: 'over' }]);
    await after(2);
    expect(await holdsOf(own)).toHaveLength(1);
  });

  it('a purchase that was paid before the hold began and is reported after it ends the hold', async () => {
    const own = await unpaid();
    await after(2);
    await failTwice(own);
    await after(2.9);
    const { url } = await (await payments.start(own.student, await payments.package())).json();
    await payments.pay(url);
    await after(0.2);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
    await payments.deliver();
    await runClock();
    expect(await holdsOf(own)).toMatchObject([{ state: 'over' }]);
  });

  it('pauses the classes also where the provider has ended it for failed payments', async () => {
    const own = await unpaid();
    for (let attempt = 2; attempt <= 4; attempt += 1) await payments.portal(own.student, 'renew');
    await payments.deliver();
    const text = 'select state, ended_unpaid as "endedUnpaid" from purchases';
    expect(await sql.query({ text })).toEqual([{ state: 'ended', endedUnpaid: true }]);
    await after(5.1);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
  });

  it('reminds again of a renewal that fails after the subscription has run again', async () => {
    const own = await unpaid(0);
    const text = 'select state, ended_unpaid as "endedUnpaid" from purchases';
    const { sandbox } = payments;
    const failing: typeof globalThis.fetch = async (input, init) =>
      init?.method === 'DELETE'
        ? Response.json({ error: { type: 'api_error' } }, { status: 500 })
        : sandbox.fetch(input, init);
    const keys = { secretKey: 'sk_test_academy', webhookSecret: 'whsec_academy' };
    const provider = new StripeProvider({ ...keys, name: 'sandbox', account: 'sandbox', fetch: failing, retries: 0 });
    // It has ended here and not at the provider, where it is paid afterwards.
    api.deps.payments = { ...api.deps.payments, provider };
    for (let attempt = 2; attempt <= 3; attempt += 1) await payments.portal(own.student, 'renew');
    await expect(payments.deliver()).rejects.toThrow('500');
    const ended = await sql.query({ text });
    await pay(own);
    expect([ended, await sql.query({ text })]).toEqual([
      [{ state: 'ended', endedUnpaid: true }],
      [{ state: 'active', endedUnpaid: false }],
    ]);
    await payments.portal(own.student, 'card', { ...GOOD, number: FAILS_LATER });
    await payments.portal(own.student, 'renew');
    await payments.deliver();
    await after(3.1);
    expect(await remindersOf(own)).toEqual(['3']);
  });

  it('pauses nothing where another purchase was paid before the day', async () => {
    const own = await unpaid();
    await after(2);
    await failTwice(own);
    await subscribed(own.student);
    await after(4);
    expect(await holdsOf(own)).toEqual([]);
  });

  it('a due by transfer that is paid ends the pause, and keeps away a later one', async () => {
    const own = await unpaid();
    const families = useDues(api);
    await families.takes('USD');
    await after(2);
    await failTwice(own);
    await after(4);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
    const { due } = (await families.buy(own.student, await families.package(), own.student)).body.data;
    const { id } = (await families.report(own.student, due.id, 4000)).body.data;
    await runClock();
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
    expect((await families.accept(own.admin, id)).status).toBe(200);
    await runClock();
    await after(2);
    expect(await holdsOf(own)).toMatchObject([{ state: 'over' }]);
  });

  it('pauses nothing where the setting comes a month after the day', async () => {
    const own = await unpaid(0);
    await failTwice(own);
    await after(35.1);
    await setDays(5);
    await after(0.1);
    expect(await holdsOf(own)).toEqual([]);
  });

  it('pauses nothing where somebody has ended it', async () => {
    const own = await unpaid();
    const [row] = await sql.query<{ id: string }>({ text: 'select subscription_id as id from purchases' });
    await api.deps.payments.provider?.endSubscription(String(row?.id));
    await payments.deliver();
    await after(6);
    expect(await holdsOf(own)).toEqual([]);
  });

  it('an ended unpaid subscription is also stored in the column that the former release reads and writes', async () => {
    const { student } = await unpaid();
    const write = (column: string, value: boolean) =>
      sql.query({
        text: `update purchases set ${column} = $2 where student_id = $1 returning ended_unpaid as now, given_up as before`,
        values: [student.id, value],
      });
    expect(await write('given_up', true)).toEqual([{ now: true, before: true }]);
    expect(await write('ended_unpaid', false)).toEqual([{ now: false, before: false }]);
  });
});
