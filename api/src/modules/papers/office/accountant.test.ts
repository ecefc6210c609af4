import { expect, it } from 'vitest';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

/** A person with a role of the academy for the money alone. */
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
  expect(await statuses(await accountant('all', ['users.read', 'salaries.read']), paths)).toEqual([200, 200, 200, 403]);
  expect(await statuses(await accountant('all', ['users.read', 'office.month.read']), paths)).toEqual([
    404, 404, 404, 200,
  ]);
});
