import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { holdCalls } from './holds.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const calls = holdCalls(api);
const {
  call,
  change,
  dayOf,
  days,
  end,
  ending,
  heldTeam,
  hold,
  ledger,
  list,
  preview,
  range,
  runJob,
  runJobs,
  schedule,
} = calls;

const ofWeeks = (...weeks: number[]) => weeks.map((week) => dayOf(week));

/** The teacher is absent on the day of the second class, and all classes of that day are cancelled. */
async function recordAbsence(own: Awaited<ReturnType<typeof heldTeam>>): Promise<{ id: string }> {
  const absent = { teacherId: own.teacher.id, from: dayOf(1), to: dayOf(1) };
  const { classes } = (await call(own.leader, 'post', '/absences/preview', { ...absent, decisions: [] })).body.data;
  const decisions = classes.map(({ id: classId }: { id: string }) => ({ classId, action: 'cancel' }));
  const { data } = (await call(own.leader, 'post', '/absences', { ...absent, decisions })).body;
  await runJobs();
  return data;
}

describe('the preview of a hold (D98)', () => {
  it('the preview of a hold has the classes of series in it and those that stay, and changes nothing', async () => {
    const own = await heldTeam();
    const single = await schedule(own.admin, own, {
      teacher_id: own.teacher.id,
      date: dayOf(1, 1),
      time: '10:00',
    });
    const { status, body } = await preview(own.leader, own);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      zone: 'Asia/Amman',
      student: { name: 'Yusuf', timezone: 'Asia/Amman' },
      staying: [{ id: single.body.data.id }],
      back: [],
      subscription: null,
    });
    expect(body.data.classes).toHaveLength(2);
    expect(body.data.classes[0]).toMatchObject({ teacher: { id: String(own.teacher.id), timezone: 'Asia/Amman' } });
    expect(await sql.query({ text: 'select from holds' })).toEqual([]);
    expect((await days(own)).cancelled).toEqual([]);
  });

  it('a hold with days in the past, in the wrong order or longer than a year is rejected at the field', async () => {
    const own = await heldTeam();
    const errors = async (fields: object) => (await preview(own.leader, own, fields)).body.fields;
    expect(await errors({ from: '2020-01-01' })).toMatchObject([{ path: 'from', code: 'past' }]);
    expect(await errors({ to: dayOf(0) })).toMatchObject([{ path: 'to', code: 'order' }]);
    expect(await errors({ to: dayOf(60) })).toMatchObject([{ path: 'to', code: 'too_long' }]);
  });
});

