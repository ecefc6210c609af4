import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { shiftCalls } from './shifts.fixture.ts';

const api = await useTestApi();
beforeEach(() => api.clock.reset());
const { sql } = api.deps.database;
const calls = shiftCalls(api);
const { call, change, dayOf, make, notices, planned, preview, range, runJob, runJobs, schedule, shift, shiftedTeam } =
  calls;
const { timesOf } = calls;

type ShiftedTeam = Awaited<ReturnType<typeof shiftedTeam>>;
const DAY_MS = 86_400_000;

const evening = { minutes: undefined, window: { from: '21:00', to: '00:00' } };
const undo = async (own: ShiftedTeam, id: string) => {
  expect((await call(own.admin, 'delete', `/shifts/${id}`)).status).toBe(200);
  await runJobs();
};
async function shifted(own: ShiftedTeam, fields: object = {}): Promise<string> {
  const { status, body } = await shift(own.admin, own, { ...evening, ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  await runJobs();
  return body.data.id;
}
/** To before the first class of week 4, whatever the day: the first Monday is at least a week ahead. */
const goToWeek4 = () => api.clock.advance(34 * DAY_MS);
/** A class of the other student with the teacher, outside of series. */
const single = async (own: ShiftedTeam, date: string, time: string, duration = 30) =>
  (await schedule(own.admin, { ...own, student: own.other }, { date, time, duration, teacher_id: own.teacher.id })).body
    .data.id as string;
const whenOf = async (id: string | number) =>
  (
    await sql.query<{ at: string }>({
      text: `select to_char(starts_at at time zone 'Asia/Amman', 'YYYY-MM-DD HH24:MI') as at from classes where id = $1`,
      values: [id],
    })
  )[0]?.at;
const rowOf = async ({ seriesId }: ShiftedTeam, week: number) => {
  const row = (await planned(seriesId))[week];
  if (!row) throw new Error('there is no such class');
  return row;
};

describe('a shift to a window (D99)', () => {
  it('the classes of a day are in the window one after the other, in their order, and those of other days stay', async () => {
    const own = await shiftedTeam();
    const [late, early] = [await single(own, dayOf(1), '18:00'), await single(own, dayOf(1), '10:00')];
    await shifted(own);
    expect([await whenOf(early), await whenOf(late)]).toEqual([`${dayOf(1)} 21:00`, `${dayOf(1)} 22:00`]);
    expect(await timesOf(own)).toEqual(['17:00', '21:30', '21:30', '17:00']);
    expect((await rowOf(own, 1)).is_exception).toBe(false);
  });

  it('the preview of a shift shows the places on both clocks, and the list of shifts the window', async () => {
    const own = await shiftedTeam();
    const { body } = await preview(own.admin, own, evening);
    expect(body.data.classes).toHaveLength(2);
    expect(new Date(body.data.classes[0].to).toLocaleTimeString('en-GB', { timeZone: 'Asia/Amman' })).toBe('21:00:00');
    expect(body.data.classes[0].obstacle).toBeNull();
    await shifted(own);
    const { body: list } = await call(own.admin, 'get', '/shifts');
    expect(list.data).toMatchObject([{ minutes: 0, window: { from: '21:00', to: '00:00' } }]);
  });

  it('a window over midnight has places on the next day', async () => {
    const own = await shiftedTeam();
    const alone = await single(own, dayOf(1), '18:00');
    await shifted(own, { window: { from: '23:30', to: '00:30' } });
    expect(await timesOf(own, 2)).toEqual(['17:00', '23:30']);
    expect(await whenOf(alone)).toBe(`${dayOf(1, 1)} 00:00`);
  });

  it('a class without room in the window is an obstacle until somebody decides that it stays', async () => {
    const own = await shiftedTeam();
    const alone = await single(own, dayOf(1), '18:00');
    const short = { window: { from: '21:00', to: '21:30' } };
    const { body } = await preview(own.admin, own, { ...evening, ...short });
    const found = body.data.classes.find(({ id }: { id: string }) => id === String(alone));
    expect(found).toMatchObject({ obstacle: { who: 'window' }, to: found.startsAt });
    const rejected = await shift(own.admin, own, { ...evening, ...short });
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      data: { classes: [String(alone)] },
      fields: [{ path: 'decisions.0', code: 'window' }],
    });
    await shifted(own, { ...short, decisions: [{ classId: alone, action: 'stay' }] });
    expect([await whenOf(alone), (await timesOf(own))[1]]).toEqual([`${dayOf(1)} 18:00`, '21:00']);
  });

  it('a class with a time of its own is an exception, leaves its place to others, and is restored with the shift', async () => {
    const own = await shiftedTeam();
    const alone = await single(own, dayOf(1), '18:00');
    const { id: classId } = await rowOf(own, 1);
    const to = `${dayOf(1, 1)}T09:00:00.000Z`;
    const id = await shifted(own, { decisions: [{ classId, action: 'move', to }] });
    expect(await rowOf(own, 1)).toMatchObject({ starts_at: `${dayOf(1, 1)} 12:00`, is_exception: true });
    expect(await whenOf(alone)).toBe(`${dayOf(1)} 21:00`);
    expect(await notices(own.parent)).toMatchObject([{ params: { classes: '2' } }]);
    await undo(own, id);
    expect(await rowOf(own, 1)).toMatchObject({ starts_at: `${dayOf(1)} 17:00`, is_exception: false });
    expect(await whenOf(alone)).toBe(`${dayOf(1)} 18:00`);
  });

  it('a decision for an own time that is taken is rejected at the decision', async () => {
    const own = await shiftedTeam();
    await single(own, dayOf(4), '12:00');
    const { id: classId } = await rowOf(own, 1);
    const decisions = [{ classId, action: 'move', to: `${dayOf(4)}T09:00:00.000Z` }];
    const { status, body } = await shift(own.admin, own, { ...evening, decisions });
    expect([status, body.fields]).toMatchObject([409, [{ path: 'decisions.0', code: 'teacher' }]]);
  });

  it('a slot in a window avoids the time of a class that stays, in all its weeks', async () => {
    const own = await shiftedTeam();
    const blocking = await single(own, dayOf(2), '21:00');
    await shifted(own, { to: dayOf(2, 6), decisions: [{ classId: blocking, action: 'stay' }] });
    expect(await timesOf(own)).toEqual(['17:00', '21:30', '21:30', '17:00']);
  });

  it('classes of a slot that are made later are at its place, and are restored with the others', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own, { from: dayOf(4), to: dayOf(8, 6) });
    goToWeek4();
    await runJob();
    const times = async () => (await timesOf(own, 10)).slice(3);
    expect(await times()).toEqual(['17:00', '21:00', '21:00', '21:00', '21:00', '21:00', '17:00']);
    await undo(own, id);
    expect(new Set(await times())).toEqual(new Set(['17:00']));
  });

  it('a class whose own time is past when the shift is undone stays at its place', async () => {
    // A Monday: five weeks later the class of the day is between its own time and its place, 17:00 and 21:00 in Amman.
    api.clock.advance(Date.parse(`${dayOf(0)}T15:30:00Z`) - api.clock.now().getTime());
    const own = await shiftedTeam();
    const id = await shifted(own, { from: dayOf(4), to: dayOf(5, 6) });
    api.clock.advance(35 * DAY_MS);
    await undo(own, id);
    expect((await timesOf(own, 7)).slice(3)).toEqual(['17:00', '21:00', '17:00', '17:00']);
    const { body } = await call(own.admin, 'get', `/shifts/${id}`);
    expect(body.data.classes).toMatchObject([{ state: 'kept', problem: 'started' }, { state: 'undone' }]);
  });

  it('a series of every fourth week gets its place before its class is made, and does not block the others', async () => {
    const own = await shiftedTeam();
    const slots = [{ weekday: 1, time: '18:00', minutes: 30 }];
    const rare = { ...own, student: own.other };
    const { body } = await make(own.admin, rare, { slots, everyWeeks: 4, startsOn: dayOf(0) });
    const id = await shifted(own, { from: dayOf(4, 1), to: dayOf(8, 6) });
    expect(await planned(body.data.id)).toHaveLength(2);
    const madeLater = dayOf(8);
    goToWeek4();
    await runJob();
    const last = async () => (await planned(body.data.id)).at(-1)?.starts_at;
    expect(await last()).toBe(`${madeLater} 21:30`);
    expect((await timesOf(own, 9)).slice(4)).toEqual(['17:00', '21:00', '21:00', '21:00', '21:00']);
    await undo(own, id);
    expect(await last()).toBe(`${madeLater} 18:00`);
  });

  it('a series that starts during the shift is at its own times', async () => {
    const own = await shiftedTeam();
    await shifted(own);
    const slots = [{ weekday: 3, time: '12:00', minutes: 30 }];
    const { body } = await make(own.admin, { ...own, student: own.other }, { slots, startsOn: dayOf(1) });
    const rows = await planned(body.data.id);
    expect(rows.slice(0, 2).map(({ starts_at }) => starts_at.slice(11))).toEqual(['12:00', '12:00']);
  });

  it('a new time of the whole series applies after the shift is undone; until then it stays at its place', async () => {
    const own = await shiftedTeam();
    const id = await shifted(own);
    await change(own.admin, own.seriesId, { scope: 'all', changes: { time: '18:30' } });
    expect(await timesOf(own)).toEqual(['18:30', '21:00', '21:00', '18:30']);
    await undo(own, id);
    expect(await timesOf(own)).toEqual(['18:30', '18:30', '18:30', '18:30']);
  });

  it('the window is in the zone of each teacher, whatever the zone of the series', async () => {
    const own = await shiftedTeam();
    await sql.query({ text: `update users set timezone = 'Asia/Karachi' where id = $1`, values: [own.teacher.id] });
    await shifted(own);
    // 21:00 in Karachi.
    expect(await timesOf(own, 2)).toEqual(['17:00', '19:00']);
  });

  it('a shift with minutes and a window, with neither, with an impossible time, or more than six weeks ahead to a window is rejected', async () => {
    const own = await shiftedTeam();
    for (const fields of [
      { minutes: 30, window: evening.window },
      { minutes: undefined, window: undefined },
      { minutes: undefined, window: { from: '24:00', to: '21:00' } },
      { minutes: undefined, window: evening.window, from: dayOf(6), to: dayOf(7) },
    ])
      expect((await shift(own.admin, own, { ...range(), ...fields })).status, JSON.stringify(fields)).toBe(422);
  });
});

