import { describe, expect, it } from 'vitest';
import { builtInRoles } from '#base/auth/permissions.ts';
import { defaultPermissions, permissionKeys } from '#permissions.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const signIn = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const create = (token: string, body: object) => api.request('post', '/api/roles', { token, body });
const edit = (token: string, id: string | number, body: object) =>
  api.request('post', `/api/roles/${id}`, { token, body });
const remove = (token: string, id: string | number) => api.request('delete', `/api/roles/${id}`, { token });

async function idOf(name: string): Promise<number> {
  const [role] = await sql.query<{ id: number }>({ text: 'select id from roles where name = $1', values: [name] });
  return role?.id ?? 0;
}
async function make(token: string, role: string, permissions: string[], scope = 'all'): Promise<string> {
  const response = await create(token, { role, permissions, scope });
  expect(response.status).toBe(201);
  return (await response.json()).data.id;
}
const auditOf = () =>
  sql.query<object>({ text: `select action, subject_id, actor_id, before, after from audit_log order by id` });

describe('the list of roles', () => {
  it('the list of roles counts holders and permissions', async () => {
    const token = await signIn('admin');
    const [one] = [await api.buildUser({ role: 'teacher' }), await api.buildUser({ role: 'teacher' })];
    await api.buildUser({ role: 'teacher', deletedAt: api.clock.now() });
    await sql.query({
      text: `insert into user_roles select $1::bigint, id from roles where name in ('leader', 'teacher')`,
      values: [one.id],
    });
    const { data, pagination } = await (await api.request('get', '/api/roles?per_page=4', { token })).json();
    expect(data.map(({ name, users }: { name: string; users: number }) => [name, users])).toEqual([
      ['guest', 0],
      ['student', 0],
      ['teacher', 2],
      ['leader', 1],
    ]);
    expect(data[3]).toMatchObject({ built_in: true, scope: 'team', permissions: defaultPermissions('leader').length });
    expect(pagination).toEqual({ total: 7, page: 1, per_page: 4, totalPages: 2 });
  });

  it('the list of roles is filtered by name in any case; a page past the end is empty', async () => {
    const token = await signIn('admin');
    const page = async (query: string) => (await api.request('get', `/api/roles?${query}`, { token })).json();
    expect((await page('name=ADMIN')).data.map(({ name }: { name: string }) => name)).toEqual(['admin', 'super-admin']);
    expect(await page('name=admin&page=5')).toEqual({
      data: [],
      pagination: { total: 2, page: 5, per_page: 10, totalPages: 1 },
    });
  });
});

it('the list of roles can be sorted', async () => {
  const token = await signIn('admin');
  const names = async (sort: string) => {
    const response = await api.request('get', `/api/roles?per_page=2&sort=${sort}`, { token });
    return (await response.json()).data.map(({ name }: { name: string }) => name);
  };
  expect(await names('name')).toEqual(['accountant', 'admin']);
  expect(await names('-permissions')).toEqual(['super-admin', 'admin']);
  expect((await names('-users'))[0]).toBe('admin');
  expect(await names('created_at')).toEqual(['guest', 'student']);
  expect((await api.request('get', '/api/roles?sort=id', { token })).status).toBe(422);
});

describe('a role', () => {
  it('a role shows its permissions and holders', async () => {
    const token = await signIn('admin');
    const teacher = await api.buildUser({ role: 'teacher', name: 'Huda' });
    const response = await api.request('get', `/api/roles/${await idOf('teacher')}/permissions`, { token });
    const { role, permissions } = await response.json();
    expect(permissions).toEqual(defaultPermissions('teacher').sort());
    expect(role).toMatchObject({ name: 'teacher', built_in: true, scope: 'own', users: 1 });
    expect(role.holders).toEqual([{ id: String(teacher.id), name: 'Huda', image: null }]);
  });

  it('holders are shown only to viewers who see everybody, and super-admins only to super-admins (D9)', async () => {
    const url = `/api/roles/${await idOf('super-admin')}/permissions`;
    const holders = async (token: string) =>
      (await (await api.request('get', url, { token })).json()).role.holders.length;
    expect(await holders(await signIn('super-admin'))).toBe(1);
    expect(await holders(await signIn('admin'))).toBe(0);
    expect(await holders(await api.tokenFor(await api.buildUser({ permissions: ['relations.roles.read'] })))).toBe(0);
  });

  it('a role with an unknown id is 404', async () => {
    const token = await signIn('admin');
    expect((await api.request('get', '/api/roles/999999/permissions', { token })).status).toBe(404);
    expect((await api.request('get', '/api/roles/x/permissions', { token })).status).toBe(404);
  });
});

