// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { permissionQueries } from './permissions.ts';
import { changeRole, createRole, deleteRole, holdersIn, type RoleFields, roleQueries } from './roles.ts';

const api = await useApi(sharedTestApi);

const list = async (name = '', sort: string | null = null) =>
  (await new QueryClient().fetchQuery(roleQueries.list({ page: 1, perPage: 50, sort, q: '', filters: { name } }))).rows;
const idOf = async (name: string) => (await list(name)).find((role) => role.name === name)?.id ?? '';
const find = async (name: string) => new QueryClient().fetchQuery(roleQueries.detail(await idOf(name)));

const greeter: RoleFields = { role: 'Greeter', scope: 'team', permissions: ['timeline.read', 'users.read'] };

test('a role is created once, found by name, updated and deleted', async () => {
  (await someone(api, 'super-admin')).signIn();
  await createRole(greeter, 'the-same-key');
  await createRole(greeter, 'the-same-key');
  expect(await list('greet')).toMatchObject([
    { name: 'Greeter', built_in: false, scope: 'team', users: 0, permissions: 2 },
  ]);
  const { id } = await find('Greeter');
  await changeRole(id, { role: 'Host', scope: undefined, permissions: ['timeline.read'] });
  expect(await find('Host')).toMatchObject({ id, scope: 'team', users: 0, permissions: ['timeline.read'] });
  await deleteRole(id);
  expect(await list('Host')).toEqual([]);
});

test('the role editor shows every permission in groups (C9)', async () => {
  (await someone(api, 'super-admin')).signIn();
  const { permissions } = await find('super-admin');
  const groups = await new QueryClient().fetchQuery(permissionQueries.groups());
  expect(groups.flatMap((one) => one.permissions.map(({ key }) => key)).sort()).toEqual([...permissions].sort());
  expect(groups.slice(0, 2).map(({ group }) => group)).toEqual(['timeline', 'messaging']);
  expect(groups.find(({ group }) => group === 'calendar')?.permissions).toEqual([
    { key: 'calendar.read', action: 'read' },
  ]);
});

test('the role list accepts every sort order of its columns', async () => {
  (await someone(api, 'admin')).signIn();
  for (const sort of ['name', '-users', 'permissions', '-created_at']) expect(await list('', sort)).toHaveLength(7);
});

test('an admin reads the holders of a role', async () => {
  const admin = await someone(api, 'admin');
  const teacher = await api.buildUser({ role: 'teacher', name: 'Salma' });
  admin.signIn();
  expect(await find('teacher')).toMatchObject({
    users: 1,
    holders: [{ id: String(teacher.id), name: 'Salma', image: null }],
  });
});

test('a role with holders is not deleted, and their number is returned', async () => {
  (await someone(api, 'super-admin')).signIn();
  await api.buildUser({ permissions: ['timeline.read'] });
  const held = (await list()).find(({ built_in }) => !built_in);
  const rejection = await rejectionOf(deleteRole(held?.id ?? ''));
  expect([rejection.status, holdersIn(rejection)]).toEqual([409, 1]);
  expect(holdersIn(await rejectionOf(deleteRole(await idOf('student'))))).toBeNull();
});

test('the role form has words for every rejection of the API', async () => {
  (await someone(api, 'admin')).signIn();
  const taken = await rejectionOf(createRole({ ...greeter, role: 'STUDENT' }, 'taken'));
  expect(taken.fields).toMatchObject([{ path: 'role', code: 'duplicate' }]);
  const notHeld = await rejectionOf(createRole({ ...greeter, permissions: ['relations.roles.delete'] }, 'not-held'));
  expect(notHeld.status).toBe(403);
  const ofAdmins = await find('admin');
  const change = { role: 'admin', scope: 'all', permissions: ofAdmins.permissions } as const;
  expect((await rejectionOf(changeRole(ofAdmins.id, { ...change }))).status).toBe(403);
  const { id } = await find('teacher');
  expect((await rejectionOf(changeRole(id, { ...greeter, role: 'teacher', scope: 'all' }))).status).toBe(409);
});
