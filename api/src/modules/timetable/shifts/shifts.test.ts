import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { runShift } from './run-shift.ts';
import { shiftCalls } from './shifts.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const {
  call,
  change,
  dayOf,
  make,
  notices,
  planned,
  preview,
  range,
  runJob,
  runJobs,
  schedule,
  shift,
  shiftedTeam,
  timesOf,
} = shiftCalls(api);

type ShiftedTeam = Awaited<ReturnType<typeof shiftedTeam>>;
const DAY_MS = 86_400_000;

const rowOf = async ({ seriesId }: ShiftedTeam, week: number) => {
  const row = (await planned(seriesId))[week];
  if (!row) throw new Error('there is no such class');
  return row;
};
const undo = async (own: ShiftedTeam, id: string) => {
  const response = await call(own.admin, 'delete', `/shifts/${id}`);
  await runJobs();
  return response;
};
async function shifted(own: ShiftedTeam, fields: object = {}): Promise<string> {
  const { status, body } = await shift(own.admin, own, fields);
  expect(status, JSON.stringify(body)).toBe(201);
  await runJobs();
  return body.data.id;
}
const detail = async (own: ShiftedTeam, id: string) => (await call(own.admin, 'get', `/shifts/${id}`)).body.data;
/** A class of the other student with the teacher, outside any series. */
const single = async (own: ShiftedTeam, date: string, time: string) =>
  (await schedule(own.admin, { ...own, student: own.other }, { date, time, teacher_id: own.teacher.id })).body.data
    .id as string;
const startOf = async (id: string | number) =>
  (
    await sql.query<{ at: string }>({
      text: `select to_char(starts_at at time zone zone, 'HH24:MI') as at from classes where id = $1`,
      values: [id],
    })
  )[0]?.at;

