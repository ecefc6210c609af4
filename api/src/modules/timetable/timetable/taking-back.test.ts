import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { layerCalls } from './layers.fixture.ts';

const api = await useTestApi();
const calls = layerCalls(api);
const { call, classesOf, held, layeredTeam, makeUps, record, runJob, runJobs, schedule, single, takeBack } = calls;

type Team = Awaited<ReturnType<typeof layeredTeam>>;
type Kind = Parameters<typeof record>[1];

/** The days of the first five classes; day 6 to 16 and day 12 to 22 share the third of them. */
const first = (own: Team) => [0, 7, 14, 21, 28].map(own.day);
const lower = (own: Team) => ({ from: own.day(6), to: own.day(16) });
const upper = (own: Team) => ({ from: own.day(12), to: own.day(22) });
const five = async (own: Team) => (await held(own)).filter((date) => date <= own.day(28));
const keptOf = async (own: Team) => (await call(own.admin, 'get', `/students/${own.student.id}/holds`)).body.data;

describe('two layers over one class, the one that cancelled it taken back first (D93, D97, D98)', () => {
  it.each([
    ['holds', 'closures', 'closure'],
    ['holds', 'absences', 'absence'],
    ['closures', 'absences', null],
    ['absences', 'closures', null],
    ['closures', 'holds', null],
    ['absences', 'holds', null],
  ] as const)('%s below, %s above: each class takes place again once both are gone', async (below, above, problem) => {
    const own = await layeredTeam();
    const one = await record(own, below as Kind, lower(own));
    const two = await record(own, above as Kind, upper(own));
    // The class on day 14 is cancelled already.
    if (above !== 'holds') expect(two.offered).toHaveLength(1);
    await takeBack(own, below as Kind, one.id);
    expect(await five(own)).toEqual([own.day(0), own.day(7), own.day(28)]);
    if (problem) expect((await keptOf(own))[0].kept).toMatchObject([{ problem }]);
    await takeBack(own, above as Kind, two.id);
    await runJob();
    expect(await five(own)).toEqual(first(own));
    expect(await makeUps(own)).toEqual([]);
    expect(await keptOf(own)).toEqual([]);
  });

  it('a class of an absence that a closure has then gives no make-up once the absence is taken back (D103)', async () => {
    const own = await layeredTeam();
    const absence = await record(own, 'absences', lower(own));
    const closure = await record(own, 'closures', upper(own));
    expect(await makeUps(own)).toHaveLength(2);
    await takeBack(own, 'absences', absence.id);
    expect(await makeUps(own)).toEqual([]);
    expect((await classesOf(own)).filter(({ status }) => status === 'cancelled')).toMatchObject([
      { date: own.day(14), reason: 'holiday' },
      { date: own.day(21), reason: 'holiday' },
    ]);
    const { classes } = (await call(own.admin, 'get', `/absences/${absence.id}`)).body.data;
    expect(classes).toMatchObject([{ state: 'undone' }, { state: 'kept', problem: 'closure' }]);
    await takeBack(own, 'closures', closure.id);
    const after = (await call(own.admin, 'get', `/absences/${absence.id}`)).body.data.classes;
    expect(after).toMatchObject([
      { state: 'undone', problem: null },
      { state: 'undone', problem: null },
    ]);
  });
});

