import { describe, expect, it } from 'vitest';
import type { Sql } from '#base/database/sql.ts';
import { academyDay } from '#testing/academy-day.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { applyDueEnrolments } from './due-enrolments.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, family, give, team } = classCalls(api);
const DAY_MS = 86_400_000;

type Person = { id: number };
type Row = { id: string; subject: string; state: string; first: boolean; teacher: { id: string } | null };

const query = (text: string, ...values: unknown[]) => sql.query({ text, values });
const dayAfter = (days: number) => academyDay(new Date(api.clock.now().getTime() + days * DAY_MS));
const list = async (viewer: Person, student: Person) =>
  (await call(viewer, 'get', `/students/${student.id}/enrolments`)).body.data as Row[];
const add = (admin: Person, student: Person, teacher: Person, fields: object = {}) =>
  call(admin, 'post', `/students/${student.id}/enrolments`, {
    ...{ subject: 'arabic', teacherId: String(teacher.id), since: dayAfter(-5) },
    ...fields,
  });
const change = (admin: Person, id: string, body: object) => call(admin, 'put', `/enrolments/${id}`, body);
const profileOf = async (admin: Person, student: Person) =>
  (await call(admin, 'get', `/users/${student.id}`)).body.data.data[0].student;

const minute = async () => {
  await api.deps.jobs.enqueue(sql, 'class-clock', {});
  await api.deps.jobs.drain();
};

/** A family whose student learns Arabic with another team's teacher. */
async function twoTeachers() {
  const own = await family();
  const other = await team();
  const { body } = await add(own.admin, own.student, other.teacher);
  const [first] = await list(own.admin, own.student);
  return { own, other, first: first?.id ?? '', second: body.data.id as string };
}