describe('moving classes by a shift', () => {
  it('a shift moves the classes of its days by wall time, and not those before and after', async () => {
    const own = await shiftedTeam();
    const alone = await single(own, dayOf(1, 2), '10:00');
    await shifted(own);
    expect(await timesOf(own)).toEqual(['17:00', '16:00', '16:00', '17:00']);
    expect(await startOf(alone)).toBe('09:00');
    expect((await rowOf(own, 1)).is_exception).toBe(false);
  });

  it('the preview of a shift has the new time of each class on all clocks and the number of families, and changes nothing', async () => {
    const own = await shiftedTeam();
    await sql.query({ text: `update users set timezone = 'Europe/London' where id = $1`, values: [own.other.id] });
    await single(own, dayOf(1, 2), '10:00');
    const { status, body } = await preview(own.admin, own);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ zone: 'Asia/Amman', families: 2 });
    expect(body.data.clocks).toEqual([
      { timezone: 'Asia/Amman', families: 1 },
      { timezone: 'Europe/London', families: 1 },
    ]);
    const [first] = body.data.classes;
    expect(Date.parse(first.startsAt) - Date.parse(first.to)).toBe(3_600_000);
    expect(body.data.classes).toHaveLength(3);
    expect(await timesOf(own)).toEqual(['17:00', '17:00', '17:00', '17:00']);
  });

  it('the job of a shift reports its progress, and the result for each class', async () => {
    const own = await shiftedTeam();
    const { body } = await shift(own.admin, own);
    expect(body.data).toMatchObject({ state: 'applying', job: { state: 'running', total: 2, done: 0 } });
    await runJobs();
    expect(await detail(own, body.data.id)).toMatchObject({
      state: 'done',
      job: { state: 'finished', total: 2, done: 2 },
      families: 1,
      classes: [
        { action: 'move', state: 'done' },
        { action: 'move', state: 'done' },
      ],
    });
  });

  it('the job of a shift that runs twice moves each class once and notifies each family once', async () => {
    const own = await shiftedTeam();
    const { body } = await shift(own.admin, own);
    const running = { sql, deps: api.deps };
    await Promise.all([runShift(running, Number(body.data.id)), runShift(running, Number(body.data.id))]);
    await runJobs();
    expect(await timesOf(own)).toEqual(['17:00', '16:00', '16:00', '17:00']);
    expect(await notices(own.parent)).toHaveLength(1);
  });

  it('a class with a substitute is shifted with the substitute’s other classes', async () => {
    const own = await shiftedTeam();
    const substitute = await api.buildTeacher({ leader: own.leader, name: 'Bilal' });
    const { id } = await rowOf(own, 1);
    const decisions = [{ classId: id, action: 'substitute', to: substitute.id }];
    const absent = { teacherId: own.teacher.id, from: dayOf(1), to: dayOf(1), decisions };
    expect((await call(own.admin, 'post', '/absences', absent)).status).toBe(201);
    await runJobs();
    await shifted(own, { teacherId: substitute.id });
    expect(await timesOf(own)).toEqual(['17:00', '16:00', '17:00', '17:00']);
  });

  it('adjacent classes can exchange their times in a shift', async () => {
    const own = await shiftedTeam();
    const before = await single(own, dayOf(1), '16:00');
    const early = await single(own, dayOf(1), '15:00');
    await shifted(own);
    expect([await startOf(early), await startOf(before), (await timesOf(own))[1]]).toEqual(['14:00', '15:00', '16:00']);
  });

  it('classes of a team follow a shift of the team, those of other teachers do not', async () => {
    const [own, others] = [await shiftedTeam(), await shiftedTeam()];
    await shifted(own, { teacherId: undefined, leaderId: own.leader.id });
    expect(await timesOf(own, 2)).toEqual(['17:00', '16:00']);
    expect(await timesOf(others, 2)).toEqual(['17:00', '17:00']);
  });

  it('a shift of everybody moves the classes of all teams, and of teachers who are added later', async () => {
    const [own, others] = [await shiftedTeam(), await shiftedTeam()];
    await shifted(own, { teacherId: undefined });
    expect(await timesOf(others, 2)).toEqual(['17:00', '16:00']);
    const later = await shiftedTeam();
    expect(await timesOf(later)).toEqual(['17:00', '16:00', '16:00', '17:00']);
  });

  it('a shift notifies each person of a family and the teacher once, and nobody else', async () => {
    const own = await shiftedTeam();
    await shifted(own);
    for (const person of [own.student, own.parent])
      expect(await notices(person)).toMatchObject([{ key: 'shift.moved', params: { classes: '2', student: 'Yusuf' } }]);
    expect(await notices(own.teacher)).toMatchObject([{ key: 'shift.recorded', params: { classes: '2' } }]);
    expect(await notices(own.aunt)).toEqual([]);
    expect(await notices(own.admin)).toEqual([]);
  });
});

