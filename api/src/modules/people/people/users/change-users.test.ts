import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '#testing/index.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

const fresh = { name: ' New Person ', email: 'New@academy.test', password: 'secret password', role: 'teacher' };
const as = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const signIn = (email: string, password: string) => api.request('post', '/api/login', { body: { email, password } });

const auditOf = (action: string) =>
  api.deps.database.sql.query<{ subject_id: number; before: object | null; after: object | null }>({
    text: 'select subject_id, before, after from audit_log where action = $1 order by id',
    values: [action],
  });
async function userOf(token: string, id: number | string) {
  const response = await api.request('get', `/api/users/${id}`, { token });
  return (await response.json()).data.data[0];
}
async function rejection(response: Response) {
  const { message, fields } = await response.json();
  return { status: response.status, message, paths: fields.map(({ path }: { path: string }) => path) };
}

describe('a new user', () => {
  it('a new user has a role, can sign in, and is audited without the password', async () => {
    const token = await as('admin');
    const response = await api.request('post', '/api/users', { token, body: { ...fresh, phone: '079 1234 5678' } });
    expect(response.status).toBe(201);
    const { id } = (await response.json()).data;
    expect(await userOf(token, id)).toMatchObject({
      name: 'New Person',
      email: 'New@academy.test',
      phone: '07912345678',
      role: 'teacher',
      active: true,
    });
    expect((await signIn('new@academy.test', fresh.password)).status).toBe(200);
    const [line] = await auditOf('user.create');
    expect(line).toMatchObject({ subject_id: Number(id), after: { email: 'New@academy.test', role: 'teacher' } });
    expect(JSON.stringify(line)).not.toMatch(/secret|argon/);
  });

  it('a typed password of staff has at least 10 characters, of a student or guest 6 (D87)', async () => {
    const token = await as('super-admin');
    const add = (role: string, roles: string[] = []) =>
      api.request('post', '/api/users', {
        token,
        body: { name: 'New', email: `${role}-${roles.length}@academy.test`, password: 'secret 12', role, roles },
      });
    for (const role of ['student', 'guest']) expect((await add(role)).status).toBe(201);
    const short = { status: 422, paths: ['password'] };
    for (const role of ['teacher', 'leader', 'admin', 'super-admin'])
      expect(await rejection(await add(role))).toMatchObject(short);
    expect(await rejection(await add('guest', ['teacher']))).toMatchObject(short);
    const teacher = await api.buildTeacher();
    const set = (password: string) =>
      api.request('put', `/api/users/${teacher.id}/password`, { token, body: { password } });
    expect(await rejection(await set('secret 12'))).toMatchObject(short);
    expect((await set('secret 123')).status).toBe(200);
  });

  it('a new user with a taken, missing or unknown value is rejected at the field', async () => {
    const token = await as('admin');
    await api.buildUser({ email: 'taken@academy.test', phone: '07911111111' });
    await api.buildStudent({ profile: { phone: '07922222222' } });
    const post = async (change: object) =>
      rejection(await api.request('post', '/api/users', { token, body: { ...fresh, ...change } }));
    const taken = (path: string) => ({ status: 422, message: `This ${path} is already taken`, paths: [path] });
    expect(await post({ email: 'TAKEN@academy.test' })).toEqual(taken('email'));
    expect(await post({ phone: '0791 111 1111' })).toEqual(taken('phone'));
    expect(await post({ phone: '07922222222' })).toEqual(taken('phone'));
    expect(await post({ name: ' ' })).toMatchObject({ status: 422, paths: ['name'] });
    expect(await post({ email: 'no mail' })).toMatchObject({ status: 422, paths: ['email'] });
    expect(await post({ password: '12345' })).toMatchObject({ status: 422, paths: ['password'] });
    expect(await post({ phone: '123' })).toMatchObject({ status: 422, paths: ['phone'] });
    expect(await post({ role: 'wizard' })).toMatchObject({ status: 422, paths: ['role'] });
    expect(await auditOf('user.create')).toEqual([]);
  });

  it('a new user cannot get a role that can do more than the actor (D3)', async () => {
    const body = { ...fresh, role: 'super-admin' };
    expect((await api.request('post', '/api/users', { token: await as('admin'), body })).status).toBe(403);
    expect((await api.request('post', '/api/users', { token: await as('super-admin'), body })).status).toBe(201);
    const clerk = await api.tokenFor(await api.buildUser({ permissions: ['users.create', 'timeline.read'] }));
    for (const role of ['admin', 'teacher', 'student'])
      expect((await api.request('post', '/api/users', { token: clerk, body: { ...fresh, role } })).status).toBe(403);
  });

  it('a new user is created only once for one key', async () => {
    const token = await as('admin');
    const call = { token, body: fresh, headers: { 'idempotency-key': 'one' } };
    const first = await (await api.request('post', '/api/users', call)).json();
    expect(await (await api.request('post', '/api/users', call)).json()).toEqual(first);
  });
});

