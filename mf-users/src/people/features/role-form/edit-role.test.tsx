import { sessionStore } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { servePermissions } from '#/people/testing/permissions.ts';
import { serveProfile, serveRole, serveRoles } from '#/people/testing/roles.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/relations/roles/edit/9';
const permissions = ['forms.create', 'timeline.read', 'users.delete', 'users.read'];
const held = [...permissions, 'relations.roles.read', 'relations.roles.update'];
const holders = [
  { id: '31', name: 'Amal Nasser', image: null },
  { id: '32', name: 'ليلى منصور', image: null },
];

beforeEach(() => {
  signInForTest({ role: 'admin', roles: ['admin'] }, held);
  serveRoles([]);
  servePermissions();
});

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const accountant = (about: object = {}) => serveRole({ id: '9', permissions, ...about });

describe('editing a role', () => {
  test('the role editor shows permissions, scope and holders', async () => {
    accountant({ scope: 'team', users: 23, holders });
    await renderAt(PAGE);
    expect((await box('Forms – Create')).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Role').value).toBe('Accountant');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Own team' }).checked).toBe(true);
    const panel = within(screen.getByRole('region', { name: 'Who holds it' }));
    for (const text of ['23 users hold this role.', 'Amal Nasser', 'ليلى منصور', 'and 21 more'])
      expect(panel.getByText(text)).toBeTruthy();
  });

  test('permissions that the viewer lacks stay; removed ones can be restored until saving', async () => {
    accountant({ permissions: [...permissions, 'forms.delete'] });
    const { user } = await renderAt(PAGE);
    const forms = await box('Forms – Create');
    await user.click(forms);
    await user.click(forms);
    expect(forms.checked).toBe(true);
    const kept = await box('Forms – Delete');
    expect([kept.checked, kept.disabled]).toEqual([true, true]);
    expect((await box('Forms – View')).disabled).toBe(true);
  });

  test('a dialog asks once before holders lose permissions, and names each', async () => {
    accountant({ users: 3 });
    serveProfile(held);
    const sent = takeBodies('post', 'roles/9', { data: {} });
    const { user, path } = await renderAt(PAGE);
    await user.click(await box('Forms – Create'));
    await user.click(await box('Users – Delete'));
    expect(screen.getByText('When you save, 3 users lose:')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this from the role?' }));
    for (const lost of ['Forms – Create', 'Users – Delete']) expect(dialog.getByText(lost)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save and remove' }));
    expect(await screen.findByText('Role edited successfully')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/dashboard/relations/roles'));
    expect(sent).toEqual([{ role: 'Accountant', scope: 'all', permissions: ['timeline.read', 'users.read'] }]);
  });

  test('cancelling the dialog leaves the role unsaved', async () => {
    accountant({ users: 3 });
    const sent = takeBodies('post', 'roles/9', { data: {} });
    const { user } = await renderAt(PAGE);
    await user.click(await screen.findByRole('radio', { name: 'Own' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Reach beyond “Own”')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('a role without holders is saved without a dialog', async () => {
    accountant();
    serveProfile(held);
    const sent = takeBodies('post', 'roles/9', { data: {} });
    const { user, path } = await renderAt(PAGE);
    await user.click(await box('Forms – Create'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/dashboard/relations/roles'));
    expect(sent).toHaveLength(1);
  });

  test('saving a role changes the viewer’s own permissions without a reload (D4)', async () => {
    accountant();
    takeBodies('post', 'roles/9', { data: {} });
    serveProfile([...held, 'book.read']);
    const { user } = await renderAt(PAGE);
    await user.click(await box('Users – Delete'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sessionStore.getState().permissions.has('book.read')).toBe(true));
  });

  test('saving keeps permissions unknown to the form', async () => {
    accountant({ permissions: ['stars.read', 'timeline.read'] });
    serveProfile(held);
    const sent = takeBodies('post', 'roles/9', { data: {} });
    const { user } = await renderAt(PAGE);
    await user.click(await box('Users – View'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ permissions: ['stars.read', 'timeline.read', 'users.read'] }]));
  });
});

describe('a built-in role', () => {
  test('a built-in role keeps its name and scope', async () => {
    accountant({ name: 'leader', built_in: true, scope: 'team' });
    serveProfile(held);
    const sent = takeBodies('post', 'roles/9', { data: {} });
    const { user } = await renderAt(PAGE);
    const name = await screen.findByLabelText<HTMLInputElement>('Role');
    expect([name.value, name.readOnly]).toEqual(['Leader', true]);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.click(await box('Forms – Create'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ role: 'leader', scope: 'team' }]));
  });

  test('only a super-admin can edit the admin role; an admin reads it', async () => {
    accountant({ name: 'admin', built_in: true, may: { update: false, delete: false, give: true } });
    await renderAt(PAGE);
    expect(await screen.findByText(/Only a super admin can change this role/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Role' })).toBeTruthy();
    expect((await box('Users – View')).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('the super-admin role keeps all permissions', async () => {
    signInForTest({ role: 'super-admin', roles: ['super-admin'] }, [...held, 'forms.read']);
    accountant({ name: 'super-admin', built_in: true });
    await renderAt(PAGE);
    expect((await box('Users – View')).disabled).toBe(true);
    expect((await box('Forms – View')).disabled).toBe(false);
  });
});

test('a missing role is reported', async () => {
  reject('get', 'roles/9/permissions', 404, { code: 'not_found' });
  await renderAt(PAGE);
  expect(await screen.findByRole('heading', { name: 'Role not found' })).toBeTruthy();
});

test('a role that failed to load is loaded on Retry', async () => {
  reject('get', 'roles/9/permissions', 400);
  const { user } = await renderAt(PAGE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  accountant();
  await user.click(again);
  expect((await box('Timeline – View')).checked).toBe(true);
});

test('lost permissions are named in Arabic', async () => {
  accountant({ users: 2 });
  const { user } = await renderAt(PAGE, 'ar');
  await user.click(await box('النماذج – إنشاء'));
  await user.click(screen.getByRole('button', { name: 'حفظ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/يفقد مستخدمان ما يلي/)).toBeTruthy();
  expect(dialog.getByText('النماذج – إنشاء')).toBeTruthy();
});

test('a role changed by another user is edited in its present state', async () => {
  accountant();
  const { router } = await renderAt(PAGE);
  await box('Forms – Create');
  await act(() => router.navigate('/dashboard/relations/roles'));
  await screen.findByRole('heading', { name: 'Roles and permissions' });
  accountant({ permissions: ['timeline.read'] });
  await act(() => router.navigate(PAGE));
  expect((await box('Timeline – View')).checked).toBe(true);
  expect((await box('Forms – Create')).checked).toBe(false);
});
