import { describe, expect, it } from 'vitest';
import { seriesCalls } from '#modules/timetable/series/series.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { absenceCalls, FIRST } from '../absences.fixture.ts';
import { applyDecisions } from '../decisions/apply-decisions.ts';
import { lockTimeOff } from '../times-off/stored-time-off.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { absentTeam, call, cancelAll, notified, range, record, runJobs, schedule, seen } = absenceCalls(api);
const series = seriesCalls(api);

type Own = Awaited<ReturnType<typeof absentTeam>>;
type Person = { id: number };

async function takeBack(person: Person, id: string) {
  await call(person, 'delete', `/absences/${id}`);
  await runJobs();
  const { classes } = (await call(person, 'get', `/absences/${id}`)).body.data;
  return classes.map((row: Record<string, string>) => ({ id: row.id, state: row.state, problem: row.problem }));
}

async function recorded(own: Own, fields: object = {}): Promise<string> {
  const { id } = (await record(own.leader, own, fields)).body.data;
  await runJobs();
  return id;
}

const keysOf = async (person: Person) => (await notified(person)).map(({ key }) => key);

it('teacher and leader are notified when an absence is taken back, the actor is not (D97)', async () => {
  const own = await absentTeam();
  const id = await recorded(own);
  await takeBack(own.admin, id);
  const takenBack = { key: 'absence.taken-back', params: { teacher: own.teacher.name, classes: '3' } };
  expect((await notified(own.teacher)).at(-1)).toMatchObject(takenBack);
  expect(await notified(own.leader)).toMatchObject([takenBack]);
});

describe('changes around a class since the absence (D97)', () => {
  it('a class of a student who has another teacher since stays as it is', async () => {
    const own = await absentTeam();
    const id = await recorded(own);
    const text = 'update student_profiles set teacher_id = $2 where user_id = $1';
    await sql.query({ text, values: [own.student.id, own.substitute.id] });
    expect(await takeBack(own.leader, id)).toEqual([
      { id: own.ids.first, state: 'kept', problem: 'changed' },
      { id: own.ids.second, state: 'kept', problem: 'changed' },
      { id: own.ids.others, state: 'undone', problem: null },
    ]);
    expect((await seen(own, own.ids.first)).status).toBe('cancelled');
  });

  it('a class with another teacher than the student’s is restored', async () => {
    const own = await absentTeam();
    const text = 'update student_profiles set teacher_id = $2 where user_id = $1';
    await sql.query({ text, values: [own.student.id, own.substitute.id] });
    const rows = await takeBack(own.leader, await recorded(own));
    expect(rows[0]).toEqual({ id: own.ids.first, state: 'undone', problem: null });
  });

  it('a class of a student who no longer takes classes stays as it is', async () => {
    const own = await absentTeam();
    const id = await recorded(own);
    await sql.query({
      text: `update student_profiles set last_status = 'stopped' where user_id = $1`,
      values: [own.student.id],
    });
    expect((await takeBack(own.leader, id))[0]).toEqual({ id: own.ids.first, state: 'kept', problem: 'left' });
    expect((await seen(own, own.ids.first)).status).toBe('cancelled');
  });

  it.each([
    ['before it', -1, 'kept', 'changed'],
    ['after it', 3, 'undone', null],
  ])('a class of a series that has ended %s since: day %i, %s', async (_name, day, state, problem) => {
    const own = await series.team();
    const { id } = (await series.make(own.teacher, own)).body.data;
    const [first] = await series.planned(id);
    const days = { teacherId: own.teacher.id, from: series.dayOf(0), to: series.dayOf(0) };
    const decisions = [{ classId: first?.id, action: 'cancel' }];
    const absence = (await call(own.leader, 'post', '/absences', { ...days, decisions })).body.data;
    await runJobs();
    expect((await call(own.admin, 'post', `/series/${id}/end`, { from: series.dayOf(0, day) })).status).toBe(200);
    expect(await takeBack(own.leader, absence.id)).toEqual([{ id: String(first?.id), state, problem }]);
  });
});

