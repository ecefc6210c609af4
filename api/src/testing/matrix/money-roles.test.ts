import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { defaultPermissions, permissionKeys } from '../../permissions.ts';
import { useTestApi } from '../shared-api.ts';
import { permissionMatrix, requestBuilders } from './permission-matrix.calls.ts';
import { buildFixtures, type Fixtures } from './permission-matrix.fixtures.ts';
import { type MatrixRow, type ViewerName, viewers } from './permission-matrix.table.ts';

const api = await useTestApi('once');
const isOfMoney = (text: string) =>
  /^(bank-transfers|coupons|dues|invoices|office\/month|packages|pay-runs|payments|purchases|receipts|statistics\/money|teacher-salaries|transfer-reports)\b/.test(
    text,
  ) || /^(students\/:id\/statement|teachers\/:id\/(pay|payout|advances))\b/.test(text);
const pathOf = (call: string) => call.split(' /')[1] ?? '';
const rows = permissionMatrix.filter(({ call }) => isOfMoney(pathOf(call)));

let fixtures: Fixtures;
let token: string;
let accountant: string;
let withoutPermission: string;
beforeAll(async () => {
  fixtures = await buildFixtures(api);
  const permissions = permissionKeys.filter((key) => /^(money|office|pay_runs|salaries|subscriptions)\./.test(key));
  const user = await api.buildUser({ permissions });
  await api.deps.database.sql.query({ text: `update roles set scope = 'all' where id = $1`, values: [user.roleId] });
  token = await api.tokenFor(user);
  accountant = await api.tokenFor(await api.buildUser({ role: 'accountant' }));
  withoutPermission = await api.tokenFor(await api.buildUser({ permissions: [] }));
});

// Roles are asked where somebody buys for themselves or a child, which no staff do.
it('no call of money asks for a role beside its permission', () => {
  const asking = endpoints.filter(
    ({ path, access }) => isOfMoney(path.slice(1)) && typeof access === 'object' && access.roles,
  );
  expect(asking.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

async function statusOf(row: MatrixRow, viewer: ViewerName, as: string): Promise<string> {
  const [method = '', pattern = ''] = row.call.split(' ');
  const { path = pattern, body } = (await requestBuilders[row.call]?.({ fixtures, viewer, of: row.of })) ?? {};
  const response = await api.request(method, `/api${path}`, { body, token: as });
  await response.arrayBuffer();
  return String(response.status);
}

it.each(rows)(
  'a role of the academy with the permissions of money gets from $call of $of what a super-admin gets',
  async (row) => {
    expect(await statusOf(row, 'super-admin', token)).toBe(row.statuses[viewers.indexOf('super-admin')]);
  },
);

const accessOf = new Map(endpoints.map(({ method, path, access }) => [`${method} ${path}`, access]));
const isAdmitted = ({ call }: MatrixRow, permissions: readonly string[]) => {
  const access = accessOf.get(call);
  return (
    typeof access !== 'object' || [access.permission, access.or].some((each) => each && permissions.includes(each))
  );
};

/** Calls outside of money from which an accountant gets what an admin gets: names, and the month of a salary. */
const alsoOfAccountants = ['get /users', 'get /users/:id', 'get /teacher-statistics'];
const isOfAccountant = (row: MatrixRow) =>
  (isOfMoney(pathOf(row.call)) || alsoOfAccountants.includes(row.call)) &&
  isAdmitted(row, defaultPermissions('accountant'));

describe('the whole matrix with the accountant (D149)', () => {
  const asked = permissionMatrix.filter(({ statuses }) => statuses[viewers.indexOf('admin')] !== '-');

  it.each(asked.filter(isOfAccountant))('gets from $call of $of what an admin gets', async (row) => {
    expect(await statusOf(row, 'admin', accountant)).toBe(row.statuses[viewers.indexOf('admin')]);
  });

  it.each(asked.filter((row) => !isOfAccountant(row)))(
    'gets from $call of $of what somebody without any permission gets',
    async (row) => {
      expect(await statusOf(row, 'guest', accountant)).toBe(await statusOf(row, 'guest', withoutPermission));
    },
  );
});

const moneyKeys = permissionKeys.filter((key) => /^(money|office|salaries)\./.test(key));
it.each(moneyKeys)('a role of the academy with %s alone is let in to no other call of money (D149)', async (key) => {
  const user = await api.buildUser({ permissions: [key] });
  await api.deps.database.sql.query({ text: `update roles set scope = 'all' where id = $1`, values: [user.roleId] });
  const own = await api.tokenFor(user);
  const others = rows.filter((row) => !isAdmitted(row, [key]));
  expect(others.length).toBeGreaterThan(30);
  for (const row of others) {
    const [method = '', pattern = ''] = row.call.split(' ');
    const { status } = await api.request(method, `/api${pattern.replace(/:\w+/g, '1')}`, { token: own });
    expect(status, row.call).toBe(403);
  }
});
