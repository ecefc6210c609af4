// @vitest-environment node
import { createTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { moveClass } from '#/class/api/schedule.ts';
import { type CalendarRequest, calendarQuery } from './calendar.ts';

const api = await useApi(createTestApi);
const march = { from: '2040-03-01', to: '2040-03-31' };
const read = (about: Partial<CalendarRequest> = {}) =>
  new QueryClient().fetchQuery(calendarQuery({ ...march, ...about }));

async function planned() {
  const teacher = await someone(api, 'teacher');
  const student = await api.buildStudent({ teacher, timezone: 'Europe/London' });
  const build = (iso: string) => api.buildClass({ teacher, student, startsAt: new Date(iso) });
  teacher.signIn();
  return { teacher, student, build, first: await build('2040-03-05T15:00:00Z') };
}

test('the calendar has the scheduled classes of a period, counted by day', async () => {
  const { build } = await planned();
  await build('2040-03-05T17:00:00Z');
  const { data, days } = await read({ perDay: 1 });
  expect(data.map(({ starts_at, may }) => [starts_at, may.editTime])).toEqual([['2040-03-05T15:00:00.000Z', true]]);
  expect(data[0]?.student.timezone).toBe('Europe/London');
  expect(days).toEqual([{ date: '2040-03-05', total: 2 }]);
});

test('filters by teacher and student narrow the calendar', async () => {
  const { teacher, student } = await planned();
  const other = await api.buildTeacher();
  expect((await read({ teacherId: String(teacher.id), studentId: String(student.id) })).data).toHaveLength(1);
  expect((await read({ teacherId: String(other.id) })).data).toEqual([]);
});

test('moving a class changes its time and nothing else', async () => {
  const { first } = await planned();
  await moveClass(String(first.id), { date: '2040-03-07', time: '18:30' });
  const [moved] = (await read()).data;
  expect(moved?.starts_at).toBe('2040-03-07T15:30:00.000Z');
  expect(moved?.title).toBe(first.title);
});

test('moving a class to a taken time is rejected with the class in the way (D22)', async () => {
  const { first, build } = await planned();
  await build('2040-03-07T15:00:00Z');
  const rejection = await rejectionOf(moveClass(String(first.id), { date: '2040-03-07', time: '18:00' }));
  expect(rejection).toMatchObject({ status: 409, fields: [{ path: 'time' }] });
});

test('a guest cannot read the calendar', async () => {
  (await someone(api, 'guest')).signIn();
  expect(await rejectionOf(read())).toMatchObject({ status: 403 });
});
