import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { relations } from './relatives.table.ts';

const api = await useTestApi();
type Person = { id: number };

const read = async (person: Person) => {
  const response = await api.request('get', '/api/own-profile', { token: await api.tokenFor(person) });
  expect(response.status).toBe(200);
  return (await response.json()).data;
};

const relate = (student: Person, relative: Person, relationshipType: 'parent' | 'uncle' | 'aunt') =>
  api.deps.database.sql.orm
    .insert(relations)
    .values({ userId: student.id, relatedUserId: relative.id, relationshipType });

describe('reading the viewer’s own profile', () => {
  it('the viewer’s own profile has both profiles and private fields', async () => {
    const leader = await api.buildUser({ role: 'leader', name: 'Bilal' });
    const teacher = await api.buildTeacher({ leader, profile: { walletNum: '0790000777' } });
    const student = await api.buildStudent({
      teacher,
      leader,
      phone: '07911111111',
      profile: { wallet: 'Zain 12345' },
    });
    expect(await read(student)).toMatchObject({
      id: String(student.id),
      email: student.email,
      phone: '07911111111',
      roles: ['student'],
      student: { wallet: 'Zain 12345', teacher_name: teacher.name, leader_name: 'Bilal', remainingClasses: 0 },
      teacher: null,
      children: [],
    });
    expect(await read(teacher)).toMatchObject({
      student: null,
      teacher: { wallet_num: '0790000777', leader_name: 'Bilal', students: 1 },
    });
  });

  it('a user who can see nobody else can read their own profile', async () => {
    const guest = await api.buildUser({ role: 'guest' });
    expect(await read(guest)).toMatchObject({ name: guest.name, student: null, teacher: null, children: [] });
  });
});

describe('a relative’s children', () => {
  it('a relative’s children are returned with contacts, for a parent also with remaining classes and paid months (D8, D9)', async () => {
    const [parent, aunt] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
    const profile = { phone: '0791234567', paidSessionsBalance: 4, wallet: 'Zain 12345' };
    const child = await api.buildStudent({ teacher: await api.buildTeacher({ name: 'Salma' }), profile });
    await relate(child, parent, 'parent');
    await relate(child, aunt, 'aunt');
    const seen = { phone: '0791234567', teacher_name: 'Salma', wallet: '****2345' };
    expect((await read(parent)).children).toMatchObject([
      {
        id: String(child.id),
        name: child.name,
        relationship_type: 'parent',
        student: { ...seen, remainingClasses: 0, paid_sessions_balance: 4 },
      },
    ]);
    expect((await read(aunt)).children).toMatchObject([
      { relationship_type: 'aunt', student: { ...seen, remainingClasses: null, paid_sessions_balance: null } },
    ]);
  });

  it('each child is listed once, by the relation that shows most, until account or relation ends', async () => {
    const relative = await api.buildUser({ role: 'guest' });
    const [yusuf, amal, gone] = [
      await api.buildStudent({ name: 'Yusuf' }),
      await api.buildUser({ name: 'Amal' }),
      await api.buildStudent({ deletedAt: new Date() }),
    ];
    await relate(yusuf, relative, 'uncle');
    await relate(yusuf, relative, 'parent');
    await relate(amal, relative, 'uncle');
    await relate(gone, relative, 'parent');
    const { children } = await read(relative);
    expect(
      children.map((child: { name: string; relationship_type: string }) => [child.name, child.relationship_type]),
    ).toEqual([
      ['Amal', 'uncle'],
      ['Yusuf', 'parent'],
    ]);
    await api.deps.database.sql.orm.delete(relations);
    expect((await read(relative)).children).toEqual([]);
  });
});
