import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { wantedMonth } from './find-statistics.ts';

const api = await useTestApi();

async function statistics(viewer: { id: number }, query: string) {
  return api.request('get', `/api/teacher-statistics?${query}`, { token: await api.tokenFor(viewer) });
}

describe('a teacher’s statistics (D52)', () => {
  it('statistics count present, new, stopped and suspended students of a month', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const teacher = await api.buildTeacher();
    const student = (registrationDate: string, lastStatus?: 'stopped' | 'suspended', lastStatusDate?: string) =>
      api.buildStudent({ teacher, profile: { registrationDate, lastStatus, lastStatusDate } });
    await student('2026-01-10');
    await student('2026-03-01');
    await student('2026-03-31');
    await student('2026-04-01');
    await student('2026-01-01', 'stopped', '2026-03-15');
    await student('2026-01-01', 'stopped', '2026-04-02');
    await student('2026-01-01', 'suspended', '2026-03-31');
    await api.buildStudent({ profile: { registrationDate: '2026-03-05' } });
    const { data } = await (await statistics(admin, `month=2026-03&teacher_id=${teacher.id}`)).json();
    const { months, ...chosen } = data;
    expect(months.map(({ new_students }: { new_students: number }) => new_students)).toEqual([
      ...Array(9).fill(0),
      4,
      0,
      2,
    ]);
    expect(chosen).toEqual({
      month: '2026-03',
      monthly_class_count: 0,
      held: 0,
      missed_by_students: 0,
      missed_by_teachers: 0,
      excused: 0,
      moved: 0,
      made_up: 0,
      total_class_count: 0,
      monthly_salary: 0,
      unpriced_classes: 0,
      currency: 'USD',
      salary_parts: { priced: [], unpaid: 0, unpriced: 0, paid_before: 0, adjusted: 0 },
      current_students: 4,
      new_students: 2,
      stopped_students: 1,
      temporarily_suspended_students: 1,
    });
  });

  it('a student without a registration date counts from the creation of the profile', async () => {
    const teacher = await api.buildTeacher();
    await api.buildStudent({ teacher, profile: { createdAt: new Date('2026-02-28T21:00:00Z') } });
    const ofMonth = async (month: string) => (await (await statistics(teacher, `month=${month}`)).json()).data;
    expect(await ofMonth('2026-02')).toMatchObject({ current_students: 0, new_students: 0 });
    expect(await ofMonth('2026-03')).toMatchObject({ current_students: 1, new_students: 1 });
  });

  it('statistics are by default of the current month and the viewer', async () => {
    const teacher = await api.buildTeacher();
    await api.buildStudent({ teacher });
    const { data } = await (await statistics(teacher, '')).json();
    expect(data).toMatchObject({ current_students: 1, new_students: 1 });
    expect(data.month).toMatch(/^\d{4}-\d\d$/);
  });

  it.each([
    [{ month: '10' }, '2025-10'],
    [{ month: '2' }, '2026-02'],
    [{ month: '3' }, '2026-03'],
    [{ month: '03', year: 2024 }, '2024-03'],
    [{ month: '2024-07' }, '2024-07'],
    [{}, '2026-03'],
  ])('in March 2026 the statistics for %j are of %s (C13)', (query, month) => {
    expect(wantedMonth(query, '2026-03-12')).toBe(month);
  });

  it('a month can be named with its year or by its number', async () => {
    const teacher = await api.buildTeacher();
    const monthOf = async (query: string) => (await (await statistics(teacher, query)).json()).data.month;
    expect(await monthOf('month=2026-10')).toBe('2026-10');
    expect(await monthOf('month=10&year=2024')).toBe('2024-10');
    expect(await monthOf('month=10')).toMatch(/^\d{4}-10$/);
  });

  it.each(['month=13', 'month=0', 'month=1.5', 'month=10&year=26', 'month=October'])(
    'the statistics of “%s” are 422',
    async (query) => {
      expect((await statistics(await api.buildTeacher(), query)).status).toBe(422);
    },
  );

  it('statistics can be seen by the teacher, by the leader without salary, and by admins (D9)', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    const query = `month=2026-03&teacher_id=${teacher.id}`;
    const salaryFor = async (viewer: { id: number }) =>
      (await (await statistics(viewer, query)).json()).data.monthly_salary;
    expect(await salaryFor(teacher)).toBe(0);
    expect(await salaryFor(await api.buildUser({ role: 'admin' }))).toBe(0);
    expect(await salaryFor(leader)).toBeNull();
    for (const role of ['teacher', 'leader', 'student', 'guest'])
      expect((await statistics(await api.buildUser({ role }), query)).status, role).toBe(404);
    expect((await statistics(teacher, 'month=2026-13')).status).toBe(422);
    expect((await statistics(await api.buildUser({ role: 'admin' }), '')).status).toBe(404);
    expect((await api.request('get', `/api/teacher-statistics?${query}`)).status).toBe(401);
  });
});