describe('a changed user', () => {
  const put = (token: string, id: number, body: object) => api.request('put', `/api/users/${id}`, { token, body });

  it('updating a user changes only sent fields and audits before and after', async () => {
    const token = await as('admin');
    const user = await api.buildUser({ name: 'Before', email: 'before@academy.test', phone: '07911111111' });
    const body = {
      name: 'After',
      phone: '',
      role: 'teacher',
      createdAt: 'x',
      password: 'ignored password',
      image: 'x',
    };
    expect((await put(token, user.id, body)).status).toBe(200);
    expect(await userOf(token, user.id)).toMatchObject({ name: 'After', email: 'before@academy.test', phone: null });
    expect((await auditOf('user.update'))[0]).toEqual({
      subject_id: user.id,
      before: { name: 'Before', phone: '07911111111', role: 'student', roles: ['student'] },
      after: { name: 'After', phone: null, role: 'teacher', roles: ['teacher'] },
    });
    expect((await signIn(user.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('updating a user accepts the user’s current e-mail and phone, and rejects those of others', async () => {
    const token = await as('admin');
    const user = await api.buildStudent({ phone: '07911111111', profile: { phone: '07933333333' } });
    await api.buildUser({ email: 'taken@academy.test', phone: '07922222222' });
    const same = { email: user.email.toUpperCase(), phone: '07933333333' };
    expect((await put(token, user.id, same)).status).toBe(200);
    expect(await rejection(await put(token, user.id, { email: 'Taken@academy.test' }))).toMatchObject({
      paths: ['email'],
    });
    expect(await rejection(await put(token, user.id, { phone: '07922222222' }))).toMatchObject({ paths: ['phone'] });
    expect(await rejection(await put(token, user.id, {}))).toMatchObject({ status: 422 });
  });

  it('a user outside the scope or with more permissions cannot be updated (D3, D9)', async () => {
    const admin = await as('admin');
    const superAdmin = await api.buildUser({ role: 'super-admin' });
    expect((await put(admin, 999, { name: 'X' })).status).toBe(404);
    for (const body of [{ name: 'X' }, { role: 'guest' }, { active: false }])
      expect((await put(admin, superAdmin.id, body)).status).toBe(403);
    const path = `/api/users/${superAdmin.id}`;
    expect((await api.request('delete', path, { token: admin })).status).toBe(403);
    const body = { password: 'taken over' };
    expect((await api.request('put', `${path}/password`, { token: admin, body })).status).toBe(403);
    const clerk = await api.tokenFor(await api.buildUser({ permissions: ['users.read', 'users.update'] }));
    const other = await api.buildUser({ role: 'admin' });
    expect((await api.request('put', `/api/users/${other.id}/password`, { token: clerk, body })).status).toBe(403);
  });

  it('a user’s roles can be changed only by others who can grant them (D3)', async () => {
    const own = await api.buildUser({ role: 'admin' });
    const admin = await api.tokenFor(own);
    expect((await put(admin, own.id, { role: 'super-admin' })).status).toBe(403);
    expect((await put(admin, own.id, { role: 'guest' })).status).toBe(403);
    expect((await put(admin, own.id, { role: 'admin', name: 'Same role' })).status).toBe(200);
    const user = await api.buildUser();
    expect((await put(admin, user.id, { role: 'super-admin' })).status).toBe(403);
    expect((await put(admin, user.id, { roles: ['student', 'super-admin'] })).status).toBe(403);
    expect((await put(admin, user.id, { role: 'teacher', roles: ['student'] })).status).toBe(200);
    expect(await userOf(admin, user.id)).toMatchObject({ role: 'teacher', roles: ['student', 'teacher'] });
    expect((await put(admin, user.id, { role: 'guest' })).status).toBe(200);
    expect(await userOf(admin, user.id)).toMatchObject({ role: 'guest', roles: ['guest', 'student'] });
  });

  it('a new role takes effect at the next request (D4)', async () => {
    const admin = await as('admin');
    const user = await api.buildUser({ role: 'teacher' });
    const token = await api.tokenFor(user);
    expect((await api.request('get', '/api/users', { token })).status).toBe(200);
    await put(admin, user.id, { role: 'student' });
    expect((await api.request('get', '/api/users', { token })).status).toBe(403);
  });

  it('deactivating a user ends their sessions; reactivating lets them sign in (D5)', async () => {
    const admin = await as('admin');
    const user = await api.buildUser();
    const token = await api.tokenFor(user);
    expect((await api.request('get', '/api/profile', { token })).status).toBe(200);
    await put(admin, user.id, { active: false });
    expect((await api.request('get', '/api/profile', { token })).status).toBe(401);
    expect((await signIn(user.email, TEST_PASSWORD)).status).toBe(422);
    await put(admin, user.id, { active: true });
    expect((await api.request('get', '/api/profile', { token })).status).toBe(401);
    expect((await signIn(user.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('the last active super-admin cannot be demoted or deactivated (D3)', async () => {
    const last = await api.buildUser({ role: 'super-admin' });
    const token = await api.tokenFor(last);
    expect((await put(token, last.id, { active: false })).status).toBe(409);
    const second = await api.buildUser({ role: 'super-admin' });
    expect((await put(token, second.id, { active: false })).status).toBe(200);
    expect((await put(token, last.id, { active: false })).status).toBe(409);
  });
});

describe('a deleted user', () => {
  it('a deleted user is removed from lists and sessions, and e-mail and phones are free again (D5)', async () => {
    const admin = await as('admin');
    const user = await api.buildStudent({ phone: '07911111111', profile: { phone: '07922222222' } });
    const token = await api.tokenFor(user);
    expect((await api.request('delete', `/api/users/${user.id}`, { token: admin })).status).toBe(200);
    expect((await api.request('get', '/api/profile', { token })).status).toBe(401);
    expect((await api.request('get', `/api/users/${user.id}`, { token: admin })).status).toBe(404);
    expect((await api.request('delete', `/api/users/${user.id}`, { token: admin })).status).toBe(404);
    expect((await signIn(user.email, TEST_PASSWORD)).status).toBe(422);
    for (const phone of ['07911111111', '07922222222']) {
      const body = { ...fresh, email: `${phone}@academy.test`, phone };
      expect((await api.request('post', '/api/users', { token: admin, body })).status).toBe(201);
    }
    const body = { ...fresh, email: user.email };
    expect((await api.request('post', '/api/users', { token: admin, body })).status).toBe(201);
    expect((await auditOf('user.delete'))[0]).toMatchObject({ subject_id: user.id, before: { email: user.email } });
  });

  it('a user with future classes cannot be deleted (D5)', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const [teacher, student] = [await api.buildTeacher(), await api.buildStudent()];
    const later = new Date(api.clock.now().getTime() + 60_000);
    for (let each = 0; each < 2; each += 1) await api.buildClass({ teacher, student, startsAt: later });
    await api.buildClass({ teacher, student, startsAt: later, status: 'cancelled' });
    await api.buildClass({ teacher, student, startsAt: later, deletedAt: api.clock.now() });
    await api.buildClass({ teacher, student, startsAt: api.clock.now() });
    const remove = ({ id }: { id: number }) => api.request('delete', `/api/users/${id}`, { token });
    for (const person of [teacher, student]) {
      const rejected = await remove(person);
      expect(rejected.status).toBe(409);
      expect(await rejected.json()).toMatchObject({ code: 'conflict', data: { future_classes: 2 } });
    }
    await api.deps.database.sql.query({ text: `update classes set status = 'cancelled'` });
    for (const person of [teacher, student]) expect((await remove(person)).status).toBe(200);
  });

  it('users cannot delete themselves', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const token = await api.tokenFor(admin);
    expect((await api.request('delete', `/api/users/${admin.id}`, { token })).status).toBe(409);
  });
});

describe('a password set by an admin', () => {
  it('a password set by an admin allows sign-in, ends sessions and is not audited', async () => {
    const admin = await as('admin');
    const user = await api.buildUser();
    const token = await api.tokenFor(user);
    const set = (password: string) =>
      api.request('put', `/api/users/${user.id}/password`, { token: admin, body: { password } });
    expect(await rejection(await set('12345'))).toMatchObject({ status: 422, paths: ['password'] });
    expect((await set('brand new one')).status).toBe(200);
    expect((await api.request('get', '/api/profile', { token })).status).toBe(401);
    expect((await signIn(user.email, TEST_PASSWORD)).status).toBe(422);
    expect((await signIn(user.email, 'brand new one')).status).toBe(200);
    const lines = await auditOf('user.set-password');
    expect(lines).toEqual([{ subject_id: user.id, before: null, after: null }]);
  });
});

describe('an account changed by somebody else', () => {
  const notificationsOf = async (user: { id: number }) => {
    const token = await api.tokenFor(user);
    const { data, unread } = await (await api.request('get', '/api/notifications', { token })).json();
    return { keys: data.map(({ key }: { key: string }) => key).sort(), unread, messages: data };
  };

  it('a user is notified of each password or role that somebody else changed (D53)', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const token = await api.tokenFor(admin);
    const user = await api.buildUser();
    const password = (of: { id: number }) =>
      api.request('put', `/api/users/${of.id}/password`, { token, body: { password: 'brand new one' } });
    await password(user);
    await api.request('put', `/api/users/${user.id}`, { token, body: { role: 'teacher', name: 'Teacher' } });
    await api.request('put', `/api/users/${user.id}`, { token, body: { name: 'Only the name' } });
    const first = await notificationsOf(user);
    expect(first).toMatchObject({ keys: ['account.password', 'account.role'], unread: 2 });
    expect(first.messages[0].message).toMatch(/by the administration$/);
    await api.request('patch', '/api/notifications/read', { token: await api.tokenFor(user), body: {} });
    await password(user);
    expect(await notificationsOf(user)).toMatchObject({ keys: ['account.password', 'account.role'], unread: 1 });
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'brand new one' };
    expect((await api.request('put', '/api/own-password', { token, body })).status).toBe(200);
    expect((await notificationsOf(admin)).keys).toEqual([]);
  });
});

describe('the viewer’s own profile', () => {
  it('the viewer’s own profile cannot set what the academy manages (D6)', async () => {
    const admin = await as('admin');
    const user = await api.buildStudent();
    await api.request('put', `/api/users/${user.id}`, { token: admin, body: { remainingClasses: 4 } });
    const body = { name: 'Me', role: 'admin', roles: ['admin'], remainingClasses: 99, active: false };
    const response = await api.request('put', '/api/own-profile', { token: await api.tokenFor(user), body });
    expect(response.status).toBe(200);
    expect(await userOf(admin, user.id)).toMatchObject({
      name: 'Me',
      role: 'student',
      roles: ['student'],
      active: true,
      student: { remainingClasses: 4 },
    });
  });
});