describe('the layer of series', () => {
  it('classes that are made during a shift follow it', async () => {
    const own = await shiftedTeam();
    await shifted(own, { from: dayOf(9), to: dayOf(10, 6) });
    api.clock.advance(35 * DAY_MS);
    await runJob();
    expect((await timesOf(own, 12)).slice(8)).toEqual(['17:00', '16:00', '16:00', '17:00']);
  });

  it('classes that were made during a shift are restored too when it is undone', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own, { from: dayOf(9), to: dayOf(10, 6) });
    api.clock.advance(35 * DAY_MS);
    await runJob();
    await undo(own, id);
    expect((await timesOf(own, 12)).slice(8)).toEqual(['17:00', '17:00', '17:00', '17:00']);
    expect(await notices(own.parent)).toMatchObject([{ key: 'shift.undone', params: { classes: '2' } }]);
  });

  it('a series that starts in a shift is made and previewed at the shifted time', async () => {
    const own = await shiftedTeam();
    await shifted(own, range());
    const slots = [{ weekday: 3, time: '12:00', minutes: 30 }];
    const about = { ...own, student: own.other };
    const { body } = await call(own.admin, 'post', '/series/preview', {
      studentId: own.other.id,
      teacherId: own.teacher.id,
      materialId: own.material.id,
      startsOn: dayOf(1),
      slots,
    });
    const { body: made } = await make(own.admin, about, { slots, startsOn: dayOf(1) });
    const rows = await planned(made.data.id);
    expect(rows.slice(0, 3).map(({ starts_at }) => starts_at.slice(11))).toEqual(['11:00', '11:00', '12:00']);
    expect(new Date(body.data.classes[0].startsAt)).toEqual(
      (
        await sql.query<{ at: Date }>({
          text: 'select starts_at as at from classes where id = $1',
          values: [rows[0]?.id],
        })
      )[0]?.at,
    );
  });

  it('a change of the series’ time is shifted during the shift, and applies after it', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own);
    await change(own.admin, own.seriesId, { scope: 'all', changes: { time: '18:30' } });
    expect(await timesOf(own)).toEqual(['18:30', '17:30', '17:30', '18:30']);
    await undo(own, id);
    expect(await timesOf(own)).toEqual(['18:30', '18:30', '18:30', '18:30']);
  });

  it('obstacles of a shifted class that is made later are listed at the shifted time', async () => {
    const own = await shiftedTeam();
    await shifted(own, { from: dayOf(9), to: dayOf(10, 6) });
    await single(own, dayOf(9), '16:00');
    api.clock.advance(21 * DAY_MS);
    await runJob();
    const { body } = await call(own.admin, 'get', `/series/${own.seriesId}`);
    expect(body.data.notMade).toMatchObject([{ date: dayOf(9 - 3), reason: 'teacher' }]);
    expect(new Date(body.data.notMade[0].startsAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Amman' })).toBe(
      '16:00:00',
    );
  });
});

describe('classes outside of series in a shift', () => {
  it('weekly classes are recognised by their times without the shift, and join a series that is shifted too', async () => {
    const own = await shiftedTeam();
    const ids: string[] = [];
    for (const week of [-5, -4, -3, 0, 1, 2]) ids.push(await single(own, dayOf(week, 2), '12:00'));
    await shifted(own);
    const { body } = await call(own.admin, 'get', `/series/suggestions?student_id=${own.other.id}`);
    expect(body.data).toMatchObject([{ slots: [{ weekday: 3, time: '12:00', minutes: 30 }], toCome: 3 }]);
    const { body: made } = await make(
      own.admin,
      { ...own, student: own.other },
      { slots: [{ weekday: 3, time: '12:00', minutes: 30 }], joinClasses: true },
    );
    const rows = (await planned(made.data.id)).slice(0, 4);
    expect(rows.map(({ starts_at }) => starts_at.slice(11))).toEqual(['12:00', '11:00', '11:00', '12:00']);
    expect(rows.slice(0, 3).map(({ id }) => String(id))).toEqual(ids.slice(3));
  });
});

describe('classes that were moved by hand', () => {
  it('a class that was moved by hand before a shift stays there', async () => {
    const own = await shiftedTeam();
    const { id } = await rowOf(own, 1);
    await change(own.admin, own.seriesId, { scope: 'this', classId: id, changes: { time: '19:00' } });
    const { body } = await preview(own.admin, own);
    expect(body.data.classes[0]).toMatchObject({ id: String(id), isMovedByHand: true, obstacle: null });
    await shifted(own);
    expect(await timesOf(own)).toEqual(['17:00', '19:00', '16:00', '17:00']);
  });

  it('a class that is moved by hand in a shift stays there, also when the shift is undone', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own);
    const { id: classId } = await rowOf(own, 1);
    await change(own.admin, own.seriesId, { scope: 'this', classId, changes: { time: '19:00' } });
    await undo(own, id);
    expect(await timesOf(own)).toEqual(['17:00', '19:00', '17:00', '17:00']);
    expect((await detail(own, id)).classes[0]).toMatchObject({ state: 'kept', problem: 'changed' });
  });

  it('a class outside of series that was moved since the shift stays there when the shift is undone', async () => {
    const own = await shiftedTeam();
    const [moved, left] = [await single(own, dayOf(1, 2), '10:00'), await single(own, dayOf(1, 3), '10:00')];
    const id = await shifted(own);
    const edited = await call(own.admin, 'post', `/classes/${moved}`, { date: dayOf(1, 2), time: '12:00' });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    await undo(own, id);
    expect([await startOf(moved), await startOf(left)]).toEqual(['12:00', '10:00']);
  });
});