describe('a layer that came and went is no change of a class (D97)', () => {
  it.each([
    ['holds', 'substitute'],
    ['closures', 'substitute'],
    ['holds', 'move'],
  ] as const)('%s over a class of an absence (%s): both taken back, the upper one first', async (above, action) => {
    const own = await layeredTeam();
    const before = await classesOf(own);
    const [, , third] = before;
    const to = action === 'move' ? `${own.day(17)}T09:00:00.000Z` : own.substitute.id;
    const absence = await record(own, 'absences', { from: own.day(14), to: own.day(15) }, [
      { classId: third?.id, action, to },
    ]);
    const inAbsence = await classesOf(own);
    expect(inAbsence).not.toEqual(before);
    const other = await record(own, above, { from: own.day(11), to: own.day(19) });
    await takeBack(own, above, other.id);
    expect(await classesOf(own)).toEqual(inAbsence);
    await takeBack(own, 'absences', absence.id);
    expect(await classesOf(own)).toEqual(before);
  });

  it('a hold over a class that a closure has moved: both taken back', async () => {
    const own = await layeredTeam();
    const before = await classesOf(own);
    const to = `${own.day(17)}T01:00:00.000Z`;
    const days = { from: own.day(13), to: own.day(16) };
    const closure = await record(own, 'closures', days, [{ classId: before[2]?.id, action: 'move', to }]);
    const hold = await record(own, 'holds', { from: own.day(10), to: own.day(30) });
    await takeBack(own, 'holds', hold.id);
    await takeBack(own, 'closures', closure.id);
    expect(await classesOf(own)).toEqual(before);
  });

  it('a note that somebody writes is no change either, another length is', async () => {
    const own = await layeredTeam();
    const [, one, two] = await classesOf(own);
    const moved = [one, two].map((each, index) => ({
      classId: each?.id,
      action: 'move',
      to: `${own.day(16)}T0${8 + index}:00:00.000Z`,
    }));
    const absence = await record(own, 'absences', { from: own.day(7), to: own.day(14) }, moved);
    await call(own.admin, 'post', `/classes/${one?.id}`, { notes: 'Bring the book' });
    await call(own.admin, 'post', `/classes/${two?.id}`, { duration: 45 });
    await takeBack(own, 'absences', absence.id);
    expect((await classesOf(own)).map(({ at }) => at)).toContain(one?.at);
    expect((await classesOf(own)).map(({ at }) => at)).not.toContain(two?.at);
  });
});

describe('a layer below another one is taken back first (D97, D98)', () => {
  it('an absence with a substitute below a hold: the class comes back with its own teacher', async () => {
    const own = await layeredTeam();
    const before = await classesOf(own);
    const decision = { classId: before[2]?.id, action: 'substitute', to: own.substitute.id };
    const absence = await record(own, 'absences', { from: own.day(14), to: own.day(15) }, [decision]);
    const hold = await record(own, 'holds', { from: own.day(11), to: own.day(19) });
    await takeBack(own, 'absences', absence.id);
    await takeBack(own, 'holds', hold.id);
    expect(await classesOf(own)).toEqual(before);
  });
});

describe('single classes (D98, D99)', () => {
  it('a hold is no obstacle for a single class that goes back from a shift', async () => {
    const own = await layeredTeam();
    const id = await single(own, own.day(10), '17:10');
    const before = await classesOf(own);
    const shift = await record(own, 'shifts', { from: own.day(7), to: own.day(15) });
    const hold = await record(own, 'holds', { from: own.day(8), to: own.day(13) });
    await takeBack(own, 'shifts', shift.id);
    await takeBack(own, 'holds', hold.id);
    expect((await classesOf(own)).find((one) => one.id === id)).toEqual(before.find((one) => one.id === id));
  });

  it('a shift that is made while a single class is cancelled applies when it comes back', async () => {
    const own = await layeredTeam();
    const id = await single(own, own.day(10), '17:10');
    const at = async () => (await classesOf(own)).find((one) => one.id === id)?.at.slice(11);
    const absence = await record(own, 'absences', { from: own.day(10), to: own.day(10) });
    const shift = await record(own, 'shifts', { from: own.day(8), to: own.day(13) });
    expect(await at()).toBe('14:10Z');
    await takeBack(own, 'absences', absence.id);
    expect(await at()).toBe('13:10Z');
    await takeBack(own, 'shifts', shift.id);
    expect(await at()).toBe('14:10Z');
  });
});

describe('an obstacle when a layer is taken back (D93)', () => {
  it('another class at the time keeps a class cancelled until it leaves, and the family is told', async () => {
    const own = await layeredTeam();
    const absence = await record(own, 'absences', { from: own.day(14), to: own.day(14) });
    const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader });
    const taken = { teacher_id: own.teacher.id, student_id: other.id, date: own.day(14), time: '17:00' };
    const { id } = (await schedule(own.admin, own, taken)).body.data;
    await takeBack(own, 'absences', absence.id);
    const state = async () => (await call(own.admin, 'get', `/absences/${absence.id}`)).body.data.classes[0];
    expect(await state()).toMatchObject({ state: 'kept', problem: 'taken' });
    await call(own.admin, 'post', `/classes/${id}/cancel`);
    await runJobs();
    expect(await five(own)).toEqual(first(own));
    expect(await state()).toMatchObject({ state: 'undone', problem: null });
    expect((await calls.notified(own.parent)).at(-1)).toBe('class.scheduled');
  });
});
