import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { clockNotifications } from '../classes.notifications.ts';
import { clockCalls } from './clock.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, family } = classCalls(api);
const { keysTo, moveTo, run, unreadOf } = clockCalls(api);

const HOUR = 60;
const DAY = 24 * HOUR;

/** A family with a class created yesterday that starts in 25 hours. */
async function withClass() {
  const own = await family();
  const { id, startsAt } = await api.buildClass({ ...own, startsAt: after(DAY + HOUR), createdAt: after(-DAY) });
  return { ...own, id, startsAt };
}
type Own = Awaited<ReturnType<typeof withClass>>;

/** The teacher moves the class to a full minute. */
async function moveClass({ id, teacher }: Own, to: Date): Promise<Date> {
  await sql.query({ text: `update users set timezone = 'UTC'` });
  const [date, time] = to.toISOString().slice(0, 16).split('T');
  expect((await call(teacher, 'post', `/classes/${id}`, { date, time })).status).toBe(200);
  return new Date(`${date}T${time}:00Z`);
}

describe('reminders (D53)', () => {
  it('reminders are sent 24 hours, an hour and 10 minutes before the start, and not earlier', async () => {
    const own = await withClass();
    const sent: string[] = [];
    for (const [minutes, key] of [
      [-DAY, 'day-reminder'],
      [-HOUR, 'hour-reminder'],
      [-10, 'minutes-reminder'],
    ] as const) {
      moveTo(own.startsAt, minutes, 1);
      await run();
      expect(await keysTo(own.student)).toEqual(sent);
      moveTo(own.startsAt, minutes);
      await run();
      sent.push(key);
      expect(await keysTo(own.student)).toEqual(sent);
    }
    expect(await keysTo(own.teacher)).toEqual(sent);
    expect(await keysTo(own.parent)).toEqual(['day-reminder', 'hour-reminder']);
    for (const other of [own.aunt, own.leader, own.admin]) expect(await keysTo(other)).toEqual([]);
  });

  it('a reminder has the same text at each time that can be set (D86)', () => {
    const { dayReminder, hourReminder, minutesReminder } = clockNotifications;
    const about = { student: 'Layla', teacher: 'Bilal', startsAt: 'Sun, 22 Nov 2026, 5:00 pm' };
    for (const { message } of [dayReminder, hourReminder, minutesReminder])
      expect(message(about, 1)).toBe('Reminder: the class of Layla with Bilal starts on Sun, 22 Nov 2026, 5:00 pm');
  });

  it.each([
    [{ last_reminder: '30' }, -30, ['minutes-reminder']],
    [{ last_reminder: '0' }, -1, ['hour-reminder']],
    [{ second_reminder: '10' }, -10, ['hour-reminder']],
    [{ first_reminder: '30', second_reminder: '1440' }, -30, ['day-reminder']],
    [{ first_reminder: '0', second_reminder: '0', last_reminder: '0' }, -5, []],
  ])('with %j a run %i minutes before the class sends %j (D86)', async (settings, minutes, keys) => {
    const own = await withClass();
    expect((await call(own.admin, 'put', '/settings', settings)).status).toBe(200);
    moveTo(own.startsAt, minutes);
    await run();
    expect(await keysTo(own.student)).toEqual(keys);
  });

  it.each([
    [-HOUR - 1, ['day-reminder']],
    [-HOUR, ['hour-reminder']],
    [-11, ['hour-reminder']],
    [-10, ['minutes-reminder']],
    [-1, ['minutes-reminder']],
    [0, []],
  ])('a late run of the clock, %i minutes before the class, sends only %j', async (minutes, keys) => {
    const own = await withClass();
    moveTo(own.startsAt, minutes);
    await run();
    expect(await keysTo(own.student)).toEqual(keys);
  });

  it('a class that is scheduled two hours before its start has no 24-hour reminder', async () => {
    const own = await family();
    const { startsAt } = await api.buildClass({ ...own, startsAt: after(2 * HOUR), createdAt: api.clock.now() });
    await run();
    expect(await keysTo(own.student)).toEqual([]);
    moveTo(startsAt, -HOUR);
    await run();
    expect(await keysTo(own.student)).toEqual(['hour-reminder']);
  });

  it('a moved class has reminders for its new start, and none for the old one', async () => {
    const own = await withClass();
    moveTo(own.startsAt, -DAY);
    await run();
    const startsAt = await moveClass(own, after(3 * DAY));
    expect(await unreadOf(own.student)).toEqual([]);
    for (const minutes of [-HOUR, -10, 5]) {
      moveTo(own.startsAt, minutes);
      await run();
    }
    expect(await keysTo(own.student)).toEqual(['day-reminder']);
    moveTo(startsAt, -DAY);
    await run();
    expect(await keysTo(own.student)).toEqual(['day-reminder', 'day-reminder']);
    expect(await unreadOf(own.student)).toEqual(['day-reminder']);
  });

  it('after the notification that a class was moved to today no reminder follows immediately', async () => {
    const own = await withClass();
    const startsAt = await moveClass(own, after(3 * HOUR));
    await run();
    expect(await keysTo(own.student)).toEqual([]);
    moveTo(startsAt, -HOUR);
    await run();
    expect(await keysTo(own.student)).toEqual(['hour-reminder']);
  });

  it('a teacher who takes over a class half an hour before it gets the later reminders, the former teacher none', async () => {
    const own = await withClass();
    const next = await api.buildTeacher({ leader: own.leader });
    moveTo(own.startsAt, -30);
    expect((await call(own.leader, 'post', `/classes/${own.id}`, { teacher_id: next.id })).status).toBe(200);
    await run();
    expect(await keysTo(next)).toEqual([]);
    moveTo(own.startsAt, -10);
    await run();
    expect(await keysTo(next)).toEqual(['minutes-reminder']);
    expect(await keysTo(own.teacher)).toEqual([]);
  });

  it('a cancelled class sends no reminders, and sent ones are marked as read', async () => {
    const own = await withClass();
    moveTo(own.startsAt, -HOUR);
    await run();
    expect(await unreadOf(own.teacher)).toEqual(['hour-reminder']);
    await call(own.admin, 'post', `/classes/${own.id}/cancel`);
    expect(await unreadOf(own.teacher)).toEqual([]);
    for (const minutes of [-10, 5, 30]) {
      moveTo(own.startsAt, minutes);
      await run();
    }
    expect(await keysTo(own.teacher)).toEqual(['hour-reminder']);
  });

  it('a deleted class sends no reminders', async () => {
    const own = await withClass();
    moveTo(own.startsAt, -HOUR);
    await run();
    await call(own.admin, 'delete', `/classes/${own.id}`);
    moveTo(own.startsAt, -10);
    await run();
    expect(await keysTo(own.student)).toEqual([]);
  });
});

