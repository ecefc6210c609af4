import { describe, expect, it } from 'vitest';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { storeCoupon } from '#testing/fixtures/subscriptions.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

/** A person with a custom role that has only permissions about money. */
async function accountant(scope: 'all' | 'team', permissions = ['salaries.read', 'office.month.read', 'users.read']) {
  const user = await api.buildUser({ permissions });
  await api.deps.database.sql.query({
    text: 'update roles set scope = $2 where id = $1',
    values: [user.roleId, scope],
  });
  return api.tokenFor(user);
}

const statuses = async (token: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await api.request('get', `/api${path}`, { token })).status));

it('a role of the academy with the permissions reads all salaries and the month’s archive, and changes nothing (D33, D115)', async () => {
  const { teacher, post } = await openMonths({ '2020-01-01': 500 });
  const salaries = `/teacher-salaries/${teacher.id}`;
  const paths = [salaries, `${salaries}/months`, `${salaries}/months/2026-01`, '/office/month?year=2026&month=1'];
  const token = await accountant('all');
  expect(await statuses(token, paths)).toEqual([200, 200, 200, 200]);
  const { data } = await (await api.request('get', `/api/users/${teacher.id}`, { token })).json();
  expect(data.data[0].may).toMatchObject({ viewSalaries: true, changeSalaries: false });
  expect((await post('2026-01', 'close', undefined, token)).status).toBe(403);
  expect(await statuses(await accountant('team'), paths)).toEqual([404, 404, 404, 403]);
  expect(await statuses(await accountant('all', ['salaries.read']), paths)).toEqual([200, 200, 200, 403]);
  expect(await statuses(await accountant('all', ['office.month.read']), paths)).toEqual([404, 404, 404, 200]);
});

describe('a role of the academy with one permission of money has that alone', () => {
  const setsSalaries = ['salaries.read', 'salaries.update'];

  it('salaries.update sets prices, adjusts and closes months for everybody, and opens none again (D32, D33)', async () => {
    const { teacher, post, adjust, month } = await openMonths({ '2020-01-01': 500 });
    const token = await accountant('all', setsSalaries);
    const body = { price_per_class: 6, effective_from: '2026-01-01' };
    const price = () => api.request('post', `/api/teacher-salaries/${teacher.id}`, { token, body });
    expect((await price()).status).toBe(201);
    expect((await month('2026-01', token)).may).toEqual({ adjust: true, close: true, reopen: false });
    expect((await post('2026-01', 'adjustments', { amount: 5, reason: 'Bonus' }, token)).status).toBe(201);
    expect((await post('2026-01', 'close', undefined, token)).status).toBe(200);
    expect((await post('2026-01', 'reopen', { reason: 'A mistake' }, token)).status).toBe(403);
    const reopens = await accountant('all', ['salaries.read', 'salaries.reopen']);
    expect((await post('2026-01', 'reopen', { reason: 'A mistake' }, reopens)).status).toBe(200);
    expect((await post('2026-01', 'close', undefined, reopens)).status).toBe(403);
    expect((await adjust('2026-01', 1)).status).toBe(201);
    for (const other of [await accountant('team', setsSalaries), await accountant('all', ['salaries.update'])])
      expect((await post('2026-01', 'close', undefined, other)).status).toBe(404);
  });

  it('nobody sets their own salary by it, but who changes everybody (D33)', async () => {
    const body = { price_per_class: 60, effective_from: '2026-01-01' };
    for (const [permissions, status] of [
      [setsSalaries, 403],
      [[...setsSalaries, 'users.read', 'users.update'], 201],
    ] as const) {
      const { roleId } = await api.buildUser({ permissions: [...permissions] });
      const teacher = await api.buildTeacher();
      const { sql } = api.deps.database;
      await sql.query({ text: `update roles set scope = 'all' where id = $1`, values: [roleId] });
      await sql.query({
        text: 'insert into user_roles (user_id, role_id) values ($1, $2)',
        values: [teacher.id, roleId],
      });
      const token = await api.tokenFor(teacher);
      const path = `/api/teacher-salaries/${teacher.id}`;
      expect((await (await api.request('get', path, { token })).json()).data.may.create).toBe(status === 201);
      expect((await api.request('post', path, { token, body })).status).toBe(status);
    }
  });

  it('money.read reads statements with their money, and no person (D111)', async () => {
    const student = await api.buildStudent();
    const paths = [`/students/${student.id}/statement`, `/users/${student.id}`, `/users/${student.id}/ledger`];
    const token = await accountant('all', ['money.read']);
    expect(await statuses(token, paths)).toEqual([200, 403, 404]);
    const { data } = await (await api.request('get', `/api${paths[0]}`, { token })).json();
    expect(data.money).toEqual([]);
    expect(await statuses(await accountant('team', ['money.read']), paths)).toEqual([404, 403, 404]);
    expect(await statuses(await accountant('all', ['money.update']), paths)).toEqual([404, 403, 404]);
  });

  it('a permission for coupons gives coupons, and no packages (D113)', async () => {
    const coupon = await storeCoupon(api.deps.database.sql);
    const paths = ['/coupons', coupon, '/packages'];
    expect(await statuses(await accountant('all', ['subscriptions.coupons.read']), paths)).toEqual([200, 200, 403]);
    const { status } = await api.request('delete', `/api${coupon}`, {
      token: await accountant('all', ['subscriptions.coupons.read']),
    });
    expect(status).toBe(403);
    expect(await statuses(await accountant('all', ['subscriptions.packages.update']), paths)).toEqual([403, 403, 403]);
  });
});

