// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import type { ListParams } from '@academy/shared-ui/list';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { userQueries } from '#/base/api/users.ts';
import { setRemainingClasses } from '#/pay/api/remaining.ts';
import { changeUser, createUser, deleteUser, inviteUser, setPassword, usersCsv } from '#/people/api/accounts.ts';

const api = await useApi(sharedTestApi);
const asked: ListParams = { page: 1, perPage: 10, sort: null, q: '', filters: {} };
const list = (role: string | null, about: Partial<ListParams> = {}) =>
  new QueryClient().fetchQuery(userQueries.list(role, { ...asked, ...about }));
const detail = (id: number | string) => new QueryClient().fetchQuery(userQueries.detail(String(id)));
const namesOf = async (page: ReturnType<typeof list>) => (await page).rows.map(({ name }) => name);
const signIn = async (role: string) => {
  const user = await someone(api, role);
  user.signIn();
  return user;
};

const fresh = {
  name: 'Yusuf Karim',
  email: 'yusuf@academy.test',
  phone: '07911111111',
  password: 'secret password',
  role: 'student',
  timezone: 'Asia/Amman',
};

describe('a list', () => {
  test('the user list is filtered, searched, sorted and counted', async () => {
    await signIn('admin');
    await api.buildStudent({ name: 'أحمد سالم', email: 'ahmad@academy.test', phone: '07911111111' });
    await api.buildStudent({ name: 'Bilal', email: 'bilal@academy.test', active: false, profile: { code: 'S-9001' } });
    await api.buildTeacher({ name: 'Salma', email: 'salma@academy.test' });
    expect(await namesOf(list('student', { sort: 'name' }))).toEqual(['Bilal', 'أحمد سالم']);
    expect(await namesOf(list('student', { filters: { name: 'احمد' } }))).toEqual(['أحمد سالم']);
    expect(await namesOf(list(null, { filters: { email: 'SALMA@' } }))).toEqual(['Salma']);
    expect(await namesOf(list(null, { filters: { phone: '0791 111' } }))).toEqual(['أحمد سالم']);
    expect(await namesOf(list('student', { filters: { active: 'false' } }))).toEqual(['Bilal']);
    expect(await namesOf(list(null, { filters: { role: 'teacher' } }))).toEqual(['Salma']);
    expect(await namesOf(list('student', { q: 's-9001' }))).toEqual(['Bilal']);
    const second = await list('student', { sort: '-name', page: 2, perPage: 10 });
    expect(second).toEqual({ rows: [], total: 2 });
    for (const sort of ['email', '-created_at', 'active', 'role', '-remainingClasses'])
      expect((await list('student', { sort })).total).toBe(2);
  });

  test('the user list shows profile columns of students and teachers', async () => {
    await signIn('admin');
    const leader = await api.buildUser({ role: 'leader', name: 'Huda' });
    const teacher = await api.buildTeacher({ name: 'Salma', leader });
    const student = await api.buildStudent({ teacher, leader });
    await setRemainingClasses(String(student.id), -2);
    expect((await detail(student.id)).student).toMatchObject({
      teacher_name: 'Salma',
      leader_name: 'Huda',
      remainingClasses: -2,
      last_status: 'active',
    });
    expect((await detail((await api.buildUser()).id)).student).toMatchObject({ code: null, remainingClasses: 0 });
    expect((await detail((await api.buildUser({ role: 'teacher' })).id)).teacher).toBeNull();
    expect((await detail(teacher.id)).teacher).toMatchObject({ leader_name: 'Huda', students: 1 });
    expect((await detail(leader.id)).student).toBeNull();
  });

  test('a teacher lists own students without contacts, a student lists nobody', async () => {
    const teacher = await signIn('teacher');
    await api.buildStudent({ name: 'Mine', teacher });
    await api.buildStudent({ name: 'Not mine' });
    const { rows } = await list('student');
    expect(rows).toMatchObject([{ name: 'Mine', email: null, phone: null }]);
    expect(await rejectionOf(detail((await api.buildStudent()).id))).toMatchObject({ status: 404 });
    await signIn('student');
    expect(await rejectionOf(list('student'))).toMatchObject({ status: 403 });
  });

  test('the user list can be exported', async () => {
    await signIn('admin');
    await api.buildStudent({ name: 'Yusuf', email: 'yusuf@academy.test' });
    await api.buildStudent({ name: 'Bilal' });
    const text = await (await usersCsv('student', { sort: 'name', q: '', filters: { name: 'yus' } })).text();
    expect(text.trim().split('\r\n')).toEqual([
      expect.stringContaining('Name,Email'),
      expect.stringContaining('Yusuf,yusuf@academy.test'),
    ]);
  });
});