describe('a hold (D98)', () => {
  it('classes of series in a hold are cancelled without charge and without a make-up; other classes stay', async () => {
    const own = await heldTeam();
    await calls.give(own.student, 4);
    await schedule(own.admin, own, { teacher_id: own.teacher.id, date: dayOf(1, 1), time: '10:00' });
    const { status, body } = await hold(own.leader, own, { reason: 'Travelling' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...range(),
      reason: 'Travelling',
      freeSlot: false,
      state: 'planned',
      classes: 2,
      may: { change: true, end: true },
    });
    expect((await days(own)).cancelled).toEqual(ofWeeks(1, 2));
    const [cancelled] = await sql.query<{ id: number }>({ text: `select id from classes where status = 'cancelled'` });
    const detail = (await call(own.admin, 'get', `/classes/${cancelled?.id}`)).body.data;
    expect(detail.history.at(-1)).toMatchObject({
      action: 'cancel',
      reason: 'hold',
      by: { id: String(own.leader.id) },
    });
    expect((await ledger(own.student)).sum).toBe(4);
    expect(await sql.query({ text: 'select from make_ups' })).toEqual([]);
    expect(
      await sql.query({ text: `select from classes where series_id is null and status = 'scheduled'` }),
    ).toHaveLength(1);
  });

  it('in an open hold series make no classes, and the page of the series states the reason', async () => {
    const own = await heldTeam();
    await hold(own.leader, own, { to: null });
    calls.goTo(2);
    await runJob();
    expect((await days(own)).scheduled).toEqual(ofWeeks(0));
    const { notMade } = await calls.detail(own.admin, own.seriesId);
    expect(notMade.length).toBeGreaterThan(0);
    expect(new Set(notMade.map(({ reason }: { reason: string }) => reason))).toEqual(new Set(['hold']));
  });

  it('a student can have only one hold at a time', async () => {
    const own = await heldTeam();
    expect((await hold(own.leader, own)).status).toBe(201);
    const second = await hold(own.leader, own, { from: dayOf(2, 6), to: dayOf(4) });
    expect(second).toMatchObject({ status: 409, body: { fields: [{ path: 'from' }] } });
    expect((await hold(own.leader, own, { from: dayOf(3), to: dayOf(4) })).status).toBe(201);
  });

  it('only the leader and admins make holds; parents and an aunt see them without the reason', async () => {
    const [own, foreign] = [await heldTeam(), await heldTeam()];
    expect((await hold(own.teacher, own)).status).toBe(403);
    expect((await hold(own.parent, own)).status).toBe(403);
    expect((await hold(foreign.leader, own)).status).toBe(404);
    expect((await hold(own.admin, own, { reason: 'Travelling' })).status).toBe(201);
    const seen = async (person: { id: number }) => (await list(person, own)).body;
    for (const relative of [own.parent, own.aunt])
      expect(await seen(relative)).toMatchObject({
        data: [{ reason: null, may: { change: false, end: false } }],
        may: { create: false },
      });
    expect(await seen(own.teacher)).toMatchObject({ data: [{ reason: 'Travelling' }], may: { create: false } });
    expect(await seen(own.leader)).toMatchObject({ data: [{ may: { end: true } }], may: { create: true } });
    for (const stranger of [foreign.teacher, foreign.parent]) expect((await list(stranger, own)).status).toBe(404);
  });

  it('each action on a hold is in the audit log', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own);
    await change(own.leader, body.data.id, { ...range(), to: dayOf(3) });
    await end(own.leader, body.data.id);
    const text = `select action from audit_log where subject = 'hold' order by id`;
    expect((await sql.query<{ action: string }>({ text })).map(({ action }) => action)).toEqual([
      'hold.create',
      'hold.update',
      'hold.undo',
    ]);
  });
});

describe('the slot of a student on hold (D98)', () => {
  it('the slot of a student on hold is reserved: only an admin with a reason can give it to another student', async () => {
    const own = await heldTeam();
    await hold(own.leader, own);
    const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader });
    const where = { student_id: other.id, teacher_id: own.teacher.id, date: dayOf(1), time: '17:00' };
    const taken = await schedule(own.leader, own, where);
    expect(taken).toMatchObject({ status: 409, body: { data: { conflict: { who: 'kept', id: null, title: null } } } });
    const allowed = { ...where, allow_overlap: true, overlap_reason: 'The family knows' };
    expect((await schedule(own.admin, own, allowed)).status).toBe(201);
    expect((await schedule(own.leader, own, { ...where, student_id: own.student.id, date: dayOf(2) })).status).toBe(
      201,
    );
  });

  it('a slot of a student on hold is reserved even beyond the eight weeks of made classes', async () => {
    const own = await heldTeam();
    await hold(own.leader, own, { to: null });
    calls.goTo(2);
    await runJob();
    const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader });
    const late = (await calls.detail(own.admin, own.seriesId)).notMade.at(-1).date;
    const where = { student_id: other.id, teacher_id: own.teacher.id, date: late, time: '17:00' };
    expect((await schedule(own.leader, own, where)).status).toBe(409);
  });

  it('a slot of a student on hold is open to others after it is freed', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own);
    await change(own.leader, body.data.id, { ...range(), freeSlot: true });
    const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader });
    const where = { student_id: other.id, teacher_id: own.teacher.id, date: dayOf(1), time: '17:00' };
    expect((await schedule(own.leader, own, where)).status).toBe(201);
    await end(own.leader, body.data.id);
    expect(await days(own)).toMatchObject({ cancelled: ofWeeks(1) });
  });

  it('a series of another student makes no class in a reserved slot, and free times leave it out', async () => {
    const own = await heldTeam();
    await hold(own.leader, own);
    const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader });
    const made = await calls.make(own.leader, own, { studentId: other.id });
    const { notMade } = await calls.detail(own.admin, made.body.data.id);
    expect(notMade.map(({ date }: { date: string }) => date)).toEqual(expect.arrayContaining(ofWeeks(1, 2)));
    const windows = [{ weekday: 1, from: '16:00', to: '18:00' }];
    await call(own.teacher, 'put', `/teachers/${own.teacher.id}/availability`, {
      windows,
      daysOff: [],
      pauseMinutes: 0,
    });
    const free = async (query: string) => {
      const path = `/teachers/${own.teacher.id}/free-times?from=${dayOf(1)}&to=${dayOf(1)}&minutes=30${query}`;
      return (await call(own.leader, 'get', path)).body.data.length;
    };
    expect(await free('')).toBe(3);
    expect(await free(`&student_id=${own.student.id}`)).toBe(4);
  });
});

