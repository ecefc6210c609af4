import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { DAY_MS, useUnpaid } from './unpaid-holds.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const {
  after,
  call,
  dayAfter,
  failRenewal,
  failTwice,
  heldTeam,
  holdsOf,
  remindersOf,
  statusOf,
  subscribed,
  transfer,
  unpaid,
} = useUnpaid(api);

describe('a bank transfer for a missing payment (D114)', () => {
  it('ends the hold once transfers since the invoice make up the amount, in its currency', async () => {
    const own = await unpaid();
    await after(5.1);
    await transfer(own, own.student, { amount: '39.99' });
    await transfer(own, own.student, { currency: 'EUR' });
    await transfer(own, own.parent);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
    await transfer(own, own.student, { amount: '0.01' });
    expect(await holdsOf(own)).toMatchObject([{ state: 'over', endedBy: null }]);
    expect(await statusOf(own)).toBe('active');
    await after(2);
    expect(await holdsOf(own)).toHaveLength(1);
  });

  it('before the day keeps the hold and the reminders away; one from before the invoice does not', async () => {
    const own = await heldTeam();
    await transfer(own, own.student);
    api.clock.advance(DAY_MS);
    await failRenewal(own, 8);
    await after(2);
    const id = await transfer(own, own.student);
    await after(7);
    expect(await holdsOf(own)).toEqual([]);
    expect(await remindersOf(own)).toEqual([]);
    expect((await call(own.admin, 'delete', `/bank-transfers/${id}`)).status).toBe(200);
    await after(0.1);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
  });

  it('of a parent who pays the subscription counts for the child', async () => {
    const own = await unpaid();
    await after(5.1);
    await sql.query({ text: 'update payments set user_id = $1', values: [own.parent.id] });
    await transfer(own, own.parent);
    expect(await holdsOf(own)).toMatchObject([{ state: 'over' }]);
  });

  it('counts when it is dated at most 7 days before the invoice; an older one ends and keeps away nothing', async () => {
    const [before, own] = [dayAfter(-8), await unpaid(8)];
    const onTime = dayAfter(-7);
    await transfer(own, own.student, { date: before });
    await after(7.9);
    expect(await remindersOf(own)).toEqual(['7']);
    await after(0.2);
    await transfer(own, own.student, { date: before });
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
    await transfer(own, own.student, { date: onTime });
    expect(await holdsOf(own)).toMatchObject([{ state: 'over' }]);
  });
});

describe('bank transfers of a payer with several unpaid renewals (D114)', () => {
  /** Two children whose renewals one parent pays; the second one's fails a day later. */
  async function twoChildren() {
    const first = await unpaid(5);
    api.clock.advance(DAY_MS);
    const second = await unpaid(5);
    await sql.query({ text: 'update payments set user_id = $1', values: [first.parent.id] });
    const states = async () =>
      (await Promise.all([first, second].map(holdsOf))).map((held) => held.map(({ state }) => state));
    return { first, second, states };
  }

  it('the amount of one ends the hold of the older one, and that of both ends both', async () => {
    const { first, second, states } = await twoChildren();
    await after(5.1);
    expect(await states()).toEqual([['running'], ['running']]);
    await transfer(first, first.parent);
    expect(await states()).toEqual([['over'], ['running']]);
    await transfer(first, first.parent, { amount: '39.99' });
    expect(await states()).toEqual([['over'], ['running']]);
    await transfer(second, second.student, { amount: '0.01' });
    expect(await states()).toEqual([['over'], ['over']]);
    await after(1);
    expect(await states()).toEqual([['over'], ['over']]);
  });

  it('a transfer of before the second invoice pays only the first, however much it is', async () => {
    const first = await unpaid(5);
    api.clock.advance(DAY_MS / 2);
    await transfer(first, first.parent, { amount: '80' });
    api.clock.advance(DAY_MS / 2);
    const second = await unpaid(5);
    await sql.query({ text: 'update payments set user_id = $1', values: [first.parent.id] });
    await after(5.1);
    expect([await holdsOf(first), await holdsOf(second)]).toMatchObject([[], [{ state: 'running' }]]);
    await transfer(first, first.parent);
    expect(await holdsOf(second)).toMatchObject([{ state: 'over' }]);
  });

  it('a renewal of a subscription that ended long ago takes no transfer for a later one', async () => {
    const { first, second, states } = await twoChildren();
    await failTwice(first);
    const text = `update payments set created_at = created_at - interval '61 days', paid_at = paid_at - interval '61 days'
      where student_id = $1`;
    await sql.query({ text, values: [first.student.id] });
    await after(5.1);
    expect(await states()).toEqual([[], ['running']]);
    await transfer(second, first.parent);
    expect(await states()).toEqual([[], ['over']]);
  });

  it('a renewal of an ended subscription takes no transfer once another purchase is paid', async () => {
    const { first, second, states } = await twoChildren();
    await failTwice(first);
    await subscribed(first.student);
    await after(5.1);
    expect(await states()).toEqual([[], ['running']]);
    await transfer(second, first.parent);
    expect(await states()).toEqual([[], ['over']]);
  });
});
