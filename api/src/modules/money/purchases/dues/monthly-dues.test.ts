import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#base/time/days.ts';
import { runMinuteClock } from '#minute-clock.ts';
import { academyDateOf } from '#modules/platform/academy/academy-time.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useDues } from './dues.fixture.ts';

const api = await useTestApi();
const dues = useDues(api);
const { sql, call } = dues;
type Family = Awaited<ReturnType<typeof dues.family>>;

let own: Family;
beforeEach(async () => {
  own = await dues.family();
  await dues.takes('USD');
});
const bought = async () => (await dues.buy(own.mother, await dues.package(), own.child)).body.data;
const reported = async (dueId: string, amount = 4000) => (await dues.report(own.mother, dueId, amount)).body.data;

describe('monthly dues (D131)', () => {
  const DAY = 86_400_000;
  const minute = () =>
    runMinuteClock(sql, { now: api.clock.now(), settings: api.deps.academySettings, deps: api.deps });
  const numbers = async () =>
    (await call(own.mother, 'get', '/dues')).body.data.map(({ number, state }: { number: number; state: string }) => [
      number,
      state,
    ]);
  const paid = async (amount?: number) => {
    const { due, purchaseId } = await bought();
    await dues.accept(own.admin, (await reported(due.id, amount)).id);
    return { due, purchaseId };
  };

  it('each month has one due, some days before it begins, whatever the number of processes', async () => {
    const { due } = await paid();
    await minute();
    expect(await numbers()).toEqual([[1, 'paid']]);
    const { period } = await dues.due(own.mother, due.id);
    api.clock.advance(Date.parse(period.to) - 2 * DAY - api.clock.now().getTime());
    await Promise.all([minute(), minute(), minute()]);
    expect(await numbers()).toEqual([
      [1, 'paid'],
      [2, 'open'],
    ]);
    expect((await dues.keysOf(own.father)).filter((key) => key === 'due.opened')).toHaveLength(1);
    api.clock.advance(10 * DAY);
    await minute();
    await minute();
    expect((await dues.keysOf(own.mother)).filter((key) => key === 'due.unpaid')).toHaveLength(1);
    const [, next] = (await call(own.mother, 'get', '/dues')).body.data;
    expect(next).toMatchObject({ overdueDays: expect.any(Number), reference: due.reference });
    await dues.accept(own.admin, (await reported(next.id)).id);
    expect(await dues.ledgerOf(own.child)).toEqual([
      { delta: 8, reason: 'purchase' },
      { delta: 8, reason: 'renewal' },
    ]);
  });

  it('what was paid too much pays the next month by itself', async () => {
    const { due } = await bought();
    await dues.accept(own.admin, (await reported(due.id, 8500)).id);
    api.clock.advance(31 * DAY);
    await minute();
    expect((await call(own.mother, 'get', '/dues')).body.data).toMatchObject([
      { state: 'paid', carriedOver: 4500 },
      { state: 'paid', carriedFrom: 4500, paid: 4000, carriedOver: 500 },
    ]);
    expect(await dues.ledgerOf(own.child)).toHaveLength(2);
  });

  it('a part that was paid too much lowers what the next month asks for', async () => {
    await paid(4500);
    api.clock.advance(32 * DAY);
    await minute();
    expect((await call(own.mother, 'get', '/dues')).body.data[1]).toMatchObject({ state: 'part', carriedFrom: 500 });
    const text = `select params->>'amount' as amount from notifications where key = 'due.opened' and recipient_id = $1`;
    expect(await sql.query({ text, values: [own.mother.id] })).toEqual([{ amount: '35.00 USD' }]);
  });

  it('its end takes away the months that have not begun, and nobody has to read about them', async () => {
    const { purchaseId } = await paid();
    api.clock.advance(32 * DAY);
    await minute();
    expect(await dues.unreadOf(own.father)).toEqual(['due.opened', 'due.paid']);
    expect((await call(own.mother, 'post', `/purchases/${purchaseId}/end`)).status).toBe(200);
    const [, next] = (await call(own.mother, 'get', '/dues')).body.data;
    expect(next).toMatchObject({ state: 'waived', dropped: 'ended', reason: null });
    expect(await dues.unreadOf(own.father)).toEqual(['due.paid']);
    const text = `select subject_id::text as id, actor_id::int as by from audit_log where action = 'due.waive'`;
    expect(await sql.query({ text })).toEqual([{ id: next.id, by: own.mother.id }]);
  });

  it('a month that has begun stays due after the end', async () => {
    const { purchaseId } = await paid();
    api.clock.advance(32 * DAY);
    await minute();
    api.clock.advance(40 * DAY);
    expect((await call(own.mother, 'post', `/purchases/${purchaseId}/end`)).status).toBe(200);
    expect(await numbers()).toEqual([
      [1, 'paid'],
      [2, 'open'],
    ]);
  });

  it('whoever pays a later month after the end has classes until it is over', async () => {
    const { purchaseId } = await paid(4500);
    api.clock.advance(32 * DAY);
    await minute();
    const [, next] = (await call(own.mother, 'get', '/dues')).body.data;
    expect((await call(own.mother, 'post', `/purchases/${purchaseId}/end`)).status).toBe(200);
    expect((await dues.due(own.mother, next.id)).state).toBe('part');
    await dues.accept(own.admin, (await reported(next.id, 3500)).id);
    const text = `select ${academyDateOf('ends_at')}::text as "endsOn" from purchases where id = $1`;
    const [row] = await sql.query<{ endsOn: string }>({ text, values: [purchaseId] });
    expect(row?.endsOn).toBe(addDays(next.period.to, 1));
  });

  it('after its end nothing is due, and the subscription runs to the end of the paid month', async () => {
    const { purchaseId } = await paid();
    expect((await call(own.aunt, 'post', `/purchases/${purchaseId}/end`)).status).toBe(403);
    expect((await call(own.mother, 'post', `/purchases/${purchaseId}/end`)).status).toBe(200);
    const stateOf = async () =>
      (
        await sql.query<{ state: string }>({ text: 'select state from purchases where id = $1', values: [purchaseId] })
      )[0]?.state;
    await minute();
    expect(await stateOf()).toBe('active');
    api.clock.advance(40 * DAY);
    await minute();
    expect([await stateOf(), await numbers()]).toEqual(['ended', [[1, 'paid']]]);
    expect((await dues.buy(own.mother, await dues.package(), own.child)).status).toBe(200);
  });

  it('staff see dues by age with totals that are the sum of the rows', async () => {
    await dues.takes('USD', 'JPY');
    await bought();
    const other = await dues.family();
    await dues.buy(other.mother, await dues.package('JPY', 500), other.child, 'currency=JPY');
    api.clock.advance(8 * DAY);
    const page = async (query: string) => (await call(own.admin, 'get', `/dues?${query}`)).body;
    expect((await page('status=unpaid')).totals).toEqual({ JPY: 500, USD: 4000 });
    expect((await page('age=1_7&currency=JPY')).totals).toEqual({ JPY: 500 });
    expect(await page('age=8_30')).toMatchObject({ data: [], totals: {} });
    expect((await page(`age=1_7&student_id=${own.child.id}`)).data).toHaveLength(1);
  });
});