describe('enrolments (D125)', () => {
  it('a profile with a teacher or a balance is the first enrolment, whoever writes the profile', async () => {
    const { admin, teacher, student } = await team();
    const other = await api.buildTeacher();
    const alone = await api.buildStudent();
    expect(await list(admin, alone)).toEqual([]);
    await give(alone, 3);
    expect(await list(admin, alone)).toMatchObject([{ first: true, teacher: null, balanceMinutes: 90 }]);
    expect(await list(admin, student)).toMatchObject([
      { first: true, state: 'active', subject: 'memorisation', teacher: { id: String(teacher.id) }, agreedMinutes: 30 },
    ]);
    // As a process of the release before does it, which knows no enrolments.
    await query(
      'update student_profiles set teacher_id = $2, agreed_session_duration = 45 where user_id = $1',
      student.id,
      other.id,
    );
    expect(await list(admin, student)).toMatchObject([
      {
        ...{ first: true, teacher: { id: String(other.id) }, agreedMinutes: 45 },
        teachers: [{ teacher: { id: String(other.id) }, until: null }],
      },
    ]);
    await query('update student_profiles set teacher_id = null where user_id = $1', student.id);
    expect(await list(admin, student)).toMatchObject([{ first: true, teacher: null }]);
  });

  it('a second subject leaves the profile as it is; a second one of the same subject is rejected', async () => {
    const { own, other, second } = await twoTeachers();
    const before = await profileOf(own.admin, own.student);
    expect(await list(own.admin, own.student)).toMatchObject([
      { first: true, teacher: { id: String(own.teacher.id) }, leader: { id: String(own.leader.id) } },
      {
        ...{ id: second, first: false, teacher: { id: String(other.teacher.id) }, balanceMinutes: 0 },
        ...{ leader: { id: String(other.leader.id) }, since: dayAfter(-5), until: null },
      },
    ]);
    expect(before).toMatchObject({ teacher_id: String(own.teacher.id), leader_id: String(own.leader.id) });
    const taught = await call(own.admin, 'get', `/users?role=student&teacher_id=${other.teacher.id}`);
    expect(taught.body.data.map(({ id }: { id: string }) => id).sort()).toEqual(
      [own.student.id, other.student.id].map(String).sort(),
    );
    const again = await add(own.admin, own.student, other.teacher);
    expect([again.status, again.body.fields]).toMatchObject([422, [{ path: 'subject', code: 'duplicate' }]]);
    const noTeacher = await add(own.admin, own.student, own.leader, { subject: 'reading' });
    expect(noTeacher.body.fields).toMatchObject([{ path: 'teacherId', code: 'unknown' }]);
    const noStudent = await add(own.admin, other.teacher, own.teacher);
    expect(noStudent.body.fields).toMatchObject([{ path: 'student', code: 'no_student' }]);
    expect((await add(own.admin, await api.buildUser(), own.teacher)).status).toBe(409);
  });

  it('of two additions of a subject at once one is made', async () => {
    const { admin, student } = await team();
    const teacher = await api.buildTeacher();
    const sent = await Promise.all([1, 2, 3].map(() => add(admin, student, teacher)));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it('the profile follows the first active one when another pauses, goes on, ends or changes its teacher', async () => {
    const { own, other, first, second } = await twoTeachers();
    const teachers = async () => {
      const { teacher_id, leader_id, agreed_session_duration: minutes } = await profileOf(own.admin, own.student);
      return { teacher_id, leader_id, minutes };
    };
    const ownOne = await teachers();
    expect((await change(own.admin, second, { agreedMinutes: 60 })).status).toBe(200);
    expect(await teachers()).toEqual(ownOne);
    expect((await change(own.admin, first, { state: 'paused' })).body.data).toMatchObject({ first: false });
    expect(await teachers()).toMatchObject({ teacher_id: String(other.teacher.id), minutes: 60 });
    expect((await change(own.admin, first, { state: 'active' })).body.data).toMatchObject({ first: true });
    expect(await teachers()).toEqual(ownOne);
    const third = await api.buildTeacher();
    await change(own.admin, first, { teacherId: String(third.id), agreedMinutes: 20 });
    expect(await teachers()).toMatchObject({ teacher_id: String(third.id), minutes: 20 });
    expect((await call(own.admin, 'post', `/enrolments/${first}/end`, {})).body.data).toMatchObject({
      ...{ state: 'ended', until: dayAfter(0), first: false },
      teachers: [{ until: dayAfter(0) }],
    });
    expect(await teachers()).toMatchObject({ teacher_id: String(other.teacher.id) });
    await call(own.admin, 'post', `/enrolments/${second}/end`);
    expect(await teachers()).toMatchObject({ teacher_id: null });
    expect((await change(own.admin, second, { teacherId: String(third.id) })).status).toBe(409);
    // A process of the release before gives a teacher again: a new enrolment, and no end is undone.
    await query('update student_profiles set teacher_id = $2 where user_id = $1', own.student.id, third.id);
    expect((await list(own.admin, own.student)).map(({ first: isFirst, state }) => [isFirst, state])).toEqual([
      [true, 'active'],
      [false, 'ended'],
      [false, 'ended'],
    ]);
  });

  it('a new teacher or an end of a day to come waits for that day, and can be taken back', async () => {
    const { own, other, first, second } = await twoTeachers();
    const third = await api.buildTeacher();
    const planned = { teacherId: String(third.id), from: dayAfter(3) };
    expect((await change(own.admin, first, planned)).body.data).toMatchObject({
      teacher: { id: String(own.teacher.id) },
      teachers: [{ until: dayAfter(3) }, { teacher: { id: String(third.id) }, since: dayAfter(3), until: null }],
    });
    await call(own.admin, 'post', `/enrolments/${second}/end`, { from: dayAfter(4) });
    await minute();
    expect(await list(own.admin, own.student)).toMatchObject([
      { teacher: { id: String(own.teacher.id) } },
      { state: 'active', until: dayAfter(4) },
    ]);
    expect((await change(own.admin, second, { state: 'active' })).body.data).toMatchObject({ until: null });
    await call(own.admin, 'post', `/enrolments/${second}/end`, { from: dayAfter(4) });
    api.clock.advance(5 * DAY_MS);
    await minute();
    expect(await list(own.admin, own.student)).toMatchObject([
      { teacher: { id: String(third.id) }, first: true },
      { state: 'ended', teacher: { id: String(other.teacher.id) } },
    ]);
    expect(await profileOf(own.admin, own.student)).toMatchObject({
      ...{ teacher_id: String(third.id), previous_teacher: String(own.teacher.id) },
    });
  });

  it('a plan of a teacher is kept by a pause with an end, and taken back by naming the present teacher', async () => {
    const { own, first, second } = await twoTeachers();
    const third = await api.buildTeacher();
    await change(own.admin, first, { teacherId: String(third.id), from: dayAfter(3) });
    const taken = await change(own.admin, first, { teacherId: String(own.teacher.id), from: dayAfter(4) });
    expect(taken.body.data.teachers).toMatchObject([{ teacher: { id: String(own.teacher.id) }, until: null }]);
    expect(taken.body.data.teachers).toHaveLength(1);
    await call(own.admin, 'post', `/enrolments/${second}/end`, { from: dayAfter(4) });
    const paused = { state: 'paused', until: dayAfter(4) };
    expect((await change(own.admin, second, { state: 'paused' })).body.data).toMatchObject(paused);
  });

  it('the history ends with the subject, and goes on when the end is moved or taken back', async () => {
    const { own, second } = await twoTeachers();
    const third = await api.buildTeacher();
    const historyOf = ({ body }: { body: { data: { teachers: { until: string | null }[] } } }) =>
      body.data.teachers.map(({ until }) => until);
    const end = (days: number) => call(own.admin, 'post', `/enrolments/${second}/end`, { from: dayAfter(days) });
    expect(historyOf(await end(4))).toEqual([dayAfter(4)]);
    expect(historyOf(await end(6))).toEqual([dayAfter(6)]);
    expect(historyOf(await change(own.admin, second, { state: 'active' }))).toEqual([null]);
    await change(own.admin, second, { teacherId: String(third.id), from: dayAfter(3) });
    const [until, last] = [dayAfter(3), dayAfter(4)];
    expect(historyOf(await end(4))).toEqual([until, last]);
    api.clock.advance(5 * DAY_MS);
    await minute();
    const [, ended] = await list(own.admin, own.student);
    expect(ended).toMatchObject({ state: 'ended', teachers: [{ until }, { until: last }] });
  });

  it('a subject of a day to come gets another teacher from its first day, and ends not before it', async () => {
    const { own, other } = await twoTeachers();
    const since = dayAfter(5);
    const { id } = (await add(own.admin, own.student, other.teacher, { subject: 'reading', since })).body.data;
    const third = await api.buildTeacher();
    const changed = await change(own.admin, id, { teacherId: String(third.id) });
    expect(changed.body.data.teachers).toMatchObject([{ teacher: { id: String(third.id) }, since, planned: false }]);
    expect((await call(own.admin, 'post', `/enrolments/${id}/end`, {})).body.data).toMatchObject({ until: since });
  });

  it('a student whose day fails keeps nobody else waiting', async () => {
    const [one, two] = [await twoTeachers(), await twoTeachers()];
    for (const { own, second } of [one, two])
      await call(own.admin, 'post', `/enrolments/${second}/end`, { from: dayAfter(1) });
    api.clock.advance(2 * DAY_MS);
    let tries = 0;
    const failingOnce: Sql = {
      ...sql,
      transaction: (run) =>
        sql.transaction(async (inner) => {
          tries += 1;
          if (tries === 1) throw new Error('the first fails');
          return run(inner);
        }),
    };
    await expect(applyDueEnrolments(failingOnce, dayAfter(0))).rejects.toThrow('the first fails');
    const states = async ({ own }: typeof one) => (await list(own.admin, own.student)).map(({ state }) => state);
    expect([await states(one), await states(two)].flat().sort()).toEqual(['active', 'active', 'active', 'ended']);
  });

  it('a day before the enrolment, or of no change, is an error of its field', async () => {
    const { own, second } = await twoTeachers();
    const other = await api.buildTeacher();
    const early = await change(own.admin, second, { teacherId: String(other.id), from: dayAfter(-6) });
    expect(early.body.fields).toMatchObject([{ path: 'from', code: 'before_start' }]);
    const alone = await change(own.admin, second, { agreedMinutes: 45, from: dayAfter(2) });
    expect(alone.body.fields).toMatchObject([{ path: 'from', code: 'needs_teacher' }]);
    expect((await change(own.admin, '999999', { agreedMinutes: 45 })).status).toBe(404);
  });

  it('an aunt reads the subjects without the balance, a stranger nothing', async () => {
    const { own, other } = await twoTeachers();
    await give(own.student, 4);
    const balances = async (viewer: Person) =>
      (await list(viewer, own.student)).map((row) => (row as { balanceMinutes?: number }).balanceMinutes);
    expect(await balances(own.aunt)).toEqual([null, null]);
    for (const viewer of [own.parent, own.student, own.teacher, other.teacher])
      expect(await balances(viewer)).toEqual([120, 0]);
    const stranger = await call((await team()).teacher, 'get', `/students/${own.student.id}/enrolments`);
    expect(stranger.status).toBe(404);
  });

  it('a merge keeps every enrolment, one of a subject active and one first', async () => {
    const { own, other } = await twoTeachers();
    const gone = await api.buildStudent({ teacher: other.teacher, leader: own.leader });
    await add(own.admin, gone, other.teacher, { subject: 'reading' });
    await add(own.admin, gone, own.teacher, { subject: 'arabic' });
    const merged = await call(own.admin, 'post', `/users/${own.student.id}/merge`, { other: String(gone.id) });
    expect(merged.status).toBe(200);
    const rows = await list(own.admin, own.student);
    expect(rows.map(({ subject, state, first }) => [subject, state, first])).toEqual([
      ['memorisation', 'active', true],
      ['arabic', 'active', false],
      ['reading', 'active', false],
      ['memorisation', 'ended', false],
      ['arabic', 'ended', false],
    ]);
  });
});
