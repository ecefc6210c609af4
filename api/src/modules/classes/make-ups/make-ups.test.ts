import { describe, expect, it } from 'vitest';
import { requestCalls } from '#modules/timetable/requests/requests.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { validity } from './give-make-up.ts';

const api = await useTestApi();
const calls = requestCalls(api);
const { accept, asked, call, classIn, family, give, ledger, makeUps, notified, report, runClock, schedule } = calls;

const DAY_MS = 86_400_000;
type Own = Awaited<ReturnType<typeof family>>;
const on = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** A student with a make-up for a class that the teacher cannot give. */
async function owed(): Promise<Own> {
  const own = await family();
  const { id } = await classIn(own, 24);
  await call(own.leader, 'post', `/classes/${id}/cancel`, { reason: 'teacher_unavailable' });
  return own;
}

it.each([
  ['2026-11-26T21:30:00Z', 'Asia/Amman', 60, '2027-01-26', '2027-01-26T21:00:00.000Z'],
  ['2026-11-26T12:00:00Z', 'America/New_York', 1, '2026-11-27', '2026-11-28T05:00:00.000Z'],
])('a make-up given at %s in %s for %i days is valid until %s (D103)', (now, zone, days, until, endsAt) => {
  expect(validity(new Date(now), zone, days)).toEqual({ until, endsAt: new Date(endsAt) });
});

describe('reasons for a make-up (D103)', () => {
  it.each([
    ['teacher_unavailable', 1],
    ['student_request', 0],
    ['holiday', 0],
  ])('a class cancelled for %s gives %i make-ups (D103)', async (reason, count) => {
    const own = await family();
    const { id } = await classIn(own, 24);
    await call(own.leader, 'post', `/classes/${id}/cancel`, { reason });
    expect(await makeUps(own.parent, own.student)).toHaveLength(count);
  });

  it('a class that the teacher missed gives a make-up as long as its report says that (D103)', async () => {
    const own = await family();
    const { id } = await classIn(own, -2);
    await report(own.leader, id, { attendance: 'absence_teacher' });
    expect(await makeUps(own.parent, own.student)).toMatchObject([{ reason: 'teacher_absence', isOpen: true }]);
    await call(own.leader, 'post', `/classes/${id}`, { attendance: 'presence' });
    expect(await makeUps(own.parent, own.student)).toEqual([]);
  });

  it('the remaining classes are the same with and without make-ups (D24, D103)', async () => {
    const [plain, own] = [await family(), await owed()];
    for (const each of [plain, own]) await give(each.student, 8);
    const [{ id: makeupId }] = await makeUps(own.parent, own.student);
    const first = (await schedule(plain.teacher, plain, { date: on(2) })).body.data;
    const second = (await schedule(own.teacher, own, { date: on(2), makeupId })).body.data;
    const sums = async () => Promise.all([plain, own].map(async ({ student }) => (await ledger(student)).sum));
    expect(await sums()).toEqual([8, 8]);
    api.clock.advance(4 * DAY_MS);
    await report(plain.leader, first.id);
    await report(own.leader, second.id);
    expect(await sums()).toEqual([7, 7]);
  });
});

