import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, classBody, give, schedule, team } = classCalls(api);

const fieldsOf = ({ body }: { body: { fields: { path: string; code: string }[] } }) =>
  body.fields.map(({ path, code }) => `${path}: ${code}`);

describe('scheduling a class', () => {
  it('scheduling a class stores its typed time, its time in UTC, a number, a title and the leader', async () => {
    const own = await team({ teacher: 'Africa/Cairo', student: 'Europe/London' });
    await give(own.student, 3);
    const { status, body } = await schedule(own.teacher, own, { notes: 'Bring the book' });
    expect(status).toBe(201);
    expect(body.warnings).toEqual([]);
    expect(body.data).toMatchObject({
      class_number: 1,
      starts_at: '2040-03-01T15:00:00.000Z',
      ends_at: '2040-03-01T15:30:00.000Z',
      duration: 30,
      date: '2040-03-01',
      time: '17:00',
      zone: 'Africa/Cairo',
      start_date: '2040-03-01',
      start_time: '15:00',
      status: 'scheduled',
      attendance: 'presence',
      title: 'Qaida – Yusuf',
      accomplished: 'Plan: al-Mulk',
      notes: 'Bring the book',
      subscription: 3,
      material: { id: String(own.material.id), name: 'Qaida' },
      teacher: { id: String(own.teacher.id), timezone: 'Africa/Cairo' },
      student: { id: String(own.student.id), timezone: 'Europe/London' },
      leader: { id: String(own.leader.id) },
      may: { edit: true, editTime: true, cancel: true, report: false, reopen: false, delete: false, join: false },
    });
    const next = await schedule(own.teacher, own, { time: '17:30' });
    expect(next.body.data).toMatchObject({ class_number: 2 });
    const audit = await sql.query<{ action: string }>({ text: `select action from audit_log where subject = 'class'` });
    expect(audit.map(({ action }) => action)).toEqual(['class.create', 'class.create']);
    const history = (await call(own.student, 'get', `/classes/${body.data.id}`)).body.data.history;
    expect(history).toMatchObject([
      { action: 'create', from: null, to: 'scheduled', by: { id: String(own.teacher.id) } },
    ]);
  });

  it('scheduling a class reads the time in the student’s zone if requested (D55)', async () => {
    const own = await team({ teacher: 'Africa/Cairo', student: 'Europe/London' });
    const { body } = await schedule(own.teacher, own, { in_student_time: true });
    expect(body.data).toMatchObject({ starts_at: '2040-03-01T17:00:00.000Z', time: '17:00', zone: 'Europe/London' });
  });

  it('a time that does not exist is rejected with the two nearest, and one that occurs twice needs a choice (D56)', async () => {
    const own = await team({ teacher: 'Europe/London' });
    const gap = await schedule(own.teacher, own, { date: '2026-03-29', time: '01:30' });
    expect(gap).toMatchObject({
      status: 422,
      body: { data: { before: '2026-03-29 00:59', after: '2026-03-29 02:00' } },
    });
    expect(fieldsOf(gap)).toEqual(['time: time_does_not_exist']);
    const twice = { date: '2026-10-25', time: '01:30' };
    const doubled = await schedule(own.teacher, own, twice);
    expect(doubled).toMatchObject({
      status: 422,
      body: { data: { first: '2026-10-25T00:30:00.000Z', second: '2026-10-25T01:30:00.000Z' } },
    });
    expect(fieldsOf(doubled)).toEqual(['time: time_is_doubled']);
    for (const [occurrence, startsAt] of [
      ['second', '2026-10-25T01:30:00.000Z'],
      ['first', '2026-10-25T00:30:00.000Z'],
    ]) {
      const { status, body } = await schedule(own.teacher, own, { ...twice, occurrence });
      expect([status, body.data.starts_at]).toEqual([201, startsAt]);
    }
  });

  it('recording a class that has ended is possible, and it then needs its report', async () => {
    const own = await team({ teacher: 'UTC' });
    const [date, time] = after(-60).toISOString().slice(0, 16).split('T');
    const { body } = await schedule(own.teacher, own, { date, time });
    expect(body.data).toMatchObject({ status: 'needs_report_to_end', may: { report: true, editTime: false } });
  });

  it('scheduling a class for a student without remaining classes gives a warning and is not rejected (D22)', async () => {
    const own = await team();
    expect(await schedule(own.teacher, own)).toMatchObject({ status: 201, body: { warnings: ['no_classes_left'] } });
  });

  it('scheduling a class marks an upcoming trial class (C8)', async () => {
    const own = await team();
    const { body } = await schedule(own.teacher, own, { attendance: 'trial' });
    expect(body.data).toMatchObject({ status: 'scheduled', attendance: 'trial', is_trial: true });
  });

  it('scheduling a class with the same Idempotency-Key twice makes one class', async () => {
    const own = await team();
    const headers = { 'idempotency-key': 'a-key' };
    const first = await call(own.teacher, 'post', '/classes', classBody(own), headers);
    expect(await call(own.teacher, 'post', '/classes', classBody(own), headers)).toEqual(first);
    expect(await sql.query({ text: 'select from classes' })).toHaveLength(1);
  });
});