describe('a teacher who has not joined (D53)', () => {
  const join = ({ id }: Own, person: { id: number }) => call(person, 'post', `/attendance/${id}/join`);

  it('teacher, leader and admins are notified of an absent teacher 5 minutes after the start', async () => {
    const own = await withClass();
    moveTo(own.startsAt, -5);
    expect((await join(own, own.student)).status).toBe(200);
    moveTo(own.startsAt, 5, 1);
    await run();
    expect(await keysTo(own.leader)).toEqual([]);
    moveTo(own.startsAt, 5);
    await run();
    for (const person of [own.teacher, own.leader, own.admin])
      expect(await keysTo(person)).toEqual(['teacher-not-joined']);
    for (const person of [own.student, own.parent]) expect(await keysTo(person)).toEqual([]);
    await join(own, own.teacher);
    for (const person of [own.teacher, own.leader, own.admin]) expect(await unreadOf(person)).toEqual([]);
  });

  it('a teacher who joined and has left is not reported as absent', async () => {
    const own = await withClass();
    moveTo(own.startsAt, -5);
    await join(own, own.teacher);
    await call(own.teacher, 'post', `/attendance/${own.id}/leave`);
    moveTo(own.startsAt, 5);
    await run();
    for (const person of [own.teacher, own.leader, own.admin]) expect(await keysTo(person)).toEqual([]);
  });

  it('no absent teacher is reported for an ended class', async () => {
    const own = await withClass();
    moveTo(own.startsAt, 30);
    await run();
    for (const person of [own.leader, own.admin]) expect(await keysTo(person)).toEqual([]);
  });
});

