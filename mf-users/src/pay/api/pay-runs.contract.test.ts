// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { advanceQueries, deleteAdvance, giveAdvance } from './advances.ts';
import { currencyQueries } from './currencies.ts';
import { bankFile, changePayLine, payRunQueries, preparePayRun, whyNoFile } from './pay-runs.ts';
import { changePayout, payoutQueries } from './payouts.ts';
import { addSalary } from './salaries.ts';
import { closeMonth } from './salary-months.ts';

const api = await useApi(sharedTestApi);
const MARCH = '2026-03';

async function aClosedMonth() {
  (await someone(api, 'admin')).signIn();
  const teacher = await api.buildTeacher();
  const student = await api.buildStudent({ teacher });
  await addSalary(String(teacher.id), { price_per_class: 12.5, per: 'class', effective_from: '2026-01-01' }, 'price');
  await api.buildClass({ teacher, student, startsAt: new Date('2026-03-09T12:00:00Z'), status: 'ended' });
  await closeMonth(String(teacher.id), MARCH);
  return String(teacher.id);
}

test('a run is prepared, listed, paid in another currency and returned (D148)', async () => {
  expect(await rejectionOf(aClosedMonth().then(() => preparePayRun('2026-02')))).toMatchObject({ code: 'month_open' });
  const teacherId = await aClosedMonth();
  const { id } = await preparePayRun(MARCH);
  const client = new QueryClient();
  const listed = await client.fetchQuery(payRunQueries.list({ page: 1, perPage: 10, sort: null, q: '', filters: {} }));
  expect(listed.rows).toMatchObject([{ id, month: MARCH }]);
  await changePayLine(id, teacherId, { currency: 'EGP', rate: '48.5', way: 'wallet', reference: 'A 1' });
  await changePayLine(id, teacherId, { state: 'paid', paidOn: '2026-04-02' });
  const [paid] = await client.fetchQuery(payRunQueries.payments(teacherId));
  expect(paid).toMatchObject({
    month: MARCH,
    amount: 60_625,
    currency: 'EGP',
    rate: 48.5,
    state: 'paid',
    way: 'wallet',
  });
  expect(await rejectionOf(changePayLine(id, teacherId, { reference: 'B' }))).toMatchObject({ status: 409 });
  await changePayLine(id, teacherId, { state: 'returned', paidOn: '2026-04-05' });
  const { lines } = await new QueryClient().fetchQuery(payRunQueries.detail(id));
  const own = lines.filter(({ teacher }) => teacher.id === teacherId);
  expect(own.map(({ state, may }) => [state, may.change])).toEqual([
    ['prepared', true],
    ['returned', false],
    ['paid', false],
  ]);
});

test('the decimals of each currency are known', async () => {
  const currencies = await new QueryClient().fetchQuery(currencyQueries.all());
  expect(currencies.find(({ code }) => code === 'JOD')?.decimal_digits).toBe(3);
});

test('payout details are stored, and the bank’s file has them (D148)', async () => {
  const teacherId = await aClosedMonth();
  const read = () => new QueryClient().fetchQuery(payoutQueries.of(teacherId));
  expect(await read()).toBeNull();
  const account = { way: 'bank', holder: 'Salma', bank: 'Arab Bank', account: 'JO94 3029' };
  await changePayout(teacherId, account);
  expect(await read()).toMatchObject({ ...account, lastFour: '3029' });
  const { id, lines } = await preparePayRun(MARCH);
  const line = lines.find(({ teacher }) => teacher.id === teacherId);
  expect(line).toMatchObject({ way: 'bank', lastFour: '3029' });
  await changePayLine(id, teacherId, { way: 'wallet' });
  expect(whyNoFile(await rejectionOf(bankFile(id)))).toEqual({ reason: 'no_account', teachers: [line?.teacher.name] });
  await changePayLine(id, teacherId, { way: 'bank' });
  expect(await (await bankFile(id)).text()).toContain('Salma,Arab Bank,JO94 3029,12.5,USD');
});

test('an advance is given once, listed and deleted (D148)', async () => {
  const teacherId = await aClosedMonth();
  const advance = { amount: 6000, months: 3, givenOn: '2026-03-01' };
  for (let sent = 0; sent < 2; sent += 1) await giveAdvance(teacherId, advance, 'once');
  const read = () => new QueryClient().fetchQuery(advanceQueries.of(teacherId));
  const { advances, may } = await read();
  expect([advances, may]).toMatchObject([[{ ...advance, repaid: 0, may: { delete: true } }], { give: true }]);
  await deleteAdvance(teacherId, advances[0]?.id ?? '');
  expect((await read()).advances).toEqual([]);
});
