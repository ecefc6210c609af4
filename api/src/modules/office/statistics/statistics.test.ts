import { afterAll, describe, expect, it } from 'vitest';
import { classStatuses } from '#modules/classes/classes/class-status.ts';
import { academyDay } from '#testing/academy-day.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
type Person = { id: number };
const DAY = 86_400_000;

/** Moves the clock of the API to another moment. */
const goTo = (iso: string) => api.clock.advance(Date.parse(iso) - api.clock.now().getTime());
const atFirst = api.clock.now().toISOString();
afterAll(() => goTo(atFirst));
const ask = async (viewer: Person, path: string) =>
  api.request('get', `/api/statistics${path}`, { token: await api.tokenFor(viewer) });
const read = async (viewer: Person, path = '') => (await (await ask(viewer, path)).json()).data;

const addRole = ({ id }: Person, role: string) =>
  api.deps.database.sql.query({
    text: 'insert into user_roles (user_id, role_id) select $1, id from roles where name = $2',
    values: [id, role],
  });
const remove = ({ id }: Person) =>
  api.deps.database.sql.query({
    text: 'update users set deleted_at = $2 where id = $1',
    values: [id, api.clock.now()],
  });

/** Random numbers that are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Amman is three hours ahead of UTC all year. */
/** The Saturday on which the week of a day starts. */
const saturdayOf = (day: string) => {
  const date = Date.parse(day);
  return new Date(date - ((new Date(date).getUTCDay() + 1) % 7) * DAY).toISOString().slice(0, 10);
};

describe('people (D51)', () => {
  it('an admin sees all users by primary role, and registrations by day, week and month in the academy’s zone', async () => {
    goTo('2027-03-03T22:30:00Z'); // Thursday the 4th in Amman
    const today = '2027-03-04';
    const throwDice = dice(7);
    const admin = await api.buildUser({ role: 'admin', createdAt: new Date('2020-01-01') });
    const built = [{ role: 'admin', day: '2020-01-01' }];
    for (let index = 0; index < 60; index += 1) {
      const role = ['student', 'teacher', 'guest', 'leader'][throwDice(4)] ?? 'student';
      const createdAt = new Date(api.clock.now().getTime() - throwDice(12 * 24) * 3_600_000);
      const isDeleted = throwDice(6) === 0;
      await api.buildUser({ role, createdAt, ...(isDeleted ? { deletedAt: api.clock.now() } : {}) });
      if (!isDeleted) built.push({ role, day: academyDay(createdAt) });
    }
    const since = (day: string) => built.filter((each) => each.day >= day).length;
    const roles: Record<string, number> = {};
    for (const { role } of built) roles[role] = (roles[role] ?? 0) + 1;
    expect(await read(admin)).toEqual({
      view: 'academy',
      total_users: built.length,
      roles,
      new_registrations: { today: since(today), this_week: since('2027-02-27'), this_month: since('2027-03-01') },
    });
    expect(saturdayOf(today)).toBe('2027-02-27');
  });

  it('the week starts on Saturday at midnight in Amman, also across months', async () => {
    goTo('2027-05-05T12:00:00Z');
    const admin = await api.buildUser({ role: 'admin', createdAt: new Date('2020-01-01') });
    const counted = async () => (await read(admin)).new_registrations;
    await api.buildUser({ createdAt: new Date('2027-04-30T20:59:59Z') });
    expect(await counted()).toEqual({ today: 0, this_week: 0, this_month: 0 });
    await api.buildUser({ createdAt: new Date('2027-04-30T21:00:00Z') });
    expect(await counted()).toEqual({ today: 0, this_week: 1, this_month: 1 });
    await api.buildUser({ createdAt: new Date('2027-05-04T21:00:00Z') });
    expect(await counted()).toEqual({ today: 1, this_week: 2, this_month: 2 });
  });

  it('a leader sees statistics of the team and its students, a teacher of their own students', async () => {
    const createdAt = api.clock.now();
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader, createdAt });
    await api.buildTeacher({ leader, createdAt });
    await api.buildStudent({ teacher, createdAt });
    await api.buildStudent({ teacher, createdAt: new Date('2020-01-01') });
    await api.buildStudent();
    expect(await read(leader)).toMatchObject({
      view: 'team',
      total_users: 4,
      roles: { teacher: 2, student: 2 },
      new_registrations: { this_month: 3 },
    });
    expect(await read(teacher)).toMatchObject({ view: 'students', total_users: 2, roles: { student: 2 } });
  });

  it('a student sees only own statistics, and a guest nothing of others', async () => {
    const student = await api.buildStudent();
    await api.buildClass({ student, status: 'ended', startsAt: api.clock.now() });
    await api.buildClass({ student, status: 'ended', startsAt: new Date('2020-01-01') });
    await api.buildClass({ student, status: 'ended', attendance: 'absence_student', startsAt: api.clock.now() });
    await api.buildClass({ student, startsAt: api.clock.now() });
    expect(await read(student)).toEqual({ view: 'own', remaining_classes: 0, month_classes: 1, total_classes: 2 });
    const guest = await api.buildUser({ role: 'guest' });
    expect(await read(guest)).toEqual({ view: 'own', remaining_classes: null, month_classes: 0, total_classes: 0 });
  });
});