describe('undoing a shift', () => {
  it('undoing a shift restores all classes with one notification per family, and removes it from the list', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own);
    const { body } = await undo(own, id);
    expect(body.data).toMatchObject({ state: 'undoing', job: { state: 'running' }, may: { undo: false } });
    expect(await timesOf(own)).toEqual(['17:00', '17:00', '17:00', '17:00']);
    expect((await notices(own.parent)).map(({ key }) => key)).toEqual(['shift.moved', 'shift.undone']);
    expect((await notices(own.teacher)).map(({ key }) => key)).toEqual(['shift.recorded', 'shift.taken-back']);
    expect(await detail(own, id)).toMatchObject({ state: 'undone' });
    expect((await call(own.admin, 'get', '/shifts')).body.data).toEqual([]);
  });

  it('undoing a shift twice moves no class twice', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own);
    await undo(own, id);
    expect((await undo(own, id)).body.data.state).toBe('undone');
    expect((await notices(own.parent)).map(({ key }) => key)).toEqual(['shift.moved', 'shift.undone']);
  });

  it('a shift that is undone before its job has run moves nothing and notifies nobody', async () => {
    const own = await shiftedTeam();
    const { body } = await shift(own.admin, own);
    await undo(own, body.data.id);
    expect(await timesOf(own)).toEqual(['17:00', '17:00', '17:00', '17:00']);
    expect(await notices(own.parent)).toEqual([]);
  });

  it('a class whose former time is taken stays when a shift is undone, as an exception of its series', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own);
    await single(own, dayOf(1), '17:00');
    await undo(own, id);
    expect(await timesOf(own, 3)).toEqual(['17:00', '16:00', '17:00']);
    expect((await detail(own, id)).classes).toMatchObject([{ state: 'kept', problem: 'taken' }, { state: 'undone' }]);
    expect((await rowOf(own, 1)).is_exception).toBe(true);
  });

  it('a cancelled class of a shift stays cancelled', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own);
    await call(own.admin, 'post', `/classes/${(await rowOf(own, 1)).id}/cancel`);
    await undo(own, id);
    expect(await rowOf(own, 1)).toMatchObject({ status: 'cancelled' });
    expect((await timesOf(own))[1]).toBe('16:00');
  });
});

