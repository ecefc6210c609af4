// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { addSalary } from './salaries.ts';
import {
  addAdjustment,
  closeMonth,
  paySlip,
  reopenMonth,
  salaryMonthCsv,
  salaryMonthQueries,
} from './salary-months.ts';
import { statisticsQueries } from './statistics.ts';

const api = await useApi(sharedTestApi);
const MARCH = '2026-03';
const read = (teacher: { id: number }, month = MARCH) =>
  new QueryClient().fetchQuery(salaryMonthQueries.detail(String(teacher.id), month));

async function aTeacherAtWork() {
  (await someone(api, 'super-admin')).signIn();
  const teacher = await api.buildTeacher();
  const student = await api.buildStudent({ teacher, name: 'Layla Mansour' });
  await addSalary(String(teacher.id), { price_per_class: 12.5, per: 'class', effective_from: '2026-01-01' }, 'price');
  const startsAt = new Date('2026-03-09T12:00:00Z');
  await api.buildClass({ teacher, student, startsAt, status: 'ended', attendance: 'absence_student' });
  return teacher;
}

test('a month has its lines, adjustments and total, which the statistics show too', async () => {
  const teacher = await aTeacherAtWork();
  const id = String(teacher.id);
  for (let sent = 0; sent < 2; sent += 1) await addAdjustment(id, MARCH, { amount: -2.25, reason: 'Late' }, 'once');
  const month = await read(teacher);
  expect(month).toMatchObject({
    month: MARCH,
    currency: 'USD',
    total: 10.25,
    closed: null,
    unpriced: 0,
    unreported: 0,
  });
  expect(month.lines).toMatchObject([
    { attendance: 'absence_student', price: 12.5, price_since: '2026-01-01', percent: 100, amount: 12.5 },
  ]);
  expect(month.adjustments).toMatchObject([{ amount: -2.25, reason: 'Late', class: null }]);
  const statistics = await new QueryClient().fetchQuery(statisticsQueries.month(id, MARCH));
  expect(statistics.monthly_salary).toBe(month.total);
});

test('a salary month is closed, and opened again with a reason', async () => {
  const teacher = await aTeacherAtWork();
  const id = String(teacher.id);
  expect((await read(teacher)).may).toEqual({ adjust: true, close: true, reopen: false });
  await closeMonth(id, MARCH);
  expect(await read(teacher)).toMatchObject({ may: { adjust: false, close: false, reopen: true } });
  expect((await read(teacher)).closed?.by.name).toBeTruthy();
  expect(await rejectionOf(closeMonth(id, MARCH))).toMatchObject({ status: 409, code: 'month_closed' });
  await reopenMonth(id, MARCH, 'A mistake');
  expect(await rejectionOf(reopenMonth(id, MARCH, 'A mistake'))).toMatchObject({ status: 409, code: 'month_open' });
});

test('the file of a salary month has a line for each class', async () => {
  const teacher = await aTeacherAtWork();
  const text = await (await salaryMonthCsv(String(teacher.id), MARCH)).text();
  expect(text).toContain('Layla Mansour,Student absent,12.5,2026-01-01,100,0,12.5');
});

test('a closed month has a pay slip, an open one has none (D115)', async () => {
  const id = String((await aTeacherAtWork()).id);
  expect(await rejectionOf(paySlip(id, MARCH, 'ar'))).toMatchObject({ status: 409, code: 'month_open' });
  await closeMonth(id, MARCH);
  expect((await paySlip(id, MARCH, 'ar')).type).toBe('application/pdf');
});

test('a teacher reads their own months, which other teachers cannot find (D33)', async () => {
  const teacher = await aTeacherAtWork();
  const other = await someone(api, 'teacher');
  other.signIn();
  expect(await rejectionOf(read(teacher))).toMatchObject({ status: 404 });
  expect((await read(other)).may).toEqual({ adjust: false, close: false, reopen: false });
});

test('the months of a teacher are listed, the current one first', async () => {
  const teacher = await aTeacherAtWork();
  await closeMonth(String(teacher.id), MARCH);
  const { pages } = await new QueryClient().fetchInfiniteQuery(salaryMonthQueries.list(String(teacher.id)));
  const [running, march] = pages[0]?.data ?? [];
  expect(running).toMatchObject({ is_over: false, closed_at: null, total: 0, lines: 0 });
  expect(march).toMatchObject({ month: MARCH, is_over: true, total: 12.5, lines: 1, unpriced: 0 });
  expect(march?.closed_at).toBeTruthy();
});
