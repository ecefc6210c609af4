import { expect, it } from 'vitest';
import { holdCalls } from '#modules/timetable/holds/holds.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { call, dayOf, heldTeam, hold, runJobs } = holdCalls(api);
type Team = Awaited<ReturnType<typeof heldTeam>>;
type Person = { id: number };

const shownTo = async (person: Person, query = '') => {
  const { body } = await call(person, 'get', `/calendar?from=${dayOf(0)}&to=${dayOf(5)}${query}`);
  return body.data && body.timesOff;
};
const days = () => ({ from: dayOf(1), to: dayOf(1, 2) });
const classesIn = async (own: Team) => {
  const body = { teacherId: own.teacher.id, ...days(), decisions: [] };
  const { classes } = (await call(own.leader, 'post', '/absences/preview', body)).body.data;
  return classes.map(({ id }: { id: string }) => id) as string[];
};
/** The teacher is absent for three days, and each class is cancelled or given by a substitute. */
async function recordAbsence(own: Team, choice: object = { action: 'cancel' }) {
  const decisions = (await classesIn(own)).map((classId) => ({ classId, ...choice }));
  const body = { teacherId: own.teacher.id, ...days(), decisions, reason: 'Ill' };
  const { status } = await call(own.leader, 'post', '/absences', body);
  expect(status).toBe(201);
  await runJobs();
}

it('the calendar of staff names the absent teacher, a family’s calendar only says that there are no classes (D97)', async () => {
  const [own, foreign] = [await heldTeam(), await heldTeam()];
  await recordAbsence(own);
  const absence = { kind: 'absence', person: { id: String(own.teacher.id) }, name: null };
  for (const person of [own.teacher, own.leader, own.admin])
    expect(await shownTo(person)).toMatchObject([{ ...absence, ...days() }]);
  for (const person of [own.student, own.parent, own.aunt])
    expect(await shownTo(person)).toEqual([{ kind: 'none', ...days(), person: null, name: null }]);
  for (const person of [foreign.leader, foreign.student, foreign.parent]) expect(await shownTo(person)).toEqual([]);
  expect(await shownTo(own.admin, `&teacher_id=${foreign.teacher.id}`)).toEqual([]);
  expect(await shownTo(own.admin, `&student_id=${own.student.id}`)).toMatchObject([absence]);
});

it('a family with a substitute’s class on a day does not see "no classes" on it (D97)', async () => {
  const own = await heldTeam();
  const substitute = await api.buildTeacher({ leader: own.leader });
  await recordAbsence(own, { action: 'substitute', to: substitute.id });
  expect(await shownTo(own.parent)).toEqual([]);
});

it('a held class or a class of another teacher, which the calendar does not list, still counts as a class of the day (D97)', async () => {
  const own = await heldTeam();
  const substitute = await api.buildTeacher({ leader: own.leader });
  await recordAbsence(own, { action: 'substitute', to: substitute.id });
  expect(await shownTo(own.parent, `&teacher_id=${own.teacher.id}`)).toEqual([]);
  const setStatus = (status: string) =>
    api.deps.database.sql.query({
      text: 'update classes set status = $2 where student_id = $1 and teacher_id = $3',
      values: [own.student.id, status, substitute.id],
    });
  await setStatus('ended');
  expect(await shownTo(own.parent)).toEqual([]);
  await setStatus('cancelled');
  expect(await shownTo(own.parent)).toMatchObject([{ kind: 'none' }]);
});

it('everybody sees a closure of the academy by its name, and only its staff see that of a team (D97)', async () => {
  const own = await heldTeam();
  const name = { en: 'Eid', ar: 'العيد' };
  const close = async (fields: object) => {
    const { status } = await call(own.admin, 'post', '/closures', { name, decisions: [], ...fields });
    expect(status).toBe(201);
    await runJobs();
  };
  await close({ from: dayOf(3, 2), to: dayOf(3, 3) });
  await close({ from: dayOf(4, 2), to: dayOf(4, 2), leaderId: own.leader.id });
  const closure = { kind: 'closure', person: null, name };
  const named = [
    { ...closure, from: dayOf(3, 2) },
    { ...closure, from: dayOf(4, 2) },
  ];
  for (const person of [own.teacher, own.leader, own.admin]) expect(await shownTo(person)).toMatchObject(named);
  expect(await shownTo(own.parent)).toMatchObject([named[0], { kind: 'none', from: dayOf(4, 2), name: null }]);
});

it('staff and the family see whose classes are on hold, and an open hold has no last day (D98)', async () => {
  const [own, foreign] = [await heldTeam(), await heldTeam()];
  await hold(own.leader, own, { to: null });
  const paused = { kind: 'hold', to: null, person: { id: String(own.student.id) } };
  for (const person of [own.teacher, own.leader, own.student, own.parent])
    expect(await shownTo(person)).toMatchObject([{ ...paused, from: dayOf(1) }]);
  for (const person of [foreign.teacher, foreign.parent]) expect(await shownTo(person)).toEqual([]);
});
