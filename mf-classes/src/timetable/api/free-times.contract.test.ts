// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { freeTimeQueries, saveWeek } from './free-times.ts';

const api = await useApi(sharedTestApi);
const ask = () => new QueryClient();
const everyDay = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: '16:00', to: '20:00' }));

async function aTeacher() {
  const leader = await someone(api, 'leader');
  const teacher = await api.buildTeacher({ leader, timezone: 'Asia/Amman' });
  const student = await api.buildStudent({ teacher, leader, timezone: 'Europe/London' });
  leader.signIn();
  return { teacherId: String(teacher.id), studentId: String(student.id) };
}

test('a week of free times is saved, and read as it was saved', async () => {
  const { teacherId } = await aTeacher();
  expect((await ask().fetchQuery(freeTimeQueries.week(teacherId))).windows).toEqual([]);
  const fields = { windows: everyDay, daysOff: [{ from: '2040-01-02', to: '2040-01-03' }], pauseMinutes: 10 };
  expect(await saveWeek(teacherId, fields)).toEqual({ timezone: 'Asia/Amman', ...fields });
  expect(await ask().fetchQuery(freeTimeQueries.week(teacherId))).toEqual({ timezone: 'Asia/Amman', ...fields });
});

test('free times of both, and free teachers, state whether they are known', async () => {
  const { teacherId, studentId } = await aTeacher();
  const pair = { teacherId, studentId, minutes: '60' };
  expect(await ask().fetchQuery(freeTimeQueries.ofBoth(pair))).toMatchObject({ data: [], known: false });
  await saveWeek(teacherId, { windows: everyDay, daysOff: [], pauseMinutes: 0 });
  const { data, zones } = await ask().fetchQuery(freeTimeQueries.ofBoth(pair));
  expect(zones).toEqual({ teacher: 'Asia/Amman', student: 'Europe/London' });
  const at = data[0]?.startsAt ?? '';
  const { data: teachers } = await ask().fetchQuery(
    freeTimeQueries.teachers(at, 60, { gender: '', subject: '', language: '', learner: '' }),
  );
  expect(teachers).toEqual([{ id: teacherId, name: expect.any(String), timezone: 'Asia/Amman', known: true }]);
  const wish = { gender: 'woman', subject: 'reading', language: 'ar', learner: 'children' };
  expect((await ask().fetchQuery(freeTimeQueries.teachers(at, 60, wish))).data).toEqual([]);
});
