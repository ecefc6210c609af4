import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const MINUTE_MS = 60_000;

type User = Awaited<ReturnType<typeof api.buildUser>>;
const hold = (user: User, role: string) =>
  sql.query({
    text: 'insert into user_roles (user_id, role_id) select $1, id from roles where name = $2',
    values: [user.id, role],
  });
const view = (token: string, { id }: { id: number }) => api.request('post', `/api/users/${id}/view-as`, { token });
const profileOf = (token: string) => api.request('get', '/api/profile', { token });
const isAlive = async (token: string) => (await profileOf(token)).status === 200;

async function begin(role = 'teacher', by = 'admin') {
  const viewer = await api.buildUser({ role: by, name: 'Rana' });
  const own = await api.tokenFor(viewer);
  const person = await api.buildUser({ role, name: 'Salma' });
  const { data } = await (await view(own, person)).json();
  return { viewer, own, person, token: data.token as string };
}

describe('viewing the academy as somebody else (D124)', () => {
  it('in a view the profile is the viewed person’s, names the admin and the end, and has no permission for chats', async () => {
    const { viewer, person, token } = await begin();
    const { data } = await (await profileOf(token)).json();
    expect(data.user).toMatchObject({ id: String(person.id), name: 'Salma', role: 'teacher' });
    expect(data.view).toEqual({
      by: { id: String(viewer.id), name: 'Rana' },
      until: new Date(api.clock.now().getTime() + 30 * MINUTE_MS).toISOString(),
    });
    expect(data.permissions).toContain('timeline.read');
    expect(data.permissions.filter((permission: string) => permission.startsWith('messaging.'))).toEqual([]);
  });

  it('a view ends by itself after half an hour, even if it is used, and own sessions do not mention it', async () => {
    const { own, token } = await begin();
    api.clock.advance(29 * MINUTE_MS);
    expect(await isAlive(token)).toBe(true);
    api.clock.advance(2 * MINUTE_MS);
    expect([await isAlive(token), await isAlive(own)]).toEqual([false, true]);
    expect((await (await profileOf(own)).json()).data.view).toBeUndefined();
  });

  it('start and end of a view are audit lines of the admin, and their own session stays', async () => {
    const { viewer, own, person, token } = await begin();
    expect((await api.request('post', '/api/auth/logout', { token })).status).toBe(200);
    expect([await isAlive(token), await isAlive(own)]).toEqual([false, true]);
    const lines = await sql.query({ text: 'select action, actor_id, subject_id from audit_log order by id' });
    const about = { actor_id: viewer.id, subject_id: person.id };
    expect(lines).toEqual([
      { action: 'user.view-as', ...about },
      { action: 'user.end-view', ...about },
    ]);
  });

  it('a view ends with the session that opened it, and with the role of the admin', async () => {
    const first = await begin();
    await api.request('post', '/api/auth/logout', { token: first.own });
    await expect.poll(() => isAlive(first.token)).toBe(false);
    const { viewer, token } = await begin();
    await sql.query({
      text: `update users set role_id = (select id from roles where name = 'leader') where id = $1`,
      values: [viewer.id],
    });
    await expect.poll(() => isAlive(token)).toBe(false);
  });

  it('a view ends when the viewed person becomes an admin', async () => {
    const { person, token } = await begin();
    await hold(person, 'admin');
    await expect.poll(() => isAlive(token)).toBe(false);
  });

  it('a view is none of the person’s devices, ends none of their sessions, and is not stored as a use', async () => {
    const { person, token } = await begin();
    const theirs = await api.tokenFor(person);
    const before = (await sql.query<{ last: Date }>({ text: 'select last_used_at as last from sessions' })).length;
    await api.request('get', '/api/posts', { token });
    const list = await (await api.request('get', '/api/sessions', { token: theirs })).json();
    expect(list.data).toHaveLength(1);
    expect((await sql.query({ text: 'select from sessions' })).length).toBe(before);
  });

  it('a view does not change the language of the viewed person’s mails', async () => {
    const { person, token } = await begin();
    await api.request('get', '/api/profile', { token, headers: { cookie: 'language=ar' } });
    const [row] = await sql.query({ text: 'select language from users where id = $1', values: [person.id] });
    expect(row).toEqual({ language: null });
  });

  it('files can be read in a view, and a missing second step of the person does not close it', async () => {
    const { own, token } = await begin('teacher', 'super-admin');
    const settings = { token: own, body: { two_steps_roles: 'teacher' } };
    expect((await api.request('put', '/api/settings', settings)).status).toBe(200);
    expect((await api.request('get', '/api/posts', { token })).status).toBe(200);
  });

  it('admins view as people below them, super-admins also as admins; nobody as themselves, a super-admin or a deactivated user', async () => {
    const [admin, superAdmin] = [await api.buildUser({ role: 'admin' }), await api.buildUser({ role: 'super-admin' })];
    const tokens = { admin: await api.tokenFor(admin), superAdmin: await api.tokenFor(superAdmin) };
    const secret = await api.buildUser({ role: 'teacher' });
    await hold(secret, 'admin');
    const people = {
      leader: await api.buildUser({ role: 'leader' }),
      ownRole: await api.buildUser({ permissions: ['forms.read'] }),
      admin: await api.buildUser({ role: 'admin' }),
      teacherWhoIsAdmin: secret,
      superAdmin: await api.buildUser({ role: 'super-admin' }),
      deactivated: await api.buildUser({ role: 'student', active: false }),
      nobody: { id: 999_999 },
    };
    const statuses = (token: string) =>
      Promise.all(Object.values(people).map(async (person) => (await view(token, person)).status));
    expect(await statuses(tokens.admin)).toEqual([200, 200, 403, 403, 403, 409, 404]);
    expect(await statuses(tokens.superAdmin)).toEqual([200, 200, 200, 200, 403, 409, 404]);
    expect([(await view(tokens.admin, admin)).status, (await view(tokens.superAdmin, superAdmin)).status]).toEqual([
      403, 403,
    ]);
  });

  it('an admin in a view cannot open another view', async () => {
    const { token } = await begin('admin', 'super-admin');
    const response = await view(token, await api.buildUser());
    expect([response.status, (await response.json()).code]).toEqual([403, 'view_only']);
  });
});