describe('creating a role', () => {
  it('a new role has exactly the sent permissions (C9) and is audited', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const token = await api.tokenFor(admin);
    const permissions = ['users.read', 'forms.read', 'users.read'];
    const { data } = await (await create(token, { role: '  Clerk ', permissions, scope: 'own' })).json();
    const stored = { name: 'Clerk', scope: 'own', permissions: ['forms.read', 'users.read'] };
    expect(data).toEqual({ id: data.id, built_in: false, ...stored });
    expect(await auditOf()).toEqual([
      { action: 'role.create', subject_id: Number(data.id), actor_id: admin.id, before: null, after: stored },
    ]);
    const empty = await create(token, { role: 'Nothing', permissions: [] });
    expect((await empty.json()).data).toMatchObject({ scope: 'all', permissions: [] });
  });

  it.each([
    ['аdmin', 'duplicate'],
    ['ａｄｍｉｎ', 'duplicate'],
    ['Admin\u200b', 'duplicate'],
    ['super_admin', 'duplicate'],
    ['All', 'reserved'],
    ['\u200b\u3164', 'required'],
  ])('a new role rejects the name %j as %s', async (role, code) => {
    const token = await signIn('admin');
    const response = await api.request('post', '/api/roles', { token, body: { role, permissions: [] } });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toMatchObject([{ path: 'role', code }]);
  });

  it('a role name is unique in the lower case of database and JavaScript', async () => {
    const token = await signIn('admin');
    const body = { role: 'İ', permissions: [] };
    expect((await api.request('post', '/api/roles', { token, body })).status).toBe(201);
    expect((await api.request('post', '/api/roles', { token, body })).status).toBe(422);
  });

  it('a new role rejects a taken name in any case and spelling', async () => {
    const token = await signIn('admin');
    await make(token, 'Clerk', []);
    for (const role of ['Clerk', 'clerk', 'Admin', 'superAdmin', 'SUPERADMIN', 'super-admin']) {
      const response = await create(token, { role, permissions: [] });
      expect(response.status).toBe(422);
      const message = 'The Role Has Already Been Taken';
      expect(await response.json()).toMatchObject({ message, fields: [{ path: 'role', code: 'duplicate', message }] });
    }
  });

  it('of two roles created in parallel with one name only one is stored', async () => {
    const token = await signIn('admin');
    const responses = await Promise.all(['Clerk', 'clerk'].map((role) => create(token, { role, permissions: [] })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('a new role rejects a missing or long name, an unknown permission or scope', async () => {
    const token = await signIn('admin');
    const rejected = async (body: object) => {
      const response = await create(token, body);
      expect(response.status).toBe(422);
      return (await response.json()).fields[0];
    };
    expect(await rejected({ role: ' ', permissions: [] })).toMatchObject({ path: 'role', message: 'Role is required' });
    expect(await rejected({ role: 'x'.repeat(61), permissions: [] })).toMatchObject({ path: 'role' });
    expect(await rejected({ role: 'Clerk', permissions: ['users.fly'] })).toMatchObject({ path: 'permissions.0' });
    expect(await rejected({ role: 'Clerk' })).toMatchObject({ path: 'permissions', code: 'required' });
    expect(await rejected({ role: 'Clerk', permissions: [], scope: 'none' })).toMatchObject({ path: 'scope' });
  });

  it('a new role cannot give a permission that the actor lacks or has in a narrower scope (D3)', async () => {
    expect((await create(await signIn('admin'), { role: 'A', permissions: ['relations.roles.delete'] })).status).toBe(
      403,
    );
    expect((await create(await signIn('super-admin'), { role: 'A', permissions: permissionKeys })).status).toBe(201);
    const near = await make(await signIn('admin'), 'Near', ['relations.roles.create', 'forms.read'], 'own');
    const user = await api.buildUser();
    await sql.query({ text: 'insert into user_roles values ($1, $2)', values: [user.id, near] });
    const token = await api.tokenFor(user);
    expect((await create(token, { role: 'B', permissions: ['forms.read'], scope: 'all' })).status).toBe(403);
    expect((await create(token, { role: 'B', permissions: ['forms.read'], scope: 'own' })).status).toBe(201);
  });

  it('a new role is created only once for one Idempotency-Key', async () => {
    const token = await signIn('admin');
    const call = { token, body: { role: 'Clerk', permissions: [] }, headers: { 'idempotency-key': 'k' } };
    const [first, second] = [
      await api.request('post', '/api/roles', call),
      await api.request('post', '/api/roles', call),
    ];
    expect(await second.json()).toEqual(await first.json());
  });
});

describe('updating a role', () => {
  it('updating a role replaces name, scope and permissions, and is audited', async () => {
    const token = await signIn('admin');
    const id = await make(token, 'Clerk', ['users.read', 'forms.read']);
    const response = await edit(token, id, { role: 'Desk', permissions: ['forms.read', 'book.read'], scope: 'team' });
    const after = { name: 'Desk', scope: 'team', permissions: ['book.read', 'forms.read'] };
    expect((await response.json()).data).toMatchObject(after);
    const before = { name: 'Clerk', scope: 'all', permissions: ['forms.read', 'users.read'] };
    expect((await auditOf()).at(-1)).toMatchObject({ action: 'role.update', before, after });
    expect((await edit(token, id, { role: 'desk', permissions: [] })).status).toBe(200);
    expect((await edit(token, id, { role: 'Teacher', permissions: [] })).status).toBe(422);
    expect((await edit(token, 999_999, { role: 'X', permissions: [] })).status).toBe(404);
  });

  it('an editor can add and remove only permissions that they have; others stay (D3)', async () => {
    const [admin, superAdmin] = [await signIn('admin'), await signIn('super-admin')];
    const id = await make(superAdmin, 'Clerk', ['relations.roles.delete', 'users.read']);
    expect((await edit(admin, id, { role: 'Clerk', permissions: ['relations.roles.delete'] })).status).toBe(200);
    expect((await edit(admin, id, { role: 'Clerk', permissions: [] })).status).toBe(403);
    expect((await edit(superAdmin, id, { role: 'Clerk', permissions: [] })).status).toBe(200);
    expect((await edit(admin, id, { role: 'Clerk', permissions: ['relations.roles.delete'] })).status).toBe(403);
  });

  it.each(['own', 'team'] as const)(
    'an actor with the scope %s cannot change permissions with a wider scope',
    async (scope) => {
      const permissions = ['relations.roles.update', 'timeline.read', 'timeline.create'];
      const admin = await signIn('admin');
      const user = await api.buildUser({ role: 'guest' });
      const held = await make(admin, 'Near', permissions, scope);
      await sql.query({ text: 'insert into user_roles values ($1, $2)', values: [user.id, held] });
      const token = await api.tokenFor(user);
      for (const role of ['guest', 'student', 'teacher', 'leader'] as const) {
        const fewer = defaultPermissions(role).filter((permission) => permission !== 'timeline.read');
        expect((await edit(token, await idOf(role), { role, permissions: fewer })).status).toBe(403);
        expect((await edit(admin, await idOf(role), { role, permissions: fewer })).status).toBe(200);
        const before = defaultPermissions(role);
        expect((await edit(token, await idOf(role), { role, permissions: before })).status).toBe(403);
        expect((await edit(admin, await idOf(role), { role, permissions: before })).status).toBe(200);
      }
      const far = await make(admin, 'Far', ['timeline.read', 'timeline.create'], 'all');
      expect((await edit(token, far, { role: 'Far', permissions: ['timeline.read'] })).status).toBe(403);
      const narrower = { role: 'Far', permissions: ['timeline.read', 'timeline.create'], scope: 'own' };
      expect((await edit(token, far, narrower)).status).toBe(403);
      expect(
        (await edit(token, far, { role: 'Renamed', permissions: ['timeline.read', 'timeline.create'] })).status,
      ).toBe(200);
      const near = await make(admin, 'Also near', ['timeline.read', 'timeline.create'], scope);
      expect((await edit(token, near, { role: 'Also near', permissions: ['timeline.read'] })).status).toBe(200);
    },
  );

  it('nobody can widen their own scope', async () => {
    const id = await make(await signIn('admin'), 'Near', ['relations.roles.update', 'forms.read'], 'own');
    const user = await api.buildUser();
    await sql.query({ text: 'insert into user_roles values ($1, $2)', values: [user.id, id] });
    const permissions = ['relations.roles.update', 'forms.read'];
    const token = await api.tokenFor(user);
    expect((await edit(token, id, { role: 'Near', permissions, scope: 'all' })).status).toBe(403);
    expect((await edit(token, id, { role: 'Near', permissions, scope: 'own' })).status).toBe(200);
  });

  it('only a super-admin can update the role admin (D3)', async () => {
    const [admin, superAdmin] = [await signIn('admin'), await signIn('super-admin')];
    for (const role of ['admin', 'super-admin'] as const) {
      const body = { role, permissions: defaultPermissions(role) };
      expect((await edit(admin, await idOf(role), body)).status).toBe(403);
      expect((await edit(superAdmin, await idOf(role), body)).status).toBe(200);
    }
    const body = { role: 'superAdmin', permissions: defaultPermissions('super-admin') };
    expect((await (await edit(superAdmin, await idOf('super-admin'), body)).json()).data.name).toBe('super-admin');
  });

  it('the role super-admin cannot lose a permission', async () => {
    const superAdmin = await signIn('super-admin');
    const response = await edit(superAdmin, await idOf('super-admin'), { role: 'super-admin', permissions: [] });
    expect(response.status).toBe(409);
  });

  it('names and scopes of built-in roles cannot change (D1)', async () => {
    const token = await signIn('super-admin');
    const id = await idOf('teacher');
    const permissions = defaultPermissions('teacher');
    expect((await edit(token, id, { role: 'Tutor', permissions })).status).toBe(409);
    expect((await edit(token, id, { role: 'teacher', permissions, scope: 'all' })).status).toBe(409);
    expect((await edit(token, id, { role: 'teacher', permissions, scope: 'own' })).status).toBe(200);
  });

  it('a change of a role takes effect at the next request of an old token (D4)', async () => {
    const admin = await signIn('admin');
    const id = await make(admin, 'Reader', ['relations.roles.read', 'timeline.read']);
    const user = await api.buildUser({ role: 'guest' });
    await sql.query({ text: 'insert into user_roles values ($1, $2)', values: [user.id, id] });
    const token = await api.tokenFor(user);
    const read = async () => (await api.request('get', '/api/roles', { token })).status;
    expect(await read()).toBe(200);
    await edit(admin, id, { role: 'Reader', permissions: ['timeline.read'] });
    expect(await read()).toBe(403);
    const profile = await (await api.request('get', '/api/profile', { token })).json();
    expect(profile.data.permissions).not.toContain('relations.roles.read');
    await edit(admin, id, { role: 'Reader', permissions: ['relations.roles.read'] });
    expect(await read()).toBe(200);
  });
});

describe('deleting a role', () => {
  it('only super-admins can delete a role, and the deletion is audited', async () => {
    const superAdmin = await signIn('super-admin');
    const id = await make(superAdmin, 'Clerk', ['users.read']);
    expect((await remove(await signIn('admin'), id)).status).toBe(403);
    expect((await remove(superAdmin, id)).status).toBe(200);
    expect((await remove(superAdmin, id)).status).toBe(404);
    const before = { name: 'Clerk', scope: 'all', permissions: ['users.read'] };
    expect((await auditOf()).at(-1)).toMatchObject({ action: 'role.delete', subject_id: Number(id), before });
  });

  it('built-in roles cannot be deleted', async () => {
    const token = await signIn('super-admin');
    for (const role of builtInRoles) expect((await remove(token, await idOf(role))).status).toBe(409);
  });

  it('a role with holders cannot be deleted; deleted holders do not count', async () => {
    const token = await signIn('super-admin');
    const id = await make(token, 'Clerk', ['users.read']);
    const [one, other] = [await api.buildUser(), await api.buildUser()];
    const hold = 'update users set role_id = $2 where id = $1';
    await sql.query({ text: hold, values: [one.id, id] });
    await sql.query({ text: 'insert into user_roles values ($1, $2)', values: [other.id, id] });
    const rejected = await remove(token, id);
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({ message: '2 users hold this role', fields: [{ message: '2' }] });
    await sql.query({ text: 'update users set deleted_at = now() where id in ($1, $2)', values: [one.id, other.id] });
    expect((await remove(token, id)).status).toBe(200);
  });
});
