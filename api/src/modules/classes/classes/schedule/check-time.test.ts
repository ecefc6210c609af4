import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { call, give, schedule, team } = classCalls(api);

const checkTime = async (person: { id: number }, query: Record<string, unknown>) =>
  call(person, 'get', `/classes/time-check?${new URLSearchParams(query as Record<string, string>)}`);

it('a checked time is shown on the clocks of all sides, with its obstacle and the remaining classes', async () => {
  const own = await team({ teacher: 'Africa/Cairo', student: 'Europe/London' });
  await give(own.student, 2);
  const taken = (await schedule(own.teacher, own)).body.data;
  const query = { student_id: own.student.id, date: '2040-03-01', time: '17:15' };
  expect(await checkTime(own.teacher, query)).toMatchObject({
    status: 200,
    body: {
      data: {
        state: 'ok',
        starts_at: '2040-03-01T15:15:00.000Z',
        author: { date: '2040-03-01', time: '17:15', zone: 'Africa/Cairo' },
        student: { date: '2040-03-01', time: '15:15', zone: 'Europe/London' },
        teacher: { time: '17:15', zone: 'Africa/Cairo' },
        nearest: null,
        doubled: null,
        conflicts: [{ who: 'teacher', id: taken.id, title: taken.title }],
        remaining_classes: 2,
      },
    },
  });
  const free = await checkTime(own.teacher, { ...query, except_id: taken.id });
  expect(free.body.data.conflicts).toEqual([]);
  const theirs = await checkTime(own.teacher, { ...query, in_student_time: 'true' });
  expect(theirs.body.data).toMatchObject({ author: { time: '19:15' }, student: { time: '17:15' }, conflicts: [] });
});

it('a time that does not exist is shown with the nearest ones, and a doubled one with both (D56)', async () => {
  const own = await team({ teacher: 'Europe/London' });
  const gap = await checkTime(own.teacher, { date: '2026-03-29', time: '01:30' });
  expect(gap.body.data).toMatchObject({
    state: 'does_not_exist',
    starts_at: null,
    author: null,
    nearest: { before: '2026-03-29 00:59', after: '2026-03-29 02:00' },
    remaining_classes: null,
  });
  const twice = { date: '2026-10-25', time: '01:30' };
  expect((await checkTime(own.teacher, twice)).body.data).toMatchObject({
    state: 'doubled',
    doubled: { first: '2026-10-25T00:30:00.000Z', second: '2026-10-25T01:30:00.000Z' },
  });
  expect((await checkTime(own.teacher, { ...twice, occurrence: 'second' })).body.data).toMatchObject({
    state: 'ok',
    starts_at: '2026-10-25T01:30:00.000Z',
  });
});

it('a time can be checked only for people within the scope', async () => {
  const [own, foreign] = [await team(), await team()];
  const time = { date: '2040-03-01', time: '17:00' };
  expect((await checkTime(own.teacher, { ...time, student_id: foreign.student.id })).status).toBe(422);
  expect((await checkTime(own.leader, { ...time, teacher_id: foreign.teacher.id })).status).toBe(422);
  expect((await checkTime(own.teacher, { ...time, time: 'noon' })).status).toBe(422);
});