describe('a make-up that a class of a time off had used (D103)', () => {
  const makeUpsOf = (student: Person) =>
    sql.query<{ id: number; usedBy: number | null; until: string }>({
      text: `select id, used_by as "usedBy", until::text from make_ups where student_id = $1 order by id`,
      values: [student.id],
    });

  /** A class in the days of the absence that uses a make-up. */
  async function usingClass(own: Own) {
    const text = `insert into make_ups (student_id, class_id, reason, until, ends_at, created_at)
      values ($1, $2, 'excuse', '2040-03-20', '2040-03-21', $3) returning id`;
    const values = [own.student.id, own.ids.after, api.clock.now()];
    const [row] = await sql.query<{ id: number }>({ text, values });
    const fields = { date: FIRST, time: '10:00', student_id: own.student.id, makeupId: row?.id };
    const { status, body } = await schedule(own.teacher, own, fields);
    expect(status).toBe(201);
    api.clock.advance(60_000);
    const decisions = [own.ids.first, own.ids.second, own.ids.others, body.data.id].map((classId) => ({
      classId,
      action: 'cancel',
    }));
    return { classId: Number(body.data.id), makeUpId: row?.id, decisions };
  }

  it.each(['absence', 'closure'])(
    'a make-up is used again, with its former end, after the %s is taken back (D103)',
    async (kind) => {
      const own = await absentTeam();
      const { classId, makeUpId, decisions } = await usingClass(own);
      await sql.query({ text: `update make_ups set until = '2026-01-01' where id = $1`, values: [makeUpId] });
      const before = (await makeUpsOf(own.student)).find(({ id }) => id === makeUpId);
      const about = kind === 'absence' ? { teacherId: own.teacher.id } : { name: { en: 'Eid', ar: 'العيد' } };
      const { body } = await call(own.admin, 'post', `/${kind}s`, { ...range, ...about, decisions });
      await runJobs();
      expect((await makeUpsOf(own.student)).find(({ id }) => id === makeUpId)?.usedBy).toBeNull();
      await call(own.admin, 'delete', `/${kind}s/${body.data.id}`);
      await runJobs();
      expect(await makeUpsOf(own.student)).toEqual([before]);
      expect(before?.usedBy).toBe(classId);
    },
  );

  it('the class that is booked with the make-up of an absence is named while it is to come (D103)', async () => {
    const own = await absentTeam();
    const id = await recorded(own);
    await sql.query({ text: `update make_ups set until = '2040-04-01', ends_at = '2040-04-02'` });
    const [makeUp] = await makeUpsOf(own.student);
    const fields = { date: '2040-03-08', student_id: own.student.id, makeupId: makeUp?.id };
    const booked = (await schedule(own.teacher, own, fields)).body.data;
    const named = async () => {
      const { classes } = (await call(own.leader, 'get', `/absences/${id}`)).body.data;
      return classes.map((one: { makeUp: unknown }) => one.makeUp).filter(Boolean);
    };
    expect(await named()).toEqual([{ id: booked.id, startsAt: booked.starts_at }]);
    await call(own.leader, 'post', `/classes/${booked.id}/cancel`, { reason: 'other' });
    expect(await named()).toEqual([]);
  });

  it('a make-up stays with the class that has used it since (D103)', async () => {
    const own = await absentTeam();
    const { makeUpId, decisions } = await usingClass(own);
    const id = await recorded(own, { decisions });
    const fields = { date: '2040-03-08', student_id: own.student.id, makeupId: makeUpId };
    const other = (await schedule(own.teacher, own, fields)).body.data;
    await takeBack(own.leader, id);
    expect((await makeUpsOf(own.student)).find((row) => row.id === makeUpId)?.usedBy).toBe(Number(other.id));
  });
});

describe('an absence that is taken back while its job is running (D97)', () => {
  /** The job's work before it was interrupted. */
  const applyAll = (id: string) =>
    sql.transaction(async (inside) => {
      const off = await lockTimeOff(inside, Number(id));
      if (!off) throw new Error('no time off');
      await applyDecisions({ sql: inside, deps: api.deps }, off);
    });

  it('people whose classes stay changed are notified of the change, others of nothing', async () => {
    const own = await absentTeam();
    const [, ...others] = cancelAll(own);
    const moved = { classId: own.ids.first, action: 'move', to: '2040-03-08T14:00:00.000Z' };
    const { id } = (await record(own.leader, own, { decisions: [moved, ...others] })).body.data;
    await applyAll(id);
    await call(own.admin, 'post', `/classes/${own.ids.first}`, { duration: 45 });
    await sql.query({ text: 'delete from notifications' });
    const rows = await takeBack(own.leader, id);
    expect(rows.map(({ state }: { state: string }) => state).sort()).toEqual(['kept', 'undone', 'undone']);
    expect(await notified(own.student)).toMatchObject([{ key: 'absence.moved', params: { classes: '1' } }]);
    expect(await keysOf(own.other)).toEqual([]);
    expect(await notified(own.teacher)).toMatchObject([{ key: 'absence.recorded', params: { classes: '1' } }]);
  });
});
