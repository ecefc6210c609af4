import { beforeEach, expect, it } from 'vitest';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { absenceCalls } from '../absences.fixture.ts';

const api = await useTestApi();
const { call, runJobs, team } = absenceCalls(api);
const { inUtc, linesOf, mailsTo, moveTo, send } = deliveryCalls(api);

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
beforeEach(() => moveTo('12:00'));

const dayIn = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

async function sendAll() {
  await runJobs();
  api.clock.advance(2 * MINUTE_MS);
  await send();
}

/** A class at a time in UTC on one of the next days, and the decision of an absence about it. */
async function classOn(own: Awaited<ReturnType<typeof team>>, days: number, time: string) {
  const startsAt = new Date(`${dayIn(days)}T${time}:00.000Z`);
  const { id } = await api.buildClass({ student: own.student, teacher: own.teacher, startsAt, overlapBy: null });
  return { id, range: { from: dayIn(days), to: dayIn(days) } };
}

it.each([
  ['cancels a class of the morning', 1, {}, 'sent'],
  ['moves a class of the morning to a week later', 1, { action: 'move', days: 8 }, 'sent'],
  ['moves a class of the week after to tomorrow morning', 8, { action: 'move', days: 1 }, 'sent'],
  ['cancels a class of the week after', 8, {}, 'held'],
] as const)('an absence in the night that %s is delivered in time (D83)', async (_name, days, decided, status) => {
  const own = await team();
  await inUtc();
  moveTo('22:30');
  const { id, range } = await classOn(own, days, '06:00');
  const to = 'days' in decided ? { to: `${dayIn(decided.days)}T06:45:00.000Z` } : {};
  const decision = { classId: id, action: 'action' in decided ? decided.action : 'cancel', ...to };
  const recorded = await call(own.leader, 'post', '/absences', {
    teacherId: own.teacher.id,
    ...range,
    decisions: [decision],
  });
  expect(recorded.status).toBe(201);
  await sendAll();
  const key = decision.action === 'move' ? 'absence.moved' : 'absence.cancelled';
  expect(await linesOf(own.student)).toEqual([`mail ${key} ${status}`]);
  expect(await linesOf(own.teacher)).toEqual([`mail absence.recorded ${status}`]);
});

it('a mail about an absence names people and the first class on both clocks, but to a substitute only the class (D84, D94)', async () => {
  const own = await team({ teacher: 'Asia/Amman', student: 'Europe/London' });
  const substitute = await api.buildTeacher({ leader: own.leader, name: 'Bilal', timezone: 'Asia/Dubai' });
  const { id, range } = await classOn(own, 3, '14:00');
  const decisions = [{ classId: id, action: 'substitute', to: substitute.id }];
  await call(own.leader, 'post', '/absences', { teacherId: own.teacher.id, ...range, decisions });
  await sendAll();
  const [family] = await mailsTo(own.student);
  expect(family?.text).toMatch(/Student: Yusuf.*Teacher: Bilal.*Time: [^\n]*[23]:00 pm.*In Dubai: [^\n]*6:00 pm/s);
  const [standingIn] = await mailsTo(substitute);
  expect(standingIn?.text).toMatch(/Time: [^\n]*6:00 pm.*In London: [^\n]*[23]:00 pm/s);
  expect(standingIn?.text).not.toContain('Student:');
});

it('a mail about a closure has the first class on both clocks, for family and teacher (D84, D94)', async () => {
  const own = await team({ teacher: 'Asia/Amman', student: 'Europe/London' });
  const { id, range } = await classOn(own, 3, '14:00');
  const decisions = [{ classId: id, action: 'cancel' }];
  await call(own.admin, 'post', '/closures', { name: { en: 'Eid', ar: 'العيد' }, ...range, decisions });
  await sendAll();
  expect((await mailsTo(own.student))[0]?.text).toMatch(
    /Student: Yusuf.*Teacher: .*Time: .*In Amman: [^\n]*[45]:00 pm/s,
  );
  expect((await mailsTo(own.teacher))[0]?.text).toMatch(/Time: [^\n]*[45]:00 pm.*In London: [^\n]*[23]:00 pm/s);
});
