import { afterEach, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const everything = [
  'book.read',
  'calendar.read',
  'classes.assignments.read',
  'classes.my_classes.read',
  'classes.report.read',
  'materials.read',
];

const relationBody = (student: { id: number }, relative: { id: number }, type: string) => ({
  user_id: student.id,
  related_user_id: relative.id,
  relationship_type: type,
});
const adminToken = async () => api.tokenFor(await api.buildUser({ role: 'admin' }));

async function relate(student: { id: number }, relative: { id: number }, type = 'parent'): Promise<string> {
  const token = await adminToken();
  const body = relationBody(student, relative, type);
  const response = await api.request('post', '/api/relations', { token, body });
  return (await response.json()).data.id;
}

/** The permissions in a profile that reach only the children. */
async function permissionsForChildren(token: string): Promise<string[]> {
  const { data } = await (await api.request('get', '/api/profile', { token })).json();
  const names = Object.keys(data.scopes).filter((permission) => data.scopes[permission] === 'children');
  for (const permission of names) expect(data.permissions).toContain(permission);
  return names.sort();
}

type Grant = [role: string, permission: string];
let removed: Grant[] = [];
let given: Grant[] = [];
const roleId = '(select id from roles where name = $1)';
const insert = (grant: Grant) =>
  sql.query({ text: `insert into role_permissions (role_id, permission) values (${roleId}, $2)`, values: grant });
const remove = (grant: Grant) =>
  sql.query({ text: `delete from role_permissions where role_id = ${roleId} and permission = $2`, values: grant });

async function removePermission(...grant: Grant): Promise<void> {
  await remove(grant);
  removed.push(grant);
}
async function givePermission(...grant: Grant): Promise<void> {
  await insert(grant);
  given.push(grant);
}
// Resets built-in roles, which are not deleted between tests.
afterEach(async () => {
  await Promise.all([...removed.map(insert), ...given.map(remove)]);
  [removed, given] = [[], []];
});

it('a relation gives a parent the permissions for the child, with payments, and others without (D117)', async () => {
  const child = await api.buildStudent();
  const [mother, aunt] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
  await relate(child, mother);
  await relate(child, aunt, 'aunt');
  expect(await permissionsForChildren(await api.tokenFor(mother))).toEqual([
    ...everything,
    'subscriptions.invoices.read',
  ]);
  expect(await permissionsForChildren(await api.tokenFor(aunt))).toEqual(everything);
});

it('an open session gains and loses the permissions with the relation', async () => {
  const [child, mother] = [await api.buildStudent(), await api.buildUser({ role: 'guest' })];
  const token = await api.tokenFor(mother);
  expect(await permissionsForChildren(token)).toEqual([]);
  const id = await relate(child, mother);
  expect((await permissionsForChildren(token)).length).toBeGreaterThan(0);
  expect((await api.request('get', '/api/books', { token })).status).toBe(200);
  await api.request('delete', `/api/relations/${id}`, { token: await adminToken() });
  expect(await permissionsForChildren(token)).toEqual([]);
  expect((await api.request('get', '/api/books', { token })).status).toBe(403);
});

it('a session loses the permissions when the relation is given to somebody else', async () => {
  const [child, mother, other] = [
    await api.buildStudent(),
    await api.buildUser({ role: 'guest' }),
    await api.buildUser({ role: 'guest' }),
  ];
  const id = await relate(child, mother);
  const tokens = [await api.tokenFor(mother), await api.tokenFor(other)] as const;
  expect(await permissionsForChildren(tokens[0])).not.toEqual([]);
  const edit = { token: await adminToken(), body: relationBody(child, other, 'parent') };
  await api.request('put', `/api/relations/${id}`, edit);
  expect(await permissionsForChildren(tokens[0])).toEqual([]);
  expect(await permissionsForChildren(tokens[1])).not.toEqual([]);
});

it('a relation gives no permission that the child does not have', async () => {
  const [child, mother] = [await api.buildStudent(), await api.buildUser({ role: 'guest' })];
  await removePermission('student', 'book.read');
  await relate(child, mother);
  const token = await api.tokenFor(mother);
  expect(await permissionsForChildren(token)).not.toContain('book.read');
  expect((await api.request('get', '/api/books', { token })).status).toBe(403);
});

it('a permission by relation reaches only the child, whatever the scope of the relative’s role', async () => {
  const leader = await api.buildUser({ role: 'leader' });
  const [child, pupil] = [await api.buildStudent(), await api.buildStudent({ leader })];
  const [ofChild] = [await api.buildClass({ student: child }), await api.buildClass({ student: pupil })];
  await removePermission('leader', 'classes.my_classes.read');
  await relate(child, leader, 'uncle');
  const token = await api.tokenFor(leader);
  const { data } = await (await api.request('get', '/api/classes', { token })).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual([String(ofChild.id)]);
});

it('a permission by relation cannot be part of a role (D3)', async () => {
  const [child, registrar] = [await api.buildStudent(), await api.buildUser({ role: 'guest' })];
  await givePermission('guest', 'relations.roles.create');
  await relate(child, registrar);
  const body = { role: 'Reader', permissions: ['book.read'], scope: 'own' };
  const response = await api.request('post', '/api/roles', { token: await api.tokenFor(registrar), body });
  expect(response.status).toBe(403);
});