describe('changing and ending a hold (D98)', () => {
  it('a hold that has not started is taken back as one action: its classes take place, and it is no longer listed', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own);
    const undone = await end(own.leader, body.data.id);
    expect(undone).toMatchObject({ status: 200, body: { data: { state: 'undone', may: { end: false } } } });
    expect((await days(own)).cancelled).toEqual([]);
    expect((await list(own.leader, own)).body.data).toEqual([]);
    expect((await end(own.leader, body.data.id)).status).toBe(200);
    expect((await change(own.leader, body.data.id, range())).status).toBe(409);
  });

  it('a running hold ends at once, and later classes are restored', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own, { to: null });
    calls.goTo(1, 2);
    await calls.runClock();
    await runJob();
    const ended = await end(own.leader, body.data.id);
    expect(ended.body.data).toMatchObject({ state: 'over', to: dayOf(1, 2) });
    await runJobs();
    const { cancelled, scheduled } = await days(own);
    expect(cancelled).toHaveLength(1);
    expect(scheduled.length).toBeGreaterThanOrEqual(8);
  });

  it('a hold that is ended in the millisecond in which it begins is over, and its student is active', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own);
    calls.goTo(0, 6, 21);
    await calls.runClock();
    expect(await calls.statusOf(own)).toBe('suspended');
    expect((await end(own.leader, body.data.id)).status).toBe(200);
    api.clock.advance(1);
    await calls.runClock();
    expect(await calls.statusOf(own)).toBe('active');
    expect((await days(own)).cancelled).toEqual([]);
  });

  it('shortening a hold restores classes, extending it cancels more', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own);
    const shorter = { ...range(), to: dayOf(1, 6) };
    const said = await preview(own.leader, own, { ...shorter, holdId: body.data.id });
    expect(said.body.data).toMatchObject({ classes: [], back: [{ teacher: { id: String(own.teacher.id) } }] });
    await change(own.leader, body.data.id, shorter);
    expect((await days(own)).cancelled).toEqual(ofWeeks(1));
    await change(own.leader, body.data.id, { ...range(), to: dayOf(3) });
    expect((await days(own)).cancelled).toEqual(ofWeeks(1, 2, 3));
  });

  it('a class whose time was taken meanwhile, or that was reopened, is not changed when a hold ends', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own, { freeSlot: true });
    const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader });
    await schedule(own.leader, own, {
      student_id: other.id,
      teacher_id: own.teacher.id,
      date: dayOf(2),
      time: '17:00',
    });
    await end(own.leader, body.data.id);
    expect((await days(own)).cancelled).toEqual(ofWeeks(2));
  });

  it('a class whose time was taken is listed with the reason before the hold ends, and after it until that time (D98)', async () => {
    const own = await heldTeam();
    const { id } = (await hold(own.leader, own, { freeSlot: true })).body.data;
    const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader });
    const at = { student_id: other.id, teacher_id: own.teacher.id, date: dayOf(2), time: '17:00' };
    await schedule(own.leader, own, at);
    const missing = { teacher: { id: String(own.teacher.id) }, problem: 'taken' };
    const shorter = { ...range(), to: dayOf(1, 6), holdId: id };
    expect((await preview(own.leader, own, shorter)).body.data).toMatchObject({ back: [], kept: [missing] });
    const asked = await ending(own.leader, id);
    expect(asked).toMatchObject({ student: { name: 'Yusuf', timezone: 'Asia/Amman' }, back: [{}], kept: [missing] });
    expect((await days(own)).cancelled).toEqual(ofWeeks(1, 2));
    expect((await end(own.leader, id)).body.data).toMatchObject({ state: 'undone', kept: asked.kept });
    const listed = async (person: { id: number }) => (await list(person, own)).body.data;
    for (const staff of [own.teacher, own.leader])
      expect(await listed(staff)).toMatchObject([{ id, state: 'undone', kept: asked.kept }]);
    expect(await listed(own.parent)).toEqual([]);
    calls.goTo(2, 1);
    expect(await listed(own.leader)).toEqual([]);
  });

  it('a class of a series in a hold stays cancelled when an absence is taken back, until the hold ends', async () => {
    const own = await heldTeam();
    const absence = await recordAbsence(own);
    const { body } = await hold(own.leader, own);
    await sql.query({ text: 'delete from notifications' });
    await call(own.leader, 'delete', `/absences/${absence.id}`);
    await runJobs();
    expect((await days(own)).cancelled).toEqual(ofWeeks(1, 2));
    const reasons = await sql.query({ text: `select distinct cancel_reason from classes where status = 'cancelled'` });
    expect(reasons).toEqual([{ cancel_reason: 'hold' }]);
    const { data } = (await call(own.leader, 'get', `/absences/${absence.id}`)).body;
    expect(data.classes).toMatchObject([{ state: 'kept', problem: 'hold' }]);
    expect(await sql.query({ text: 'select from make_ups' })).toEqual([]);
    const ofFamily = `select from notifications where recipient_id = any($1::bigint[]) and key like 'absence.%'`;
    expect(await sql.query({ text: ofFamily, values: [[own.student.id, own.parent.id]] })).toEqual([]);
    await end(own.leader, body.data.id);
    expect((await days(own)).cancelled).toEqual([]);
  });

  it('a single class in a hold is restored when an absence is taken back', async () => {
    const own = await heldTeam();
    const at = { student_id: own.student.id, teacher_id: own.teacher.id, date: dayOf(1), time: '10:00' };
    const { id } = (await schedule(own.leader, own, at)).body.data;
    const absence = await recordAbsence(own);
    await hold(own.leader, own);
    await call(own.leader, 'delete', `/absences/${absence.id}`);
    await runJobs();
    expect((await call(own.leader, 'get', `/classes/${id}`)).body.data).toMatchObject({ status: 'scheduled' });
    expect((await days(own)).cancelled).toEqual(ofWeeks(1, 2));
  });

  it('after a handover in a hold its classes are restored with the new teacher, if the teacher is free (D7)', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own);
    const next = await api.buildTeacher({ leader: own.leader });
    const moved = await call(own.leader, 'post', '/classes/move', {
      student_id: own.student.id,
      from_teacher_id: own.teacher.id,
      to_teacher_id: next.id,
    });
    expect(moved.status).toBe(200);
    const other = await api.buildStudent({ teacher: next, leader: own.leader });
    const at = (week: number) => ({
      student_id: other.id,
      teacher_id: next.id,
      date: dayOf(week),
      time: '17:00',
    });
    // The reserved times are now the new teacher's.
    expect((await schedule(own.leader, own, at(1))).status).toBe(409);
    const beside = { ...at(2), allow_overlap: true, overlap_reason: 'Both agreed' };
    expect((await schedule(own.admin, own, beside)).status).toBe(201);
    await end(own.leader, body.data.id);
    expect((await days(own)).cancelled).toEqual(ofWeeks(2));
    const teachers = await sql.query({
      text: `select distinct teacher_id::int as id from classes where student_id = $1 and status = 'scheduled'`,
      values: [own.student.id],
    });
    expect(teachers).toEqual([{ id: next.id }]);
  });

  it('the first day of a running hold cannot change', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own);
    calls.goTo(1, 1);
    const earlier = await change(own.leader, body.data.id, { ...range(), from: dayOf(0) });
    expect(earlier).toMatchObject({ status: 422, body: { fields: [{ path: 'from', code: 'begun' }] } });
  });
});