describe('classes that are restored', () => {
  it('a class that is restored after an absence is at the time of its series in the shift', async () => {
    const own = await shiftedTeam();
    const { id: classId } = await rowOf(own, 1);
    const decisions = [{ classId, action: 'cancel' }];
    const absent = { teacherId: own.teacher.id, from: dayOf(1), to: dayOf(1), decisions };
    const { body } = await call(own.admin, 'post', '/absences', absent);
    await runJobs();
    await shifted(own);
    await call(own.admin, 'delete', `/absences/${body.data.id}`);
    await runJobs();
    expect(await rowOf(own, 1)).toMatchObject({ status: 'scheduled', starts_at: `${dayOf(1)} 21:00` });
  });

  it('a class that is restored after a hold is at the current time of its series', async () => {
    const own = await shiftedTeam();
    const hold = await call(own.admin, 'post', `/students/${own.student.id}/holds`, {
      from: dayOf(1),
      to: dayOf(1, 6),
    });
    expect(hold.status).toBe(201);
    await change(own.admin, own.seriesId, { scope: 'all', changes: { time: '18:30' } });
    expect((await call(own.admin, 'delete', `/holds/${hold.body.data.id}`)).status).toBe(200);
    await runJobs();
    expect(await timesOf(own)).toEqual(['18:30', '18:30', '18:30', '18:30']);
  });

  it('a class in a hold stays cancelled when an absence is taken back', async () => {
    const own = await shiftedTeam();
    const { id: classId } = await rowOf(own, 1);
    const decisions = [{ classId, action: 'cancel' }];
    const absent = { teacherId: own.teacher.id, from: dayOf(1), to: dayOf(1), decisions };
    const { body } = await call(own.admin, 'post', '/absences', absent);
    await runJobs();
    await call(own.admin, 'post', `/students/${own.student.id}/holds`, { from: dayOf(1), to: dayOf(1, 6) });
    await call(own.admin, 'delete', `/absences/${body.data.id}`);
    await runJobs();
    expect((await rowOf(own, 1)).status).toBe('cancelled');
    expect((await call(own.admin, 'get', `/absences/${body.data.id}`)).body.data.classes).toMatchObject([
      { state: 'kept', problem: 'hold' },
    ]);
  });
});
