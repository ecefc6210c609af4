import { describe, expect, it } from 'vitest';
import { useBuyers } from '#modules/money/purchases/buyers.fixture.ts';
import { monthsAfter } from '#modules/money/purchases/months.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { holdCalls } from './holds.fixture.ts';
import { pauseOfSubscription } from './subscription-pause.ts';

const api = await useTestApi();
const { heldTeam, hold, preview, change, end, runJobs } = holdCalls(api);
const { payments, summaryOf, subscribed, keysOf } = useBuyers(api);

const DAY_MS = 86_400_000;

/** Subscribes the student. @returns a function that gives the day some months and days after the renewal. */
async function subscribedStudent(student: { id: number }) {
  const { purchase } = await subscribed(student);
  const renewsAt = new Date((await summaryOf(student)).subscription.renewsAt);
  const day = (months: number, days = 0) =>
    new Date(monthsAfter(renewsAt, months).getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return { purchaseId: Number(purchase), day };
}

/** A month passes at the provider, and the provider's report about it arrives. */
async function renewed(person: { id: number }) {
  await payments.portal(person, 'renew');
  await payments.deliver();
}

describe('the subscription of a student on hold (D98)', () => {
  it('months that begin in a hold are not charged, without a notification of a failed payment; the first month after it is', async () => {
    const own = await heldTeam();
    const { day } = await subscribedStudent(own.student);
    const days = { from: day(0, -10), to: day(1, 10) };
    const said = await preview(own.leader, own, days);
    expect(said.body.data.subscription).toMatchObject({ skipped: 2, title: expect.any(String) });
    expect(said.body.data.subscription.nextPaymentAt.slice(0, 10)).toBe(day(2));
    await hold(own.leader, own, days);
    await payments.deliver();
    const { subscription } = await summaryOf(own.student);
    expect(subscription).toMatchObject({ state: 'active' });
    expect(subscription.renewsAt.slice(0, 10)).toBe(day(2));
    await renewed(own.student);
    await renewed(own.student);
    expect(await summaryOf(own.student)).toMatchObject({ subscription: { state: 'active' }, classes: { bought: 8 } });
    await renewed(own.student);
    expect(await summaryOf(own.student)).toMatchObject({ subscription: { state: 'active' }, classes: { bought: 16 } });
    expect(await keysOf(own.student)).not.toContain('payment.failed');
  });

  it('a month that began before the hold stays paid: a hold without a renewal changes nothing at the provider', async () => {
    const own = await heldTeam();
    const { day } = await subscribedStudent(own.student);
    payments.calls.splice(0);
    await hold(own.leader, own, { from: day(0, -14), to: day(0, -7) });
    await runJobs();
    expect(payments.calls.filter((each) => each.startsWith('POST'))).toEqual([]);
    const { subscription } = (await preview(own.leader, own, { from: day(0, -5), to: day(0, -4) })).body.data;
    expect(subscription).toMatchObject({ skipped: 0 });
  });

  it('an open hold pauses charging until it ends, a changed end is sent to the provider, and taking it back resumes charging', async () => {
    const own = await heldTeam();
    const { day } = await subscribedStudent(own.student);
    const { body } = await hold(own.leader, own, { from: day(0, -14), to: null });
    await payments.deliver();
    expect((await summaryOf(own.student)).subscription).toMatchObject({ state: 'active', renewsAt: null });
    await change(own.leader, body.data.id, { from: body.data.from, to: day(0, 14) });
    await payments.deliver();
    expect((await summaryOf(own.student)).subscription.renewsAt.slice(0, 10)).toBe(day(1));
    await end(own.leader, body.data.id);
    await payments.deliver();
    expect((await summaryOf(own.student)).subscription.renewsAt.slice(0, 10)).toBe(day(0));
    await renewed(own.student);
    expect(await summaryOf(own.student)).toMatchObject({ classes: { bought: 16 } });
  });

  it('a purchase that is read from the provider again is not paused again', async () => {
    const own = await heldTeam();
    const { purchaseId, day } = await subscribedStudent(own.student);
    await hold(own.leader, own, { from: day(0, -14), to: null });
    await payments.deliver();
    payments.calls.splice(0);
    await api.deps.jobs.enqueue(api.deps.database.sql, 'payment', { purchaseId });
    await runJobs();
    expect(payments.calls.filter((each) => each.startsWith('POST'))).toEqual([]);
  });

  it('the preview of a hold does not mention a cancelled subscription', async () => {
    const own = await heldTeam();
    await subscribed(own.student);
    await payments.portal(own.student, 'cancel');
    await payments.deliver();
    expect((await preview(own.leader, own)).body.data.subscription).toBeNull();
  });

  it('a hold that begins after the next month leaves the next payment and skips later months', () => {
    const renewing = { title: 'Eight', periodEndsAt: new Date('2027-01-31T10:00:00Z') };
    const of = (from: string, to: string | null) =>
      pauseOfSubscription(renewing, { startsAt: new Date(from), endsAt: to === null ? null : new Date(to) });
    const next = '2027-01-31T10:00:00.000Z';
    expect(of('2027-02-10T00:00:00Z', '2027-04-15T00:00:00Z')).toMatchObject({ skipped: 2, nextPaymentAt: next });
    expect(of('2027-02-10T00:00:00Z', null)).toMatchObject({ skipped: null, nextPaymentAt: next });
    expect(of('2027-01-10T00:00:00Z', null)).toMatchObject({ skipped: null, nextPaymentAt: null });
    const after = '2027-03-31T10:00:00.000Z';
    expect(of('2027-01-10T00:00:00Z', '2027-03-01T00:00:00Z')).toMatchObject({ skipped: 2, nextPaymentAt: after });
  });
});
