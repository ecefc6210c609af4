import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

async function statistics(reader: { id: number }, query: string) {
  return api.request('get', `/api/teacher-statistics?${query}`, { token: await api.tokenFor(reader) });
}

describe('a teacher’s statistics (D52)', () => {
  it('count the students of a month: who is there at its end, new, stopped and suspended', async () => {
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
    expect(data).toEqual({
      month: '2026-03',
      monthly_class_count: 0,
      total_class_count: 0,
      monthly_salary: 0,
      current_students: 4,
      new_students: 2,
      stopped_students: 1,
      temporarily_suspended_students: 1,
    });
  });

  it('take the day on which a profile was made where no other is written', async () => {
    const teacher = await api.buildTeacher();
    await api.buildStudent({ teacher, profile: { createdAt: new Date('2026-02-28T21:00:00Z') } });
    const ofMonth = async (month: string) => (await (await statistics(teacher, `month=${month}`)).json()).data;
    expect(await ofMonth('2026-02')).toMatchObject({ current_students: 0, new_students: 0 });
    expect(await ofMonth('2026-03')).toMatchObject({ current_students: 1, new_students: 1 });
  });

  it('are of the running month and the reader where nothing is said', async () => {
    const teacher = await api.buildTeacher();
    await api.buildStudent({ teacher });
    const { data } = await (await statistics(teacher, '')).json();
    expect(data).toMatchObject({ current_students: 1, new_students: 1 });
    expect(data.month).toMatch(/^\d{4}-\d\d$/);
  });

  it('are seen by the teacher, by the leader without the salary, and by admins (D9)', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    const query = `month=2026-03&teacher_id=${teacher.id}`;
    const salaryFor = async (reader: { id: number }) =>
      (await (await statistics(reader, query)).json()).data.monthly_salary;
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

describe('a teacher’s students', () => {
  it('are listed by name for the teacher, the leader and admins', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    const second = await api.buildStudent({ teacher, name: 'إياد', profile: { code: 'S-2' } });
    const first = await api.buildStudent({ teacher, name: 'أحمد', profile: { code: 'S-1' } });
    await api.buildStudent({ teacher, deletedAt: new Date() });
    await api.buildStudent();
    const path = `/api/teachers/${teacher.id}/students`;
    for (const reader of [teacher, leader, await api.buildUser({ role: 'admin' })]) {
      const { data } = await (await api.request('get', path, { token: await api.tokenFor(reader) })).json();
      expect(data).toEqual([
        { id: String(first.id), name: 'أحمد', code: 'S-1' },
        { id: String(second.id), name: 'إياد', code: 'S-2' },
      ]);
    }
    for (const reader of [first, await api.buildTeacher()])
      expect((await api.request('get', path, { token: await api.tokenFor(reader) })).status).toBe(404);
    expect((await api.request('get', path)).status).toBe(401);
  });
});
