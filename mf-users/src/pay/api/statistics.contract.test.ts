// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { signInForTest } from '@academy/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { statisticsQueries } from './statistics.ts';

const api = await useApi(sharedTestApi);
const read = (teacher: { id: number }, month: string | null) =>
  new QueryClient().fetchQuery(statisticsQueries.month(String(teacher.id), month));

test('a month has its numbers and the classes of twelve months', async () => {
  (await someone(api, 'admin')).signIn();
  const teacher = await api.buildTeacher();
  await api.buildClass({ teacher, status: 'ended', startsAt: new Date('2026-03-05T10:00:00Z') });
  const found = await read(teacher, '2026-03');
  expect(found).toMatchObject({
    month: '2026-03',
    monthly_class_count: 1,
    total_class_count: 1,
    monthly_salary: 0,
    unpriced_classes: 1,
  });
  expect(found.months).toHaveLength(12);
  expect(found.months.at(0)).toEqual({ month: '2025-04', monthly_class_count: 0 });
  expect(found.months.at(-1)).toEqual({ month: '2026-03', monthly_class_count: 1 });
});

test('the default month is the current one', async () => {
  (await someone(api, 'admin')).signIn();
  expect((await read(await api.buildTeacher(), null)).month).toMatch(/^\d{4}-\d{2}$/);
});

test('a leader sees no salary, and another teacher finds nothing', async () => {
  const leader = await someone(api, 'leader');
  const teacher = await api.buildTeacher({ leader });
  leader.signIn();
  expect(await read(teacher, '2026-03')).toMatchObject({ monthly_salary: null, unpriced_classes: null });
  (await someone(api, 'teacher')).signIn();
  expect(await rejectionOf(read(teacher, '2026-03'))).toMatchObject({ status: 404 });
  signInForTest({}, [], '');
  expect(await rejectionOf(read(teacher, '2026-03'))).toMatchObject({ status: 401 });
});
