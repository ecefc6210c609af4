import { sessionStore } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveProfile } from '#/people/testing/roles.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, reject, serveUsers, takeBodies } from '#/testing/server.ts';

const salma = aUser({ id: '7', name: 'Salma Haddad', role: 'teacher', roles: ['teacher'], phone: '07912345678' });
const PAGE = '/dashboard/users/teacher/edit/7';
beforeEach(() => signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']));

type View = Awaited<ReturnType<typeof renderAt>>;
const field = async (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = async ({ user }: View, name = 'Save') => user.click(await screen.findByRole('button', { name }));
const back = ({ path }: View) => waitFor(() => expect(path()).toBe('/dashboard/users/teacher'));

test('the edit form shows a user and sends what changed', async () => {
  serveUsers([salma]);
  const sent = takeBodies('put', 'users/7');
  const view = await renderAt(PAGE);
  expect((await field('Email')).value).toBe('person7@academy.test');
  expect((await field('Phone')).value).toBe('07912345678');
  expect((await field('Can sign in')).checked).toBe(true);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await view.user.clear(await field('Name'));
  await view.user.type(await field('Name'), 'Salma Saleh');
  await view.user.click(await field('Can sign in'));
  await save(view);
  await screen.findByText('Account edited successfully');
  await back(view);
  expect(sent).toEqual([{ name: 'Salma Saleh', active: false }]);
});

test('an edit form without changes sends nothing', async () => {
  serveUsers([salma]);
  const sent = takeBodies('put', 'users/7');
  const view = await renderAt(PAGE);
  await save(view);
  await back(view);
  expect(sent).toEqual([]);
});

test.each([
  ['en', 'Save', 'Role', 'This role has more permissions than you, so you can’t grant it.'],
  ['ar', 'حفظ', 'الدور', 'صلاحيات هذا الدور أوسع من صلاحياتك، فلا يمكنك منحه.'],
] as const)('a role that cannot be granted is reported at the role (%s)', async (language, submit, label, message) => {
  serveUsers([salma]);
  reject('put', 'users/7', 403, { code: 'forbidden' });
  const view = await renderAt(PAGE, language);
  await view.user.selectOptions(await field(label), 'leader');
  await save(view, submit);
  await screen.findByText(message);
  expect((await field(label)).value).toBe('leader');
});

test('editing a user with more permissions, or the last super-admin, is rejected above the form', async () => {
  serveUsers([salma]);
  reject('put', 'users/7', 403, { code: 'forbidden' });
  const view = await renderAt(PAGE);
  await view.user.type(await field('Name'), 'h');
  await save(view);
  await screen.findByText('This user has more permissions than you, so you can’t change their account.');
  reject('put', 'users/7', 409, { code: 'conflict' });
  await save(view);
  await screen.findByText('This is the last active super admin and can’t be changed.');
});

test('users change neither their own role nor state; their own changes show at once', async () => {
  const self = { ...salma, id: '1', role: 'admin', roles: ['admin'] };
  serveUsers([self]);
  serveProfile(['users.read', 'users.update', 'forms.read']);
  const sent = takeBodies('put', 'users/1');
  const view = await renderAt('/dashboard/users/teacher/edit/1');
  expect((await field('Role')).disabled).toBe(true);
  await screen.findByText('You can’t change your own role.');
  expect(screen.queryByLabelText('Can sign in')).toBeNull();
  await view.user.type(await field('Name'), '!');
  await save(view);
  await back(view);
  expect(sent).toEqual([{ name: 'Salma Haddad!' }]);
  expect(sessionStore.getState().permissions.has('forms.read')).toBe(true);
});

test('a role that the viewer cannot give stays', async () => {
  serveUsers([{ ...salma, role: 'Accountant', roles: ['Accountant'] }]);
  await renderAt(PAGE);
  expect((await field('Role')).value).toBe('Accountant');
});

test('the edit form does not ask for hidden contacts', async () => {
  serveUsers([{ ...salma, email: null, phone: null }]);
  const sent = takeBodies('put', 'users/7');
  const view = await renderAt(PAGE);
  await screen.findByText('You can’t see or change their email and phone.');
  expect(screen.queryByLabelText('Email')).toBeNull();
  await view.user.type(await field('Name'), '!');
  await save(view);
  await back(view);
  expect(sent).toEqual([{ name: 'Salma Haddad!' }]);
});

test('a missing or hidden user is not found', async () => {
  serveUsers([]);
  await renderAt(PAGE);
  await screen.findByText('User not found');
});

test('a user that failed to load is loaded on Retry', async () => {
  reject('get', 'users/7', 422);
  const { user } = await renderAt(PAGE);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveUsers([salma]);
  await user.click(retry);
  expect((await field('Name')).value).toBe('Salma Haddad');
});

test('saving a user leads back to the list in its former state', async () => {
  serveUsers([salma]);
  const view = await renderAt('/dashboard/users/teacher?name=sal');
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Salma Haddad' }));
  expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe(PAGE);
  view.unmount();
  await renderAt(PAGE);
  const cancel = await screen.findByRole('link', { name: 'Cancel' });
  expect(cancel.getAttribute('href')).toBe('/dashboard/users/teacher?name=sal');
});