describe('the built-in accountant (D149)', () => {
  const signIn = async () => api.tokenFor(await api.buildUser({ role: 'accountant' }));
  const get = async (path: string, token: string) => (await api.request('get', `/api${path}`, { token })).json();

  it('reads names and roles of everybody, and nothing else of a person', async () => {
    const teacher = await api.buildTeacher({ name: 'Sara' });
    const student = await api.buildStudent({ name: 'Yusuf', teacher, phone: '07900000001' });
    const token = await signIn();
    const { data, pagination } = await get('/users?role=student&search=yus', token);
    expect(pagination.total).toBe(1);
    const [found] = (await get(`/users/${student.id}`, token)).data.data;
    for (const shown of [data[0], found]) {
      expect(shown).toMatchObject({ id: String(student.id), name: 'Yusuf', role: 'student', roles: ['student'] });
      expect(shown).toMatchObject({ email: null, phone: null, student: null, image: null, relations: [] });
      expect(Object.values(shown.may)).not.toContain(true);
    }
    expect(found.permissions).toEqual([]);
    const ofTeacher = (await get(`/users/${teacher.id}`, token)).data.data[0];
    expect(ofTeacher).toMatchObject({ name: 'Sara', teacher: null });
    expect(ofTeacher.may).toMatchObject({ viewSalaries: true, changeSalaries: true, viewContacts: false });
  });

  it('no filter, order or search reveals what is not shown', async () => {
    const teacher = await api.buildTeacher({ name: 'Aya' });
    const owing = { teacher, remainingClasses: -2 };
    const student = await api.buildStudent({ name: 'Zaid', phone: '07900000001', ...owing });
    await api.buildStudent({ name: 'Adam' });
    const token = await signIn();
    const names = async (query: string) =>
      (await get(`/users?role=student&${query}`, token)).data.map(({ name }: { name: string }) => name);
    for (const query of ['owes=true', `teacher_id=${teacher.id}`, 'phone=0790', 'email=academy', 'status=active'])
      expect(await names(`sort=name&${query}`), query).toEqual(['Adam', 'Zaid']);
    for (const sort of ['email', '-email', 'remainingClasses', '-remainingClasses'])
      expect(await names(`sort=${sort}`), sort).toEqual(['Adam', 'Zaid']);
    expect(await names('search=0790')).toEqual([]);
    expect(await names(`ids=${student.id}`)).toEqual(['Zaid']);
    expect((await api.request('get', '/api/users.csv', { token })).status).toBe(403);
  });

  it('who teaches too reads the own students, and by request the names of all others', async () => {
    const { sql } = api.deps.database;
    const teacher = await api.buildTeacher({ name: 'Sara' });
    await sql.query({
      text: `insert into user_roles (user_id, role_id) select $1, id from roles where name = 'accountant'`,
      values: [teacher.id],
    });
    await api.buildStudent({ name: 'Own', teacher, profile: { section: 'B' } });
    const foreign = await api.buildStudent({ name: 'Foreign', profile: { section: 'B' } });
    const token = await api.tokenFor(teacher);
    const students = async (query: string) =>
      (await get(`/users?role=student&sort=name${query}`, token)).data.map(
        ({ name, student }: { name: string; student: object | null }) => [name, student !== null],
      );
    expect(await students('')).toEqual([['Own', true]]);
    expect(await students('&names=true')).toEqual([
      ['Foreign', false],
      ['Own', true],
    ]);
    expect((await get(`/users/${foreign.id}`, token)).data.data[0]).toMatchObject({ name: 'Foreign', student: null });
    const body = { price_per_class: 60, effective_from: '2026-01-01' };
    expect((await api.request('post', `/api/teacher-salaries/${teacher.id}`, { token, body })).status).toBe(403);
  });

  it('a role with users.names for a team reads the names of the team', async () => {
    const leader = await api.buildUser({ permissions: ['users.names'] });
    await api.deps.database.sql.query({
      text: `update roles set scope = 'team' where id = $1`,
      values: [leader.roleId],
    });
    await api.buildTeacher({ name: 'Team', leader });
    await api.buildTeacher({ name: 'Other' });
    const { data } = await get('/users?role=teacher', await api.tokenFor(leader));
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Team']);
  });

  it('is given by admins and changed by them, and changes nobody but prices', async () => {
    const admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const { id } = await api.buildUser({ role: 'student' });
    const put = async (token: string, path: string, body: object) =>
      (await api.request('put', `/api${path}`, { token, body })).status;
    expect(await put(admin, `/users/${id}`, { role: 'accountant' })).toBe(200);
    expect(await put(admin, `/users/${id}/password`, { password: 'a long password' })).toBe(200);
    const token = await signIn();
    expect(await put(token, `/users/${id}`, { name: 'Other' })).toBe(403);
    const prices = { price_per_class: 60, effective_from: '2026-01-01' };
    const admins = await api.buildTeacher();
    await api.deps.database.sql.query({
      text: `insert into user_roles (user_id, role_id) select $1, id from roles where name = 'admin'`,
      values: [admins.id],
    });
    expect((await api.request('post', `/api/teacher-salaries/${admins.id}`, { token, body: prices })).status).toBe(403);
  });
});