describe('an account', () => {
  test('an account is created once for one key', async () => {
    await signIn('admin');
    const id = await createUser(fresh, 'a-key');
    expect(await createUser(fresh, 'a-key')).toBe(id);
    expect(await detail(id)).toMatchObject({ name: 'Yusuf Karim', phone: '07911111111', active: true });
  });

  test('an account without a password is invited by mail, and can be invited again (D87)', async () => {
    await signIn('admin');
    const { password: _, ...invited } = fresh;
    const id = await createUser(invited, 'invited');
    expect(await detail(id)).toMatchObject({ invitation: 'invited', may: { invite: true } });
    await inviteUser(id);
    expect((await detail(id)).invited_at).not.toBeNull();
  });

  test('an account with a taken e-mail or phone is rejected', async () => {
    await signIn('admin');
    await createUser(fresh, 'first');
    const email = await rejectionOf(createUser({ ...fresh, email: 'YUSUF@academy.test', phone: null }, 'second'));
    expect(email).toMatchObject({ status: 422, fields: [{ path: 'email', code: 'duplicate' }] });
    const phone = await rejectionOf(createUser({ ...fresh, email: 'other@academy.test' }, 'third'));
    expect(phone).toMatchObject({ status: 422, fields: [{ path: 'phone', code: 'duplicate' }] });
    const role = await rejectionOf(
      createUser({ ...fresh, email: 'x@academy.test', phone: null, role: 'wizard' }, 'no'),
    );
    expect(role).toMatchObject({ status: 422, fields: [{ path: 'role', code: 'unknown' }] });
  });

  test('an account gets no role above the actor’s permissions', async () => {
    await signIn('admin');
    const higher = { ...fresh, role: 'super-admin' };
    expect(await rejectionOf(createUser(higher, 'higher'))).toMatchObject({ status: 403 });
    const own = await signIn('admin');
    expect(await rejectionOf(changeUser(String(own.id), { role: 'teacher' }))).toMatchObject({ status: 403 });
  });

  test('an account is updated, deactivated, and given a new password', async () => {
    await signIn('admin');
    const { id } = await api.buildUser({ name: 'Before', phone: '07911111111' });
    await changeUser(String(id), { name: 'After', phone: null });
    await changeUser(String(id), { active: false });
    expect(await detail(id)).toMatchObject({ name: 'After', phone: null, active: false });
    await setPassword(String(id), 'a new password');
    expect(await rejectionOf(setPassword(String(id), '12345'))).toMatchObject({
      status: 422,
      fields: [{ path: 'password' }],
    });
  });

  test('an account is deleted, but not their own one, nor one with future classes', async () => {
    const own = await signIn('admin');
    const gone = String((await api.buildUser()).id);
    await deleteUser(gone);
    expect(await rejectionOf(detail(gone))).toMatchObject({ status: 404 });
    expect(await rejectionOf(deleteUser(String(own.id)))).toMatchObject({ status: 409 });
    const student = await api.buildStudent();
    await api.buildClass({ student, startsAt: new Date(Date.now() + 86_400_000) });
    expect(await rejectionOf(deleteUser(String(student.id)))).toMatchObject({
      status: 409,
      data: { future_classes: 1 },
    });
  });
});