describe('a teacher’s classes in a month', () => {
  const { sql } = api.deps.database;
  type Class = NonNullable<Parameters<typeof api.buildClass>[0]>;

  async function fixture(rates: Record<string, number>) {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    const student = await api.buildStudent({ teacher });
    for (const [from, minor] of Object.entries(rates))
      await sql.query({
        text: 'insert into teacher_salaries (teacher_id, effective_from, price_minor) values ($1, $2, $3)',
        values: [teacher.id, from, minor],
      });
    const held = (startsAt: string, fields: Class = {}) =>
      api.buildClass({ teacher, student, startsAt: new Date(startsAt), status: 'ended', ...fields });
    const ofMonth = async (month: string, viewer: { id: number } = teacher) =>
      (await (await statistics(viewer, `month=${month}&teacher_id=${teacher.id}`)).json()).data;
    return { leader, teacher, student, held, ofMonth };
  }

  it('classes are paid by their day in the academy’s zone (D30)', async () => {
    const { held, ofMonth } = await fixture({ '2026-03-01': 500, '2026-03-15': 600 });
    await held('2026-03-14T20:30:00Z');
    expect((await ofMonth('2026-03')).monthly_salary).toBe(5);
    await held('2026-03-14T21:10:00Z');
    expect((await ofMonth('2026-03')).monthly_salary).toBe(11);
  });

  it('classes are paid for presence and student absence, not for teacher absence (D31)', async () => {
    const { held, ofMonth } = await fixture({ '2026-03-01': 500 });
    for (const day of [2, 3, 4]) await held(`2026-03-0${day}T12:00:00Z`);
    await held('2026-03-05T12:00:00Z', { attendance: 'absence_student' });
    await held('2026-03-06T12:00:00Z', { attendance: 'absence_teacher' });
    expect((await ofMonth('2026-03')).monthly_salary).toBe(20);
    await held('2026-03-07T12:00:00Z', { status: 'trial', attendance: 'trial' });
    expect(await ofMonth('2026-03')).toMatchObject({
      monthly_salary: 25,
      monthly_class_count: 6,
      unpriced_classes: 0,
      currency: 'USD',
      salary_parts: {
        priced: [{ count: 5, price: 5, percent: 100 }],
        unpaid: 1,
        unpriced: 0,
        paid_before: 0,
        adjusted: 0,
      },
    });
  });

  it('a salary is rounded to the hundredth only once', async () => {
    const { held, ofMonth } = await fixture({ '2026-03-01': 10, '2026-03-10': 20 });
    await held('2026-03-02T12:00:00Z');
    await held('2026-03-12T12:00:00Z');
    expect((await ofMonth('2026-03')).monthly_salary).toBe(0.3);
  });

  it('classes without a price are counted separately, and a price of zero is a price', async () => {
    const { held, ofMonth } = await fixture({ '2026-03-10': 500, '2026-03-20': 0 });
    await held('2026-03-09T12:00:00Z');
    await held('2026-03-08T12:00:00Z', { attendance: 'absence_teacher' });
    await held('2026-03-11T12:00:00Z');
    await held('2026-03-21T12:00:00Z');
    expect(await ofMonth('2026-03')).toMatchObject({ monthly_class_count: 4, monthly_salary: 5, unpriced_classes: 1 });
  });

  it('the classes of a month are the held ones and those missed by either side (D52)', async () => {
    const { held, ofMonth } = await fixture({ '2026-01-01': 500 });
    for (const attendance of ['presence', 'presence', 'absence_student', 'absence_teacher'] as const)
      await held('2026-03-05T12:00:00Z', { attendance });
    await held('2026-03-07T12:00:00Z', { status: 'trial', attendance: 'trial' });
    await held('2026-02-07T12:00:00Z', { attendance: 'absence_teacher' });
    expect(await ofMonth('2026-03')).toMatchObject({
      monthly_class_count: 5,
      held: 3,
      missed_by_students: 1,
      missed_by_teachers: 1,
    });
  });

  it('statistics count held classes of the teacher in the academy’s month', async () => {
    const { student, held, ofMonth } = await fixture({ '2026-01-01': 500 });
    await held('2026-02-28T20:59:59Z');
    await held('2026-02-28T21:00:00Z');
    await held('2026-03-31T20:59:59Z');
    await held('2026-03-31T21:00:00Z');
    for (const status of ['scheduled', 'needs_report_to_end', 'cancelled'] as const)
      await held('2026-03-15T12:00:00Z', { status });
    await held('2026-03-15T12:00:00Z', { deletedAt: new Date() });
    await api.buildClass({ student, status: 'ended', startsAt: new Date('2026-03-16T12:00:00Z') });
    expect(await ofMonth('2026-03')).toMatchObject({
      monthly_class_count: 2,
      total_class_count: 4,
      monthly_salary: 10,
    });
    expect(await ofMonth('2026-05')).toMatchObject({ monthly_class_count: 0, total_class_count: 4, monthly_salary: 0 });
  });

  it('statistics cover twelve months; the leader sees no salaries (D9)', async () => {
    const { leader, held, ofMonth } = await fixture({ '2025-01-01': 500, '2026-03-01': 700 });
    await held('2025-03-20T12:00:00Z');
    await held('2025-04-20T12:00:00Z');
    await held('2026-02-20T12:00:00Z');
    await held('2026-02-21T12:00:00Z');
    await held('2026-03-20T12:00:00Z');
    const { months } = await ofMonth('2026-03');
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-04', monthly_class_count: 1, monthly_salary: 5, new_students: 0 });
    expect(months.at(-2)).toMatchObject({ month: '2026-02', monthly_class_count: 2, monthly_salary: 10 });
    expect(months.at(-1)).toMatchObject({ month: '2026-03', monthly_class_count: 1, monthly_salary: 7 });
    const forLeader = await ofMonth('2026-03', leader);
    expect(forLeader).toMatchObject({
      monthly_class_count: 1,
      monthly_salary: null,
      unpriced_classes: null,
      currency: null,
      salary_parts: null,
    });
    expect(forLeader.months.map(({ monthly_salary }: { monthly_salary: null }) => monthly_salary)).toEqual(
      Array(12).fill(null),
    );
  });
});

describe('a teacher’s students', () => {
  it('the students of a teacher are listed by name for the teacher, the leader and admins', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    const second = await api.buildStudent({ teacher, name: 'إياد', profile: { code: 'S-2' } });
    const first = await api.buildStudent({ teacher, name: 'أحمد', profile: { code: 'S-1' } });
    await api.buildStudent({ teacher, deletedAt: new Date() });
    await api.buildStudent();
    const path = `/api/teachers/${teacher.id}/students`;
    for (const viewer of [teacher, leader, await api.buildUser({ role: 'admin' })]) {
      const { data } = await (await api.request('get', path, { token: await api.tokenFor(viewer) })).json();
      expect(data).toEqual([
        { id: String(first.id), name: 'أحمد', code: 'S-1' },
        { id: String(second.id), name: 'إياد', code: 'S-2' },
      ]);
    }
    for (const viewer of [first, await api.buildTeacher()])
      expect((await api.request('get', path, { token: await api.tokenFor(viewer) })).status).toBe(404);
    expect((await api.request('get', path)).status).toBe(401);
  });
});
