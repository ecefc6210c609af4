import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { seedDemo } from './seed.ts';

const api = await useTestApi();

async function signedIn(login: string) {
  await seedDemo(api.deps);
  const body = { email: `${login}@academy.test`, password: 'academy-demo' };
  const { token } = (await (await api.request('post', '/api/login', { body })).json()).data;
  return async (path: string) => (await api.request('get', `/api/${path}`, { token })).json();
}

describe('the people of a first start', () => {
  it('have whole profiles, and classes left from what was bought and held', async () => {
    const get = await signedIn('admin');
    const { data, pagination } = await get('users?role=student&per_page=50');
    expect(pagination.total).toBe(data.length);
    for (const { name, phone, student } of data) {
      expect(student, name).toMatchObject({ phone, section: expect.any(String), age: expect.any(Number) });
      expect([student.teacher_name, student.teacher_code, student.leader_name], name).not.toContain(null);
      expect(student.remainingClasses, name).toBeGreaterThanOrEqual(0);
    }
    const held = data.map(({ student }: { student: { remainingClasses: number } }) => student.remainingClasses);
    expect(new Set(held).size).toBeGreaterThan(5);
    const statuses = data.map(({ student }: { student: { last_status: string } }) => student.last_status);
    expect(new Set(statuses)).toEqual(new Set(['active', 'suspended', 'stopped']));
    const ledger = await get(`users/${data[0].id}/ledger?per_page=50`);
    expect(ledger.data[0].balance).toBe(data[0].student.remainingClasses);
    expect(ledger.pagination.total).toBeGreaterThan(30);
  });

  it('have salaries that were raised, and statistics', async () => {
    const get = await signedIn('teacher');
    const { data } = await get('profile');
    const salaries = await get(`teacher-salaries/${data.user.id}`);
    expect(salaries.data.salaries.length).toBe(2);
    expect(salaries.data.current_price).toBe(salaries.data.salaries[0].price_per_class);
    expect((await get('teacher-statistics')).data.current_students).toBeGreaterThan(3);
  });
});
