import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const as = async (role: string, fields: { name?: string; active?: boolean } = {}) => {
  const user = await api.buildUser({ role, ...fields });
  return { user, token: await api.tokenFor(user) };
};
type Who = Awaited<ReturnType<typeof as>>;
const bellOf = async ({ token }: Pick<Who, 'token'>) =>
  (await api.request('get', '/api/notifications', { token })).json();
const keysOf = async (who: Pick<Who, 'token'>): Promise<string[]> =>
  (await bellOf(who)).data.map(({ key }: { key: string }) => key);

describe('a registration (D53)', () => {
  const signUp = (email: string) =>
    api.request('post', '/api/auth/signup', {
      body: { name: 'Layla Haddad', email, password: 'correct horse', phone: '07912345678' },
    });

  it('a registration notifies only admins and super-admins', async () => {
    const admins = [await as('admin'), await as('super-admin')];
    const others = [await as('leader'), await as('teacher')];
    const { data } = await (await signUp('layla@academy.test')).json();
    const [user] = await sql.query<{ id: number }>({ text: `select id from users where name = 'Layla Haddad'` });
    for (const admin of admins)
      expect(await bellOf(admin)).toMatchObject({
        unread: 1,
        data: [
          {
            key: 'account.registered',
            scope: 'product',
            relatedId: String(user?.id),
            params: { name: 'Layla Haddad' },
            message: 'Layla Haddad has registered',
          },
        ],
      });
    for (const other of [...others, { token: data.token }]) expect(await keysOf(other)).toEqual([]);
    const events = await sql.query<{ channel: string }>({ text: 'select channel from realtime_outbox order by id' });
    expect(events.map(({ channel }) => channel)).toEqual(admins.map((admin) => `chat.${admin.user.id}`));
  });

  it('a rejected registration notifies nobody', async () => {
    const admin = await as('admin');
    expect((await signUp(admin.user.email)).status).toBe(422);
    expect(await keysOf(admin)).toEqual([]);
  });
});

it('deactivating the viewer’s own account notifies the other admins, each time (D53)', async () => {
  const [admin, leaving] = [await as('admin'), await as('admin', { name: 'Omar' })];
  const leave = async () => api.request('delete', '/api/own-account', { token: await api.tokenFor(leaving.user) });
  expect((await leave()).status).toBe(200);
  expect(await bellOf(admin)).toMatchObject({
    unread: 1,
    data: [{ key: 'account.deactivated', params: { name: 'Omar' }, message: 'Omar has deactivated their account' }],
  });
  await api.request('patch', '/api/notifications/read', { token: admin.token });
  await api.request('put', `/api/users/${leaving.user.id}`, { token: admin.token, body: { active: true } });
  expect(await keysOf({ token: await api.tokenFor(leaving.user) })).toEqual([]);
  await leave();
  expect(await bellOf(admin)).toMatchObject({ total: 1, unread: 1 });
});

describe('a changed role', () => {
  async function make(admin: Who, permissions: string[]) {
    const body = { role: 'Desk', permissions, scope: 'all' };
    const { data } = await (await api.request('post', '/api/roles', { token: admin.token, body })).json();
    return data.id as string;
  }
  const edit = (admin: Who, id: string, body: object) =>
    api.request('post', `/api/roles/${id}`, { token: admin.token, body: { role: 'Desk', permissions: [], ...body } });

  it('a change of a role notifies its active holders, but not the actor', async () => {
    const admin = await as('admin');
    const id = await make(admin, ['forms.read']);
    const [first, beside, outsider] = [await as('guest'), await as('teacher'), await as('student')];
    const gone = await as('guest');
    await sql.query({
      text: 'update users set role_id = $1, active = id <> $3 where id = any($2)',
      values: [id, [first.user.id, gone.user.id], gone.user.id],
    });
    await sql.query({
      text: 'insert into user_roles select id, $1 from users where id = any($2)',
      values: [id, [first.user.id, beside.user.id, admin.user.id]],
    });
    expect((await edit(admin, id, { permissions: ['forms.read', 'forms.create'] })).status).toBe(200);
    for (const holder of [first, beside])
      expect(await bellOf(holder)).toMatchObject({
        unread: 1,
        data: [{ key: 'role.permissions', scope: 'product', relatedId: id }],
      });
    for (const other of [admin, outsider]) expect(await keysOf(other)).toEqual([]);
    expect(
      await sql.query({ text: 'select from notifications where recipient_id = $1', values: [gone.user.id] }),
    ).toEqual([]);
    await api.request('patch', '/api/notifications/read', { token: first.token });
    await edit(admin, id, { permissions: ['forms.create', 'forms.read'] });
    await edit(admin, id, { role: 'Front desk', permissions: ['forms.create', 'forms.read'] });
    expect((await bellOf(first)).unread).toBe(0);
    await edit(admin, id, { permissions: ['forms.create', 'forms.read'], scope: 'own' });
    expect(await bellOf(first)).toMatchObject({ total: 1, unread: 1 });
  });

  it('a change of a role notifies all its holders by one statement', async () => {
    const admin = await as('admin');
    const id = await make(admin, []);
    await sql.query({
      text: `insert into users (name, email, password_hash, role_id)
        select 'Holder ' || n, 'holder-' || n || '@academy.test', 'x', $1 from generate_series(1, 2000) n`,
      values: [id],
    });
    expect((await edit(admin, id, { permissions: ['forms.read'] })).status).toBe(200);
    const [notified] = await sql.query<{ rows: number; statements: number }>({
      text: 'select count(*)::int as rows, count(distinct xmin::text || cmin::text)::int as statements from notifications',
    });
    expect(notified).toEqual({ rows: 2000, statements: 1 });
    const [events] = await sql.query<{ n: number }>({ text: 'select count(*)::int as n from realtime_outbox' });
    expect(events?.n).toBe(2000);
  });
});
