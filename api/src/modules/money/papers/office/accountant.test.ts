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
