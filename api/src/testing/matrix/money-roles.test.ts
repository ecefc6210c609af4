import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { permissionKeys } from '../../permissions.ts';
import { useTestApi } from '../shared-api.ts';
import { permissionMatrix, requestBuilders } from './permission-matrix.calls.ts';
import { buildFixtures, type Fixtures } from './permission-matrix.fixtures.ts';
import { viewers } from './permission-matrix.table.ts';

const api = await useTestApi('once');
const isOfMoney = (text: string) =>
  /^(bank-transfers|coupons|dues|invoices|office\/month|packages|payments|receipts|statistics\/money|teacher-salaries|transfer-reports)\b/.test(
    text,
  ) || /^students\/:id\/statement\b/.test(text);
const pathOf = (call: string) => call.split(' /')[1] ?? '';
const rows = permissionMatrix.filter(({ call }) => isOfMoney(pathOf(call)));

let fixtures: Fixtures;
let token: string;
beforeAll(async () => {
  fixtures = await buildFixtures(api);
  const permissions = permissionKeys.filter((key) => /^(money|office|salaries|subscriptions)\./.test(key));
  const user = await api.buildUser({ permissions });
  await api.deps.database.sql.query({ text: `update roles set scope = 'all' where id = $1`, values: [user.roleId] });
  token = await api.tokenFor(user);
});

// Roles are asked where somebody buys for themselves or a child, which no staff do.
it('no call of money asks for a role beside its permission', () => {
  const asking = endpoints.filter(
    ({ path, access }) => isOfMoney(path.slice(1)) && typeof access === 'object' && access.roles,
  );
  expect(asking.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it.each(rows)(
  'a role of the academy with the permissions of money gets from $call of $of what a super-admin gets',
  async (row) => {
    const [method = '', pattern = ''] = row.call.split(' ');
    const builder = requestBuilders[row.call];
    const { path = pattern, body } = (await builder?.({ fixtures, viewer: 'super-admin', of: row.of })) ?? {};
    const response = await api.request(method, `/api${path}`, { body, token });
    await response.arrayBuffer();
    expect(String(response.status)).toBe(row.statuses[viewers.indexOf('super-admin')]);
  },
);