/** The outcome of a class as responses count it; null if it is not counted. */
function outcomeOf(status: string, attendance: string) {
  if (status === 'cancelled') return 'cancelled' as const;
  if (status !== 'ended' && status !== 'trial') return null;
  if (attendance === 'absence_student') return 'missed_by_students' as const;
  return attendance === 'absence_teacher' ? ('missed_by_teachers' as const) : ('held' as const);
}

const noClasses = {
  held: 0,
  cancelled: 0,
  missed_by_students: 0,
  missed_by_teachers: 0,
  excused: 0,
  moved: 0,
  made_up: 0,
};

describe('classes of a month (D51)', () => {
  /** Two teachers, one in the leader's team, with classes around February 2026, whose first day is a Sunday. */
  async function fixture() {
    const throwDice = dice(21);
    const leader = await api.buildUser({ role: 'leader' });
    const teachers = [await api.buildTeacher({ leader, name: 'Amal' }), await api.buildTeacher({ name: 'Badr' })];
    const students = [await api.buildStudent(), await api.buildStudent()];
    const built = [];
    for (let index = 0; index < 120; index += 1) {
      const teacher = teachers[throwDice(2)] ?? (await api.buildTeacher());
      const student = students[throwDice(2)] ?? (await api.buildStudent());
      const startsAt = new Date(Date.parse('2026-01-29T20:00:00Z') + throwDice(34 * 24) * 3_600_000);
      const status = classStatuses[throwDice(5)] ?? 'ended';
      const attendance =
        status === 'trial'
          ? ('trial' as const)
          : ((['presence', 'absence_student', 'absence_teacher'] as const)[throwDice(3)] ?? 'presence');
      const durationMinutes = [30, 45, 60][throwDice(3)] ?? 30;
      const deletedAt = throwDice(9) === 0 ? api.clock.now() : null;
      await api.buildClass({ teacher, student, startsAt, status, attendance, durationMinutes, deletedAt });
      const day = academyDay(startsAt);
      const outcome = outcomeOf(status, attendance);
      if (!deletedAt && outcome && day.startsWith('2026-02'))
        built.push({ teacher, student, outcome, day, durationMinutes });
    }
    return { leader, teachers, students, built };
  }
  type Built = Awaited<ReturnType<typeof fixture>>['built'];
  const count = (rows: Built) => {
    const counts = { ...noClasses };
    for (const { outcome } of rows) counts[outcome] += 1;
    return counts;
  };

  it('weeks add up the classes that each viewer sees, and are cut at the ends of the month', async () => {
    const { leader, teachers, students, built } = await fixture();
    const spans = [
      ['2026-02-01', '2026-02-06'],
      ['2026-02-07', '2026-02-13'],
      ['2026-02-14', '2026-02-20'],
      ['2026-02-21', '2026-02-27'],
      ['2026-02-28', '2026-02-28'],
    ] as const;
    const weeksOf = (rows: Built) =>
      spans.map(([from, to]) => ({ from, to, ...count(rows.filter(({ day }) => day >= from && day <= to)) }));
    const admin = await api.buildUser({ role: 'admin' });
    const [own, other] = teachers;
    const cases: [Person, Built][] = [
      [admin, built],
      [leader, built.filter(({ teacher }) => teacher.id === own?.id)],
      [other ?? admin, built.filter(({ teacher }) => teacher.id === other?.id)],
      [students[0] ?? admin, built.filter(({ student }) => student.id === students[0]?.id)],
    ];
    for (const [viewer, rows] of cases)
      expect(await read(viewer, '/classes?month=2026-02')).toEqual({ month: '2026-02', weeks: weeksOf(rows) });
    expect(built.length).toBeGreaterThan(50);
  });

  it('teachers are listed with their load of the month, most held classes first; a leader sees the team', async () => {
    const { leader, teachers, built } = await fixture();
    const expected = teachers.map(({ id, name }) => {
      const own = built.filter(({ teacher }) => teacher.id === id);
      const held = own.filter(({ outcome }) => outcome === 'held');
      const held_minutes = held.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
      return { id: String(id), name, ...count(own), held_minutes };
    });
    const admin = await api.buildUser({ role: 'admin' });
    const found = await (await ask(admin, '/teachers?month=2026-02')).json();
    expect(found.pagination.total).toBe(2);
    expect(found.data).toMatchObject([...expected].sort((one, other) => other.held - one.held));
    expect(await read(leader, '/teachers?month=2026-02')).toMatchObject(expected.slice(0, 1));
    const second = await (await ask(admin, '/teachers?month=2026-02&page=2&per_page=1')).json();
    expect(second.data).toMatchObject([...expected].sort((one, other) => other.held - one.held).slice(1));
  });

  it('pages of many teachers have one order: most held classes first, then by name, without deleted teachers', async () => {
    const throwDice = dice(5);
    const student = await api.buildStudent();
    const built: { id: number; name: string; held: number }[] = [];
    for (let index = 0; index < 24; index += 1) {
      const name = `${['أمل', 'امل', 'Amal', 'badr', 'Badr', 'ziad'][throwDice(6)]} ${index % 7}`;
      // Every fifth person is a teacher only by a further role.
      const teacher = await api.buildUser({ role: index % 5 === 0 ? 'guest' : 'teacher', name });
      if (index % 5 === 0) await addRole(teacher, 'teacher');
      if (index % 5 === 1) await addRole(teacher, 'guest');
      const held = throwDice(2) * throwDice(3);
      for (let n = 0; n < held; n += 1)
        await api.buildClass({
          student,
          teacher,
          startsAt: new Date(Date.UTC(2026, 1, 5, index, 30 * n)),
          status: 'ended',
        });
      if (throwDice(4) === 0) await remove(teacher);
      else built.push({ id: teacher.id, name, held });
    }
    const admin = await api.buildUser({ role: 'admin' });
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) => (await ask(admin, `/teachers?month=2026-02&per_page=5&page=${page}`)).json()),
    );
    const folded = (name: string) => name.toLowerCase().replaceAll('أ', 'ا');
    const byName = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
    built.sort((a, b) => b.held - a.held || byName(folded(a.name), folded(b.name)) || a.id - b.id);
    expect(pages.flatMap(({ data }) => data).map(({ id, held }) => [id, held])).toEqual(
      built.map(({ id, held }) => [String(id), held]),
    );
    expect(pages.map(({ pagination }) => pagination.total)).toEqual(pages.map(() => built.length));
  });

  it('a month without classes has its weeks, the current month is the default, and others are invalid', async () => {
    goTo('2027-03-31T22:00:00Z');
    const admin = await api.buildUser({ role: 'admin' });
    const { month, weeks } = await read(admin, '/classes');
    expect(month).toBe('2027-04');
    expect(weeks[0]).toEqual({ from: '2027-04-01', to: '2027-04-02', ...noClasses });
    expect(weeks.at(-1)).toEqual({ from: '2027-04-24', to: '2027-04-30', ...noClasses });
    expect((await ask(admin, '/classes?month=2027-13')).status).toBe(422);
    expect((await ask(admin, '/teachers?month=soon')).status).toBe(422);
  });
});
