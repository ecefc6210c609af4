import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

interface Line {
  action: string;
}
const read = async (token: string, query = '') => {
  const response = await api.request('get', `/api/audit?${query}`, { token });
  expect(response.status).toBe(200);
  return response.json();
};
const actions = (page: { data: Line[] }) => page.data.map(({ action }) => action);

async function makeRole(name: string) {
  const admin = await api.buildUser({ role: 'admin', name });
  const token = await api.tokenFor(admin);
  const call = { token, body: { role: `Role of ${name}`, permissions: ['forms.read'] } };
  const { data } = await (await api.request('post', '/api/roles', call)).json();
  return { admin, token, id: data.id as string };
}

it('the audit log shows who did what, with before and after, newest first', async () => {
  const { admin, token, id } = await makeRole('Rana');
  await api.request('post', `/api/roles/${id}`, { token, body: { role: 'Desk', permissions: [] } });
  const page = await read(token);
  expect(actions(page)).toEqual(['role.update', 'role.create']);
  expect(page.data[0]).toMatchObject({
    at: api.clock.now().toISOString(),
    actor: { id: String(admin.id), name: 'Rana' },
    subject: 'role',
    subject_id: id,
    before: { name: 'Role of Rana', permissions: ['forms.read'] },
    after: { name: 'Desk', permissions: [] },
  });
  expect(page.data[1].before).toBeNull();
});

it('the audit log is filtered by object, actor and action', async () => {
  const one = await makeRole('One');
  const other = await makeRole('Other');
  await api.request('put', '/api/own-profile', { token: one.token, body: { name: 'First' } });
  const found = async (query: string) => actions(await read(one.token, query));
  expect(await found('subject=user')).toEqual(['user.update-own-profile']);
  expect(await found(`subject=role&subject_id=${other.id}`)).toEqual(['role.create']);
  expect(await found(`actor_id=${other.admin.id}`)).toEqual(['role.create']);
  expect(await found('action=role.create')).toHaveLength(2);
  expect(await found('subject=nothing')).toEqual([]);
  expect((await read(one.token, 'per_page=2&page=2')).pagination).toEqual({
    total: 3,
    page: 2,
    per_page: 2,
    totalPages: 2,
  });
});

it('an audit line without a session names nobody', async () => {
  await sql.query({ text: `insert into audit_log (action, subject, subject_id) values ('x', 'user', 1)` });
  expect((await read(await api.tokenFor(await api.buildUser({ role: 'admin' })))).data[0].actor).toBeNull();
});

it('the audit log is open to admins by role; no permission opens it', async () => {
  const status = async (token?: string) => (await api.request('get', '/api/audit', token ? { token } : {})).status;
  expect(await status()).toBe(401);
  expect(await status(await api.tokenFor(await api.buildUser({ permissions: ['users.read'] })))).toBe(403);
  expect(await status(await api.tokenFor(await api.buildUser({ role: 'leader' })))).toBe(403);
  expect(await status(await api.tokenFor(await api.buildUser({ role: 'super-admin' })))).toBe(200);
});
