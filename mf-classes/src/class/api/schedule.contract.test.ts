// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { personQueries } from '#/base/api/people.ts';
import { classQueries } from './classes.ts';
import { createClass, editClass, type TimeRequest, timeCheckQuery } from './schedule.ts';

const api = await useApi(sharedTestApi);
const fields = { attendance: 'presence', accomplished: 'An-Naba', notes: '', subscription: 3, duration: 30 } as const;
const request: TimeRequest = {
  student_id: '',
  teacher_id: '',
  date: '2031-01-15',
  time: '16:00',
  in_student_time: false,
  occurrence: '',
  duration: '30',
  except_id: '',
};
const check = (about: Partial<TimeRequest>) => new QueryClient().fetchQuery(timeCheckQuery({ ...request, ...about }));
const scheduled = () =>
  new QueryClient().fetchQuery(
    classQueries.list({ status: 'scheduled' }, { page: 1, perPage: 10, sort: 'starts_at', q: '', filters: {} }),
  );

async function pair() {
  const teacher = await someone(api, 'teacher');
  const student = await api.buildStudent({ teacher, name: 'Layla Mansour', timezone: 'Europe/London' });
  const material = await api.buildMaterial();
  teacher.signIn();
  const people = { student_id: String(student.id), material_id: String(material.id) };
  return { teacher, student, people };
}

test('a teacher finds their own student, and schedules once however often the request is sent', async () => {
  const { people } = await pair();
  const [layla] = await new QueryClient().fetchQuery(personQueries.choice('student', 'layla'));
  expect(layla?.id).toBe(people.student_id);
  const sent = { ...people, ...fields, date: '2031-01-15', time: '16:00' };
  const warnings = await createClass(sent, 'k'.repeat(32));
  await createClass(sent, 'k'.repeat(32));
  expect(warnings).toEqual(['no_classes_left']);
  const { rows } = await scheduled();
  expect(rows.map(({ starts_at }) => starts_at)).toEqual(['2031-01-15T13:00:00.000Z']);
});

test('a time is shown on all clocks, and read on the student’s clock where requested (D55)', async () => {
  const { people } = await pair();
  expect(await check(people)).toMatchObject({
    state: 'ok',
    author: { time: '16:00', zone: 'Asia/Amman' },
    student: { time: '13:00', zone: 'Europe/London' },
    conflicts: [],
    remaining_classes: 0,
  });
  expect((await check({ ...people, in_student_time: true })).author?.time).toBe('19:00');
});

test('a time that does not exist has the two nearest ones, a time that exists twice has two instants (D56)', async () => {
  const { people } = await pair();
  const london = { ...people, in_student_time: true, time: '01:30' };
  const gap = await check({ ...london, date: '2026-03-29' });
  expect(gap).toMatchObject({
    state: 'does_not_exist',
    nearest: { before: '2026-03-29 00:59', after: '2026-03-29 02:00' },
  });
  const twice = await check({ ...london, date: '2026-10-25' });
  expect(twice.doubled).toEqual({ first: '2026-10-25T00:30:00.000Z', second: '2026-10-25T01:30:00.000Z' });
  expect((await check({ ...london, date: '2026-10-25', occurrence: 'second' })).starts_at).toBe(twice.doubled?.second);
});

test('a conflict names its class, and a class does not conflict with itself while it is edited', async () => {
  const { people } = await pair();
  await createClass({ ...people, ...fields, date: '2031-01-15', time: '16:15' }, 'a'.repeat(32));
  const { conflicts } = await check(people);
  expect(conflicts).toMatchObject([{ who: 'teacher', starts_at: '2031-01-15T13:15:00.000Z' }]);
  const id = conflicts[0]?.id ?? '';
  expect((await check({ ...people, except_id: id })).conflicts).toEqual([]);
  const sent = { ...people, ...fields, date: '2031-01-15', time: '16:00' };
  expect(await rejectionOf(createClass(sent, 'b'.repeat(32)))).toMatchObject({ status: 409 });
  await editClass(id, sent);
  expect((await scheduled()).rows[0]?.starts_at).toBe('2031-01-15T13:00:00.000Z');
});

test('another teacher’s student is rejected at the field', async () => {
  const { people } = await pair();
  const student = await api.buildStudent();
  const sent = { ...people, ...fields, student_id: String(student.id), date: '2031-01-15', time: '16:00' };
  const rejection = await rejectionOf(createClass(sent, 'c'.repeat(32)));
  expect(rejection.fields.map(({ path, code }) => `${path}.${code}`)).toEqual(['student_id.not_yours']);
});

test('a time without an instant is rejected at the field', async () => {
  const { people } = await pair();
  const sent = { ...people, ...fields, in_student_time: true, time: '01:30' };
  const codeAt = async (date: string) =>
    (await rejectionOf(createClass({ ...sent, date }, date.padEnd(32, '0')))).fields.map(
      ({ path, code }) => `${path}.${code}`,
    );
  expect(await codeAt('2027-03-28')).toEqual(['time.time_does_not_exist']);
  expect(await codeAt('2027-10-31')).toEqual(['time.time_is_doubled']);
});
