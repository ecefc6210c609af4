import { beforeEach, expect, it } from 'vitest';
import { addDays } from '#base/time/days.ts';
import { runMinuteClock } from '#minute-clock.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useDues } from './dues.fixture.ts';

const api = await useTestApi();
const dues = useDues(api);
const { sql, call } = dues;
const DAY = 86_400_000;
const purchase = { delta: 8, reason: 'purchase' };
const renewal = { delta: 8, reason: 'renewal' };

let own: Awaited<ReturnType<typeof dues.family>>;
beforeEach(async () => {
  own = await dues.family();
  await dues.takes('USD');
  await dues.settings({ credit_before_paid: true });
});
const minute = () => runMinuteClock(sql, { now: api.clock.now(), settings: api.deps.academySettings, deps: api.deps });
const buy = async (query?: string) => (await dues.buy(own.mother, await dues.package(), own.child, query)).body.data;
const pay = async (dueId: string) => dues.accept(own.admin, (await dues.report(own.mother, dueId, 4000)).body.data.id);

it('the classes come with the purchase, the plan runs, and the due stays; paying adds none', async () => {
  const { due, purchaseId } = await buy();
  expect(due).toMatchObject({ state: 'open', may: { withdraw: false, end: true } });
  expect(due.period.from).toBe(addDays(due.dueOn, -3));
  expect(await dues.ledgerOf(own.child)).toEqual([purchase]);
  expect(await call(own.mother, 'delete', `/purchases/${purchaseId}`)).toMatchObject({ status: 409 });
  expect((await pay(due.id)).status).toBe(200);
  expect(await dues.due(own.mother, due.id)).toMatchObject({ state: 'paid', period: due.period });
  expect(await dues.ledgerOf(own.child)).toEqual([purchase]);
  expect(await dues.keysOf(own.mother)).toEqual(['due.paid']);
});

it('a month comes on its day, once, and the next one waits while it is unpaid', async () => {
  const { due } = await buy();
  await pay(due.id);
  api.clock.advance(Date.parse(due.period.to) - DAY - api.clock.now().getTime());
  await minute();
  expect(await dues.ledgerOf(own.child)).toEqual([purchase]);
  api.clock.advance(3 * DAY);
  await Promise.all([minute(), minute(), minute()]);
  expect(await dues.ledgerOf(own.child)).toEqual([purchase, renewal]);
  api.clock.advance(31 * DAY);
  await minute();
  expect(await dues.ledgerOf(own.child)).toEqual([purchase, renewal]);
  const [, second, third] = (await call(own.mother, 'get', '/dues')).body.data;
  await pay(second.id);
  await minute();
  expect(await dues.ledgerOf(own.child)).toEqual([purchase, renewal, renewal]);
  expect(await dues.due(own.mother, third.id)).toMatchObject({ state: 'open' });
});

it('a month that cannot be given keeps no other student from theirs', async () => {
  const other = await dues.family();
  const hers = (await dues.buy(other.mother, await dues.package(), other.child)).body.data.due;
  await dues.accept(other.admin, (await dues.report(other.mother, hers.id, 4000)).body.data.id);
  const { due } = await buy();
  await pay(due.id);
  api.clock.advance(Date.parse(due.period.to) - DAY - api.clock.now().getTime());
  await minute();
  await sql.query({
    text: `update dues set period_to = '300000-01-01' where student_id = $1 and number = 2`,
    values: [other.child.id],
  });
  api.clock.advance(3 * DAY);
  await minute().catch(() => {});
  expect(await dues.ledgerOf(other.child)).toEqual([purchase]);
  expect(await dues.ledgerOf(own.child)).toEqual([purchase, renewal]);
});

it('a second purchase of a student who has not paid the first waits for its money', async () => {
  await buy('currency=USD&kind=one_time');
  expect(await dues.ledgerOf(own.child)).toEqual([purchase]);
  const { due } = await buy('currency=USD&kind=one_time');
  expect(due).toMatchObject({ number: 1, may: { withdraw: true } });
  expect(await dues.ledgerOf(own.child)).toEqual([purchase]);
  await pay(due.id);
  expect(await dues.ledgerOf(own.child)).toEqual([purchase, purchase]);
});

it('classes pause for a first month that came before its money, and go on when it is waived', async () => {
  await dues.settings({ credit_before_paid: true, unpaid_days: 2 });
  const { due } = await buy();
  const holds = () =>
    sql.query<{ state: string }>({ text: 'select state from holds where student_id = $1', values: [own.child.id] });
  api.clock.advance(6 * DAY);
  await minute();
  expect(await holds()).toMatchObject([{ state: 'running' }]);
  await call(own.admin, 'post', `/dues/${due.id}/waive`, { reason: 'A hard month' });
  await minute();
  expect(await holds()).not.toMatchObject([{ state: 'running' }]);
  expect(await dues.ledgerOf(own.child)).toEqual([purchase]);
});
