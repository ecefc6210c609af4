// @vitest-environment node
import { createTestApi } from '@academy/api/testing';
import { refusalOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@academy/shared-auth/query';
import type { ListParams } from '@academy/shared-ui/list';
import { expect, test } from 'vitest';
import { type ClassStatus, classQueries, classStatuses } from './classes.ts';

const api = await useApi(createTestApi);
const firstPage: ListParams = { page: 1, perPage: 10, sort: 'starts_at', q: '', filters: {} };
const read = (student: { id: number }, status: ClassStatus, about: Partial<ListParams> = {}) =>
  new QueryClient().fetchQuery(classQueries.list(String(student.id), status, { ...firstPage, ...about }));
const nameFor = (student: { id: number }) => new QueryClient().fetchQuery(classQueries.studentName(String(student.id)));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('each status has its classes, in the order asked for', async () => {
  const student = await api.buildStudent({ name: 'Layla Mansour' });
  const built = (status: ClassStatus, days: number) => api.buildClass({ student, status, startsAt: inDays(days) });
  await built('scheduled', 2);
  await built('scheduled', 9);
  await built('scheduled', -1);
  await built('ended', -8);
  await built('trial', -9);
  await built('cancelled', -3);
  (await someone(api, 'admin')).signIn();
  const totals = await Promise.all(classStatuses.map(async (status) => [status, (await read(student, status)).total]));
  expect(Object.fromEntries(totals)).toEqual({
    scheduled: 2,
    ended: 2,
    cancelled: 1,
    trial: 1,
    needs_report_to_end: 1,
  });
  const numbers = async (sort: string) => (await read(student, 'scheduled', { sort })).rows.map((row) => row.id);
  expect(await numbers('-starts_at')).toEqual((await numbers('starts_at')).toReversed());
  expect((await read(student, 'scheduled', { page: 2, perPage: 1 })).rows).toHaveLength(1);
  expect(await nameFor(student)).toBe('Layla Mansour');
});

test('a student reads the own ones, another’s are not there, a guest is refused', async () => {
  const student = await someone(api, 'student');
  await api.buildClass({ student, startsAt: inDays(1) });
  student.signIn();
  expect((await read(student, 'scheduled')).total).toBe(1);
  (await someone(api, 'student')).signIn();
  expect((await read(student, 'scheduled')).total).toBe(0);
  expect(await nameFor(student)).toBeNull();
  (await someone(api, 'guest')).signIn();
  expect(await refusalOf(read(student, 'scheduled'))).toMatchObject({ status: 403 });
});
