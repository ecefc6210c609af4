import { describe, expect, it } from 'vitest';
import { attendances } from '#modules/classes/classes/class-status.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, give, ledger, report, team } = classCalls(api);

const reopen = (person: { id: number }, id: number) =>
  call(person, 'post', `/classes/${id}/reopen`, { reason: 'Mistake' });

describe('a report (D24)', () => {
  it.each([
    ['presence', 'ended', 4],
    ['absence_student', 'ended', 4],
    ['trial', 'trial', 5],
    ['absence_teacher', 'ended', 5],
  ] as const)(
    'a report with %s ends the class as %s and leaves %i of 5 classes (D24)',
    async (attendance, status, left) => {
      const own = await team();
      await give(own.student, 5);
      const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
      const done = await report(own.teacher, id, { attendance, accomplished: 'al-Mulk 1–5', notes: 'Tired' });
      expect(done).toMatchObject({
        status: 201,
        body: {
          data: {
            class: {
              id: String(id),
              status,
              attendance,
              accomplished: 'al-Mulk 1–5',
              notes: 'Tired',
              may: { report: false, viewReport: true },
            },
            remaining_classes: left,
            next_class_id: null,
          },
        },
      });
      expect(done.body.data.class.report_id).toBe(done.body.data.id);
      const { sum, lines } = await ledger(own.student);
      expect(sum).toBe(left);
      expect(lines.slice(1)).toEqual(left === 5 ? [] : [{ delta: -1, reason: 'class', ref: `class:${id}` }]);
      await reopen(own.admin, id);
      expect((await ledger(own.student)).sum).toBe(5);
    },
  );

  it('a report that is sent twice is 409, and has one effect (D24)', async () => {
    const own = await team();
    const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
    expect((await report(own.teacher, id)).status).toBe(201);
    expect(await report(own.leader, id)).toMatchObject({
      status: 409,
      body: { message: 'Report already exists', data: { status: 'ended' } },
    });
    expect((await ledger(own.student)).sum).toBe(-1);
  });

  it('a report that two users send in parallel is stored once, with one effect (D24)', async () => {
    const own = await team();
    await give(own.student, 5);
    const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
    const results = await Promise.all(
      [own.teacher, own.leader, own.admin, own.teacher].map((each) => report(each, id)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await ledger(own.student)).sum).toBe(4);
    expect(await sql.query({ text: 'select from daily_reports' })).toHaveLength(1);
    expect(await sql.query({ text: `select from class_history where action = 'report'` })).toHaveLength(1);
    expect(await sql.query({ text: `select from audit_log where action = 'class.report'` })).toHaveLength(1);
  });

  it('a report that is sent again with its Idempotency-Key gets the first response (D24)', async () => {
    const own = await team();
    const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
    const headers = { 'idempotency-key': 'report-1' };
    const first = await report(own.teacher, id, {}, headers);
    expect(await report(own.teacher, id, {}, headers)).toEqual(first);
    expect((await ledger(own.student)).sum).toBe(-1);
  });

  it('a report uses the expected attendance by default (D24)', async () => {
    const own = await team();
    const { id } = await api.buildClass({ ...own, startsAt: after(-60), attendance: 'trial' });
    expect((await report(own.teacher, id)).body.data.class).toMatchObject({ status: 'trial', attendance: 'trial' });
  });

  it('a report cannot be written before the class starts, and the response names the next class without one (D24)', async () => {
    const own = await team();
    const waiting = await api.buildClass({ ...own, startsAt: after(-600) });
    const { id } = await api.buildClass({ ...own, startsAt: after(1) });
    expect(await report(own.teacher, id)).toMatchObject({ status: 409, body: { message: 'Class has not started' } });
    api.clock.advance(60_000);
    expect((await report(own.teacher, id)).body.data.next_class_id).toBe(String(waiting.id));
  });

  it('a report on a cancelled class, or on another teacher’s class, is rejected (D24)', async () => {
    const [own, foreign] = [await team(), await team()];
    const cancelled = await api.buildClass({ ...own, startsAt: after(-60), status: 'cancelled' });
    expect(await report(own.teacher, cancelled.id)).toMatchObject({
      status: 409,
      body: { message: 'Class is cancelled' },
    });
    const { id } = await api.buildClass({ ...foreign, startsAt: after(-60) });
    expect((await report(own.teacher, id)).status).toBe(404);
    expect((await report(own.teacher, 999_999)).status).toBe(404);
  });

  it.each([
    ['report', { report: ' ' }],
    ['report', { report: 'x'.repeat(5001) }],
    ['attendance', { attendance: 'late' }],
    ['class_model', { class_model: 'x' }],
  ])('a report needs a valid %s (D24, D58)', async (field, fields) => {
    const own = await team();
    const { status, body } = await report(own.teacher, 1, fields);
    expect([status, body.fields[0].path]).toEqual([422, field]);
  });
});

describe('the absence of a student (D25)', () => {
  it('a teacher can report an absent student a quarter of an hour after the start, staff at once (D25)', async () => {
    const own = await team();
    const absent = { attendance: 'absence_student' };
    const startsAt = after(0);
    const { id } = await api.buildClass({ ...own, startsAt });
    const from = after(15).toISOString();
    const outcomes = async (person: { id: number }) =>
      (await call(person, 'get', `/classes/${id}`)).body.data.outcomes?.absence_student;
    api.clock.advance(15 * 60_000 - 1);
    expect(await outcomes(own.teacher)).toEqual({ allowed: false, from, remaining_after: -1, teacher_paid: true });
    expect(await report(own.teacher, id, absent)).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'attendance', code: 'too_early' }], data: { from } },
    });
    expect(await outcomes(own.leader)).toEqual({ allowed: true, from: null, remaining_after: -1, teacher_paid: true });
    api.clock.advance(1);
    expect(await outcomes(own.teacher)).toMatchObject({ allowed: true });
    expect((await report(own.teacher, id, absent)).status).toBe(201);
    const early = await api.buildClass({ ...own, startsAt: after(0) });
    expect((await report(own.leader, early.id, absent)).status).toBe(201);
  });

  it('a teacher must wait for an absent student as long as the academy has set (D25, D86)', async () => {
    const own = await team();
    const { id } = await api.buildClass({ ...own, startsAt: after(0) });
    await call(own.admin, 'put', '/settings', { absence_minutes: 5 });
    const absent = { attendance: 'absence_student' };
    const from = after(5).toISOString();
    api.clock.advance(5 * 60_000 - 1);
    expect(await report(own.teacher, id, absent)).toMatchObject({ status: 409, body: { data: { from } } });
    api.clock.advance(1);
    expect((await report(own.teacher, id, absent)).status).toBe(201);
  });

  it('the effect of each outcome is shown before the report is sent', async () => {
    const own = await team();
    await give(own.student, 5);
    const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
    const { outcomes } = (await call(own.teacher, 'get', `/classes/${id}`)).body.data;
    expect(attendances.map((each) => [each, outcomes[each].remaining_after, outcomes[each].teacher_paid])).toEqual([
      ['presence', 4, true],
      ['trial', 5, true],
      ['absence_student', 4, true],
      ['absence_teacher', 5, false],
    ]);
    expect((await call(own.student, 'get', `/classes/${id}`)).body.data.outcomes).toBeNull();
  });
});
