import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
type Person = { id: number };

const give = (student: Person, delta: number) =>
  api.deps.database.sql.query({
    text: `insert into class_ledger (student_id, delta, reason) values ($1, $2, 'manual')`,
    values: [student.id, delta],
  });

async function academy() {
  const leader = await api.buildUser({ role: 'leader', name: 'Leader' });
  const teacher = await api.buildTeacher({ name: 'Teacher', leader });
  const owing = await api.buildStudent({ name: 'Owing', teacher, leader, profile: { section: 'القرآن الكريم' } });
  await give(owing, -2);
  const paused = await api.buildStudent({ name: 'Paused', profile: { lastStatus: 'suspended' } });
  await give(paused, 3);
  const fresh = await api.buildUser({ role: 'student', name: 'Fresh' });
  const admin = await api.buildUser({ role: 'admin', name: 'Admin' });
  const names = async (person: Person, query: string): Promise<string[]> => {
    const path = `/api/users?sort=name&${query}`;
    const response = await api.request('get', path, { token: await api.tokenFor(person) });
    expect(response.status).toBe(200);
    const { data, pagination } = await response.json();
    expect(pagination.total).toBe(data.length);
    return data.map(({ name }: { name: string }) => name);
  };
  return { leader, teacher, owing, paused, fresh, admin, names };
}

it('students can be filtered by status, teacher, leader, section, owed classes and a missing profile', async () => {
  const { leader, teacher, admin, names, paused, owing } = await academy();
  expect(await names(admin, 'role=student&status=suspended')).toEqual(['Paused']);
  expect(await names(admin, 'role=student&status=active')).toEqual(['Owing']);
  expect(await names(admin, `teacher_id=${teacher.id}`)).toEqual(['Owing']);
  expect(await names(admin, `leader_id=${leader.id}`)).toEqual(['Owing', 'Teacher']);
  expect(await names(admin, `section=${encodeURIComponent('القران')}`)).toEqual(['Owing']);
  expect(await names(admin, 'owes=true')).toEqual(['Owing']);
  expect(await names(admin, 'role=student&owes=false')).toEqual(['Fresh', 'Paused']);
  expect(await names(admin, 'profile=missing')).toEqual(['Fresh']);
  expect(await names(admin, 'role=student&profile=completed')).toEqual(['Owing', 'Paused']);
  expect(await names(admin, `ids=${paused.id},${owing.id}`)).toEqual(['Owing', 'Paused']);
  expect(await names(admin, `ids=${paused.id},${owing.id}&owes=true&status=active`)).toEqual(['Owing']);
});

it('filters of a profile only narrow the viewer’s list (D9)', async () => {
  const { leader, teacher, paused, names } = await academy();
  expect(await names(leader, 'role=student&owes=false')).toEqual([]);
  expect(await names(leader, `ids=${paused.id}`)).toEqual([]);
  expect(await names(teacher, 'owes=true')).toEqual(['Owing']);
});

it.each(['status=gone', 'teacher_id=x', 'owes=perhaps', 'profile=half', 'ids=1,x'])(
  'the filter %s is rejected',
  async (query) => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    expect((await api.request('get', `/api/users?${query}`, { token })).status).toBe(422);
  },
);

it('the CSV of selected users has only these users', async () => {
  const { admin, owing } = await academy();
  const response = await api.request('get', `/api/users.csv?ids=${owing.id}`, { token: await api.tokenFor(admin) });
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Owing');
});