describe('the use of a make-up (D103)', () => {
  it('a make-up is used by the class that names it, and free again after that class is cancelled (D103)', async () => {
    const own = await owed();
    const [{ id: makeupId }] = await makeUps(own.parent, own.student);
    const { id } = (await schedule(own.teacher, own, { date: on(3), makeupId })).body.data;
    expect(await makeUps(own.parent, own.student)).toMatchObject([{ usedBy: id, isOpen: false }]);
    const again = await schedule(own.teacher, own, { date: on(4), makeupId });
    expect([again.status, again.body.fields[0].path]).toEqual([409, 'makeupId']);
    await call(own.leader, 'post', `/classes/${id}/cancel`, { reason: 'technical' });
    expect(await makeUps(own.parent, own.student)).toMatchObject([{ usedBy: null, isOpen: true }]);
  });

  it('when a make-up class is cancelled for the teacher or the family, its make-up is valid again (D103)', async () => {
    const own = await owed();
    const [{ id: makeupId, until }] = await makeUps(own.parent, own.student);
    api.clock.advance(10 * DAY_MS);
    const unavailable = (await schedule(own.teacher, own, { date: on(3), makeupId })).body.data;
    await call(own.leader, 'post', `/classes/${unavailable.id}/cancel`, { reason: 'teacher_unavailable' });
    const excused = (await schedule(own.teacher, own, { date: on(4), makeupId })).body.data;
    await accept(own.teacher, await asked(own.parent, excused.id));
    const left = await makeUps(own.parent, own.student);
    expect(left).toMatchObject([{ id: makeupId, isOpen: true }]);
    expect(left[0].until > until).toBe(true);
  });

  it('of two parallel classes that name one make-up only one is scheduled (D103)', async () => {
    const own = await owed();
    const [{ id: makeupId }] = await makeUps(own.parent, own.student);
    const both = await Promise.all([3, 4].map((days) => schedule(own.teacher, own, { date: on(days), makeupId })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('an expired make-up, or a class after its last day, is 409; another student’s make-up is 422 (D103)', async () => {
    const own = await owed();
    const [{ id: makeupId }] = await makeUps(own.parent, own.student);
    const other = await family();
    expect((await schedule(other.teacher, other, { date: on(2), makeupId })).status).toBe(422);
    expect((await schedule(own.teacher, own, { date: on(62), makeupId })).status).toBe(409);
    api.clock.advance(62 * DAY_MS);
    expect((await schedule(own.teacher, own, { date: on(2), makeupId })).status).toBe(409);
    expect(await makeUps(own.parent, own.student)).toMatchObject([{ isOpen: false }]);
  });

  it('a setting gives the number of days for which new make-ups are valid (D103, D86)', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    await call(admin, 'put', '/settings', { makeup_days: 3 });
    const own = await owed();
    api.clock.advance(5 * DAY_MS);
    expect(await makeUps(own.parent, own.student)).toMatchObject([{ isOpen: false }]);
  });

  it('a viewer who schedules sees make-ups beside the remaining classes, an aunt does not (D103)', async () => {
    const own = await owed();
    const query = `student_id=${own.student.id}&date=${on(3)}&time=17:00`;
    const { body } = await call(own.teacher, 'get', `/classes/time-check?${query}`);
    expect(body.data.makeups).toHaveLength(1);
    const { id } = await classIn(own, 48);
    expect((await call(own.student, 'get', `/classes/${id}`)).body.data.makeups).toHaveLength(1);
    expect((await call(own.aunt, 'get', `/classes/${id}`)).body.data.makeups).toBeNull();
    for (const [person, status] of [
      [own.parent, 200],
      [own.student, 200],
      [own.leader, 200],
      [own.aunt, 404],
      [own.teacher, 404],
    ] as const)
      expect((await call(person, 'get', `/students/${own.student.id}/makeups`)).status).toBe(status);
  });
});

it('a week before its end the family is notified once of an unused make-up, and not of a used one (D103)', async () => {
  const [own, used] = [await owed(), await owed()];
  const [{ id: makeupId }] = await makeUps(used.parent, used.student);
  await schedule(used.teacher, used, { date: on(40), makeupId });
  const ofEnd = async (person: { id: number }) => (await notified(person)).filter((key) => key === 'makeup.ending');
  api.clock.advance(52 * DAY_MS);
  await runClock();
  expect(await ofEnd(own.parent)).toEqual([]);
  api.clock.advance(2 * DAY_MS);
  await Promise.all([runClock(), runClock()]);
  await runClock();
  expect(await ofEnd(own.parent)).toHaveLength(1);
  expect(await ofEnd(own.student)).toHaveLength(1);
  expect(await ofEnd(used.parent)).toEqual([]);
});

describe('make-ups in the list of students (D103)', () => {
  const listed = async (as: Own['leader'], { id }: Own['student']) => {
    const { data } = (await call(as, 'get', `/users?role=student&ids=${id}`)).body;
    return data[0]?.makeUps;
  };

  it('the list of students has the number of open make-ups and the last day of the first one (D103)', async () => {
    const own = await owed();
    const days = (await makeUps(own.parent, own.student)).map(({ until }: { until: string }) => until);
    expect(await listed(own.leader, own.student)).toEqual({ open: 1, until: days[0] });
    expect(await listed(own.leader, (await family()).student)).toBeUndefined();
  });

  it('a student whose make-ups are used or expired has none in the list (D103)', async () => {
    const own = await owed();
    const [{ id: makeupId }] = await makeUps(own.parent, own.student);
    const { data } = (await schedule(own.teacher, own, { date: on(2), makeupId })).body;
    expect(await listed(own.leader, own.student)).toBeNull();
    await call(own.leader, 'post', `/classes/${data.id}/cancel`, { reason: 'teacher_unavailable' });
    expect(await listed(own.leader, own.student)).toMatchObject({ open: 1 });
    api.clock.advance(400 * DAY_MS);
    expect(await listed(own.leader, own.student)).toBeNull();
  });

  it('a viewer who may not read a student’s remaining classes sees no make-ups in the list (D9)', async () => {
    const own = await owed();
    expect(await listed(own.teacher, own.student)).toBeNull();
  });
});