describe('the people of a class (D9)', () => {
  it('a teacher can schedule classes only for own students and for oneself (D9)', async () => {
    const [own, foreign] = [await team(), await team()];
    const other = await schedule(own.teacher, own, { student_id: foreign.student.id });
    expect(other).toMatchObject({ status: 422, body: { message: 'Student is not yours' } });
    expect(fieldsOf(other)).toEqual(['student_id: not_yours']);
    expect(fieldsOf(await schedule(own.teacher, own, { teacher_id: foreign.teacher.id }))).toEqual([
      'teacher_id: not_yours',
    ]);
    expect(fieldsOf(await schedule(own.teacher, own, { student_id: own.leader.id }))).toEqual([
      'student_id: not_yours',
    ]);
  });

  it('a leader can schedule classes only for people of the team; staff must name the teacher (D9)', async () => {
    const [own, foreign] = [await team(), await team()];
    expect(fieldsOf(await schedule(own.leader, own))).toEqual(['teacher_id: required']);
    expect((await schedule(own.leader, own, { teacher_id: own.teacher.id })).status).toBe(201);
    expect(fieldsOf(await schedule(own.leader, own, { teacher_id: foreign.teacher.id }))).toEqual([
      'teacher_id: not_yours',
    ]);
    const mixed = { teacher_id: foreign.teacher.id };
    expect((await schedule(own.admin, own, { ...mixed, time: '18:00' })).status).toBe(201);
    expect(fieldsOf(await schedule(own.admin, own, { teacher_id: own.student.id }))).toEqual(['teacher_id: unknown']);
  });
});

describe('a taken time (D22)', () => {
  it('a class at a taken time of teacher or student is 409 with the other class; back-to-back classes are allowed (D22)', async () => {
    const own = await team();
    const other = await api.buildStudent({ teacher: own.teacher });
    const taken = (await schedule(own.teacher, own)).body.data;
    const overlap = await schedule(own.teacher, own, { student_id: other.id, time: '17:29' });
    expect(overlap).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'Teacher already has a class at this time',
        fields: [{ path: 'time', code: 'overlap' }],
        data: {
          conflict: {
            who: 'teacher',
            id: taken.id,
            title: taken.title,
            starts_at: taken.starts_at,
            ends_at: taken.ends_at,
          },
        },
      },
    });
    const elsewhere = await api.buildTeacher();
    const student = await schedule(own.admin, own, { teacher_id: elsewhere.id, time: '16:45' });
    expect(student).toMatchObject({ status: 409, body: { message: 'Student already has a class at this time' } });
    for (const time of ['16:30', '17:30'])
      expect((await schedule(own.teacher, own, { student_id: other.id, time })).status, time).toBe(201);
  });

  it('a taken time is free again after the class is cancelled or deleted (D22)', async () => {
    const own = await team();
    const first = (await schedule(own.teacher, own)).body.data;
    expect((await call(own.teacher, 'post', `/classes/${first.id}/cancel`)).status).toBe(200);
    const second = await schedule(own.teacher, own);
    expect(second.status).toBe(201);
    expect((await call(own.admin, 'delete', `/classes/${second.body.data.id}`)).status).toBe(200);
    expect((await schedule(own.teacher, own)).status).toBe(201);
  });

  it('a conflict does not name a class that the actor cannot see (D22)', async () => {
    const [own, foreign] = [await team(), await team()];
    await schedule(foreign.teacher, foreign, { title: 'A secret' });
    await sql.query({
      text: 'update student_profiles set teacher_id = $2 where user_id = $1',
      values: [foreign.student.id, own.teacher.id],
    });
    const { status, body } = await schedule(own.teacher, { ...own, student: foreign.student });
    expect(status).toBe(409);
    expect(body.data.conflict).toMatchObject({ who: 'student', id: null, title: null });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('only an admin can use a taken time, with a reason (D22)', async () => {
    const own = await team();
    await schedule(own.teacher, own);
    const twice = { teacher_id: own.teacher.id, allow_overlap: true };
    expect((await schedule(own.leader, own, { ...twice, overlap_reason: 'Two at once' })).status).toBe(403);
    expect(fieldsOf(await schedule(own.admin, own, twice))).toEqual(['overlap_reason: required']);
    expect((await schedule(own.admin, own, { ...twice, overlap_reason: 'Two at once' })).status).toBe(201);
    expect(await sql.query({ text: 'select overlap_by, overlap_reason from classes order by id' })).toEqual([
      { overlap_by: null, overlap_reason: null },
      { overlap_by: own.admin.id, overlap_reason: 'Two at once' },
    ]);
  });

  it('two parallel requests for the same time make one class (D22)', async () => {
    const own = await team();
    const results = await Promise.all([
      schedule(own.teacher, own),
      schedule(own.leader, own, { teacher_id: own.teacher.id }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await sql.query({ text: 'select from classes' })).toHaveLength(1);
  });
});

it.each([
  ['student_id', { student_id: undefined }],
  ['material_id', { material_id: 999_999 }],
  ['date', { date: '2040-02-30' }],
  ['time', { time: '24:00' }],
  ['attendance', { attendance: 'late' }],
  ['accomplished', { accomplished: ' ' }],
  ['duration', { duration: 0 }],
  ['subscription', { subscription: 15 }],
  ['zoom_link', { zoom_link: 'http://zoom.test' }],
])('a class needs a valid %s', async (field, fields) => {
  const own = await team();
  const response = await schedule(own.teacher, own, fields);
  expect(response.status).toBe(422);
  expect(response.body.fields[0].path).toBe(field);
});