describe('a student who has not joined (D144)', () => {
  const join = ({ id }: Own, person: { id: number }) => call(person, 'post', `/attendance/${id}/join`);
  /** The teacher of a class of a family has joined it at its start. */
  async function withTeacher() {
    const own = await withClass();
    moveTo(own.startsAt, 0);
    expect((await join(own, own.teacher)).status).toBe(200);
    return own;
  }
  const missing = ['student-not-joined'];
  const staffOf = (own: Own) => [own.aunt, own.teacher, own.leader, own.admin];

  it('student and parents are notified 5 minutes after the start while the teacher waits, and nobody else', async () => {
    const own = await withTeacher();
    moveTo(own.startsAt, 5, 1);
    await run();
    expect(await keysTo(own.student)).toEqual([]);
    moveTo(own.startsAt, 5);
    await Promise.all([run(1), run(1)]);
    await run();
    for (const person of [own.student, own.parent]) expect(await keysTo(person)).toEqual(missing);
    for (const person of staffOf(own)) expect(await keysTo(person)).toEqual([]);
  });

  it.each([
    [{ not_joined_minutes: 12 }, 11, []],
    [{ not_joined_minutes: 12 }, 12, missing],
    [{ not_joined_minutes: 0 }, 20, []],
  ])('with %j a run %i minutes after the start sends %j', async (settings, minutes, keys) => {
    const own = await withTeacher();
    expect((await call(own.admin, 'put', '/settings', settings)).status).toBe(200);
    moveTo(own.startsAt, minutes);
    await run();
    expect(await keysTo(own.student)).toEqual(keys);
  });

  it('without the teacher the family is not notified, and with a late one it is', async () => {
    const own = await withClass();
    moveTo(own.startsAt, 8);
    await run();
    expect(await keysTo(own.parent)).toEqual([]);
    await join(own, own.teacher);
    await run();
    expect(await keysTo(own.parent)).toEqual(missing);
  });

  it('a student who joined and has left is not reported as missing', async () => {
    const own = await withTeacher();
    await join(own, own.student);
    await call(own.student, 'post', `/attendance/${own.id}/leave`);
    moveTo(own.startsAt, 5);
    await run();
    expect(await keysTo(own.parent)).toEqual([]);
  });

  it('a class that has ended reports nobody as missing', async () => {
    const own = await withTeacher();
    moveTo(own.startsAt, 45);
    await run();
    expect(await keysTo(own.parent)).toEqual([]);
  });

  it.each([
    ['joins', (own: Own) => join(own, own.student)],
    ['is cancelled for', (own: Own) => call(own.admin, 'post', `/classes/${own.id}/cancel`)],
    ['is moved for', (own: Own) => moveClass(own, after(3 * DAY))],
  ])('what was sent is read, and nothing waits any more, once the student %s the class', async (_act, act) => {
    const own = await withTeacher();
    moveTo(own.startsAt, 5);
    await run();
    expect(await unreadOf(own.parent)).toEqual(missing);
    await act(own);
    for (const person of [own.student, own.parent]) expect(await unreadOf(person)).toEqual([]);
    const waiting = `select from deliveries d join notifications n on n.id = d.notification_id
      where n.key = 'class.student-not-joined' and d.due_at is not null`;
    expect(await sql.query({ text: waiting })).toEqual([]);
  });

  it('the class says to the teacher and staff from when the student is missing, to the family nothing', async () => {
    const own = await withTeacher();
    const from = async (person: { id: number }) =>
      (await call(person, 'get', `/classes/${own.id}`)).body.data.student_missing_from;
    const due = new Date(own.startsAt.getTime() + 5 * 60_000).toISOString();
    for (const person of [own.teacher, own.leader, own.admin]) expect(await from(person)).toBe(due);
    for (const person of [own.student, own.parent, own.aunt]) expect(await from(person)).toBeNull();
    await join(own, own.student);
    expect(await from(own.teacher)).toBeNull();
  });
});