describe('obstacles to a shift', () => {
  it('a shift with a taken time is rejected at each class, until the decision that the class stays', async () => {
    const own = await shiftedTeam();
    const { id } = await rowOf(own, 1);
    await shift(own.admin, own, { from: dayOf(1, 2), to: dayOf(1, 2) });
    await runJobs();
    // Another student has a class at 16:00 of the first day that somebody moved there: it stays.
    const other = { ...own, student: own.other };
    const { body: made } = await make(own.admin, other, { slots: [{ weekday: 1, time: '10:00', minutes: 30 }] });
    const blocking = (await planned(made.data.id))[1];
    await change(own.admin, made.data.id, { scope: 'this', classId: blocking?.id, changes: { time: '16:00' } });
    const days = { from: dayOf(1), to: dayOf(1) };
    expect((await preview(own.admin, own, days)).body.data.classes).toMatchObject([
      { isMovedByHand: true },
      { id: String(id), obstacle: { who: 'teacher' } },
    ]);
    const rejected = await shift(own.admin, own, days);
    expect(rejected.status).toBe(409);
    expect(rejected.body.fields).toMatchObject([{ path: 'decisions.0', code: 'teacher' }]);
    const decisions = [{ classId: id, action: 'stay' }];
    const shiftId = await shifted(own, { ...days, decisions });
    expect(await timesOf(own, 2)).toEqual(['17:00', '17:00']);
    expect((await rowOf(own, 1)).is_exception).toBe(true);
    await undo(own, shiftId);
    expect((await rowOf(own, 1)).is_exception).toBe(false);
  });

  it('an absence at the new time is an obstacle to a shift', async () => {
    const own = await shiftedTeam();
    const decisions: object[] = [];
    const absent = { teacherId: own.teacher.id, from: dayOf(1, -1), to: dayOf(1, -1), decisions };
    expect((await call(own.admin, 'post', '/absences', absent)).status).toBe(201);
    await single(own, dayOf(1), '00:30');
    const { body } = await preview(own.admin, own, { from: dayOf(1), to: dayOf(1) });
    expect(body.data.classes).toMatchObject([{ obstacle: { who: 'absence' } }, { obstacle: null }]);
  });

  it('a new time in the past is an obstacle to a shift', async () => {
    const own = await shiftedTeam();
    api.clock.advance(Date.parse(`${dayOf(0)}T00:00Z`) - api.clock.now().getTime() + 13.5 * 3_600_000);
    const today = new Date(api.clock.now()).toISOString().slice(0, 10);
    const { body } = await preview(own.admin, own, { from: today, to: today });
    expect(body.data.classes).toMatchObject([{ obstacle: { who: 'past' } }]);
  });

  it('a class whose new time is taken before the job runs stays as an exception, and its family is not notified', async () => {
    const own = await shiftedTeam();
    const { body } = await shift(own.admin, own);
    await single(own, dayOf(1), '16:00');
    await runJobs();
    expect(await timesOf(own)).toEqual(['17:00', '17:00', '16:00', '17:00']);
    expect((await detail(own, body.data.id)).classes[0]).toMatchObject({ state: 'skipped', problem: 'taken' });
    expect(await notices(own.parent)).toMatchObject([{ params: { classes: '1' } }]);
    await undo(own, body.data.id);
    expect((await rowOf(own, 1)).is_exception).toBe(false);
  });

  it('a second shift of a teacher on the same day is rejected, whomever the two shifts name', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own);
    const again = { from: dayOf(2, 6), to: dayOf(3) };
    for (const of of [{}, { teacherId: undefined, leaderId: own.leader.id }, { teacherId: undefined }]) {
      const { status, body } = await shift(own.admin, own, { ...again, ...of });
      expect(status).toBe(409);
      expect(body.fields).toMatchObject([{ path: 'from', code: 'overlap' }]);
    }
    expect((await shift(own.admin, own, { from: dayOf(3), to: dayOf(3) })).status).toBe(201);
    await undo(own, id);
    expect((await shift(own.admin, own)).status).toBe(201);
  });

  it('of two shifts that are saved in parallel one is rejected', async () => {
    const own = await shiftedTeam();
    const responses = await Promise.all([shift(own.admin, own), shift(own.admin, own, { minutes: 30 })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('a shift with no or too many minutes, for two owners, in the past or with days in the wrong order is rejected', async () => {
    const own = await shiftedTeam();
    for (const fields of [
      { minutes: 0 },
      { minutes: 721 },
      { leaderId: own.leader.id },
      { from: '2020-01-01', to: '2020-01-02' },
      { from: dayOf(2), to: dayOf(1) },
      { decisions: [{ classId: 1, action: 'stay' }] },
    ])
      expect((await shift(own.admin, own, fields)).status, JSON.stringify(fields)).toBe(422);
  });

  it('a leader cannot move classes by a shift', async () => {
    const own = await shiftedTeam();
    expect((await shift(own.leader, own)).status).toBe(403);
  });
});
