import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aRoleRow, serveRoles } from '#/people/testing/roles.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serveUsers, takeBodies } from '#/testing/server.ts';

const may = ['users.read', 'users.create', 'users.update'];
const signIn = (role: string, permissions = may) => signInForTest({ role, roles: [role] }, permissions);
beforeEach(() => signIn('admin'));

type View = Awaited<ReturnType<typeof renderAt>>;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const roles = () =>
  within(field('Role'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function fill({ user }: View, [name, email, password]: readonly string[] = ['Name', 'Email', 'Password']) {
  await user.type(field(name ?? ''), 'Yusuf Karim');
  await user.type(field(email ?? ''), 'yusuf@academy.test');
  await user.click(screen.getByRole('radio', { name: /^(Set a password|تعيين كلمة مرور)$/ }));
  await user.type(field(password ?? ''), 'secret password');
}
/** The field that has the focus, and whether it has an error. */
const focused = () => ['name', 'aria-invalid'].map((name) => document.activeElement?.getAttribute(name));
const save = ({ user }: View, name = 'Add') => user.click(screen.getByRole('button', { name }));

test.each(['student', 'teacher'])('after creating a %s the form of the profile opens', async (role) => {
  serveUsers([]);
  const sent = takeBodies('post', 'users', { data: { id: '31' } }, 201);
  const view = await renderAt(`/dashboard/users/${role}/add`, 'en', true);
  await fill(view);
  await view.user.type(field('Phone'), '079 1234 5678');
  await save(view);
  await screen.findByText('Account added successfully');
  const place = role === 'student' ? 'complete-profile' : 'complete-profile-teacher';
  await waitFor(() => expect(view.path()).toBe(`/dashboard/users/${role}/31/${place}`));
  expect(sent).toEqual([
    {
      name: 'Yusuf Karim',
      email: 'yusuf@academy.test',
      phone: '07912345678',
      password: 'secret password',
      role,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
  await view.user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(view.path()).toBe(`/dashboard/users/${role}`));
});

test('a new user is invited by mail, and no password is asked for (D87)', async () => {
  serveUsers([]);
  const sent = takeBodies('post', 'users', { data: { id: '32' } }, 201);
  const view = await renderAt('/dashboard/users/leader/add');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Invite by email' }).checked).toBe(true);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await view.user.type(field('Name'), 'Yusuf Karim');
  await view.user.type(field('Email'), 'yusuf@academy.test');
  await save(view);
  await screen.findByText('Account added, invitation sent');
  expect(sent).toEqual([
    {
      name: 'Yusuf Karim',
      email: 'yusuf@academy.test',
      phone: null,
      role: 'leader',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
});

test.each([
  ['leader', 'secret 12', 'Password must be at least 10 characters for staff'],
  ['student', 'short', 'Password must be at least 6 characters'],
  ['student', ' ', 'Password is required'],
])('a typed password that is too short for a %s is reported at its field: %s', async (role, typed, message) => {
  const sent = takeBodies('post', 'users');
  const view = await renderAt(`/dashboard/users/${role}/add`);
  await fill(view);
  await view.user.clear(field('Password'));
  await view.user.type(field('Password'), typed);
  await save(view);
  await screen.findByText(message);
  expect(focused()).toEqual(['password', 'true']);
  expect(sent).toEqual([]);
});

test('after creating an admin the list opens', async () => {
  serveUsers([]);
  takeBodies('post', 'users', { data: { id: '32' } }, 201);
  const view = await renderAt('/dashboard/users/admin/add');
  await fill(view);
  await save(view);
  await screen.findByText('Account added successfully');
  await waitFor(() => expect(view.path()).toBe('/dashboard/users/admin'));
});

test.each([
  ['en', 'Add', ['Name is required', 'Email is required', 'Role is required']],
  ['ar', 'إضافة', ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'الدور مطلوب']],
] as const)(
  'missing values are reported at their fields and nothing is sent (%s)',
  async (language, submit, message) => {
    const sent = takeBodies('post', 'users');
    const view = await renderAt('/dashboard/users/all/add', language);
    await save(view, submit);
    for (const text of message) await screen.findByText(text);
    expect(focused()).toEqual(['name', 'true']);
    expect(sent).toEqual([]);
  },
);

test.each([
  ['en', 'email', 'This email is already in use.'],
  ['en', 'phone', 'This phone number is already in use.'],
  ['ar', 'email', 'البريد الإلكتروني مستخدم من قبل.'],
  ['ar', 'phone', 'رقم الهاتف مستخدم من قبل.'],
] as const)(
  'taken values are reported at their fields and keep the input (%s, %s)',
  async (language, path, message) => {
    reject('post', 'users', 422, { code: 'duplicate', fields: [{ path, code: 'duplicate', message: 'taken' }] });
    const view = await renderAt('/dashboard/users/guest/add', language);
    const labels = language === 'ar' ? ['الاسم', 'البريد الإلكتروني', 'كلمة المرور'] : undefined;
    await fill(view, labels);
    await save(view, language === 'ar' ? 'إضافة' : 'Add');
    await screen.findByText(message);
    expect(focused()).toEqual([path, 'true']);
    expect(field(labels?.[0] ?? 'Name').value).toBe('Yusuf Karim');
    expect(field(labels?.[2] ?? 'Password').value).toBe('secret password');
  },
);

test('other failures are reported above the form of a new user', async () => {
  reject('post', 'users', 500);
  const view = await renderAt('/dashboard/users/guest/add');
  await fill(view);
  await save(view);
  await screen.findByText(/^Internal server error!/);
});

test('a new user’s role that cannot be granted is reported at the role', async () => {
  reject('post', 'users', 403, { code: 'forbidden' });
  const view = await renderAt('/dashboard/users/leader/add');
  await fill(view);
  await save(view);
  await screen.findByText('This role has more permissions than you, so you can’t grant it.');
  expect(document.activeElement).toBe(field('Role'));
});

test('the role of the list is preselected, and only roles that the viewer may give are offered', async () => {
  signIn('admin', [...may, 'relations.roles.read']);
  const [admin, superAdmin] = ['admin', 'super-admin'].map((name) => aRoleRow({ id: name, name, built_in: true }));
  const others = ['leader', 'student'].map((name) => aRoleRow({ id: name, name, built_in: true }));
  const kept = superAdmin && { ...superAdmin, may: { ...superAdmin.may, give: false } };
  serveRoles([...others, admin, kept].filter((role) => role !== undefined));
  await renderAt('/dashboard/users/leader/add');
  await screen.findByRole('option', { name: 'Admin' });
  expect(field('Role').value).toBe('leader');
  expect(roles()).toEqual(['Choose a role', 'Student', 'Leader', 'Admin']);
});

test('a viewer who may not read the roles is offered those without an admin’s permissions', async () => {
  signIn('Registrar');
  await renderAt('/dashboard/users/all/add');
  expect(roles()).toEqual(['Choose a role', 'Student', 'Teacher', 'Leader', 'Guest']);
});

test('custom roles are offered to viewers who may read them', async () => {
  signIn('admin', [...may, 'relations.roles.read']);
  serveRoles([aRoleRow({ id: '1', name: 'student', built_in: true }), aRoleRow({ id: '9', name: 'Accountant' })]);
  await renderAt('/dashboard/users/all/add');
  await screen.findByRole('option', { name: 'Accountant' });
  expect(screen.getAllByRole('option', { name: 'Student' })).toHaveLength(1);
});
