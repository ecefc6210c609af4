import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRoleRow, serveRoles } from '#/people/testing/roles.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/relations/roles';
const signIn = (role: string, ...actions: string[]) =>
  signInForTest(
    { role, roles: [role] },
    actions.map((act) => `relations.roles.${act}`),
  );
const roles = () => [
  aRoleRow({ id: '4', name: 'leader', built_in: true, scope: 'team', users: 3, permissions: 17 }),
  aRoleRow({ id: '5', name: 'admin', built_in: true, users: 2, permissions: 49 }),
  aRoleRow({ id: '9', name: 'Accountant', users: 1, permissions: 4 }),
];

type View = Awaited<ReturnType<typeof renderAt>>;

beforeEach(() => signIn('super-admin', 'read', 'create', 'update', 'delete'));

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
const openMenu = async (user: View['user'], name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
const actions = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('the list of roles', () => {
  test('the role list shows scope, holders and permissions', async () => {
    const { asked } = serveRoles(roles());
    await renderAt(PAGE);
    const leader = await rowOf('Leader');
    for (const text of ['Built in', 'Own team', '3', '17']) expect(leader.getByText(text)).toBeTruthy();
    const accountant = await rowOf('Accountant');
    expect(accountant.getByText('Everyone')).toBeTruthy();
    expect(accountant.queryByText('Built in')).toBeNull();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ page: '1', per_page: '10' });
  });

  test('the role list is filtered by name', async () => {
    const { asked } = serveRoles(roles());
    await renderAt(`${PAGE}?name=Acc`);
    await screen.findByText('Accountant');
    expect(screen.queryByText('Leader')).toBeNull();
    expect(asked[0]?.get('name')).toBe('Acc');
  });

  test('the role list is Arabic', async () => {
    serveRoles(roles());
    await renderAt(PAGE, 'ar');
    const leader = await rowOf('مشرف');
    for (const text of ['أساسي', 'فريقه']) expect(leader.getByText(text)).toBeTruthy();
  });
});

describe('actions on a role', () => {
  test('a built-in role can be edited and never deleted', async () => {
    serveRoles(roles());
    const { user } = await renderAt(PAGE);
    await openMenu(user, 'Leader');
    expect(actions()).toEqual(['Edit']);
  });

  test('an admin reads the admin role and edits the others', async () => {
    signIn('admin', 'read', 'create', 'update');
    const none = { update: false, delete: false, give: true };
    serveRoles(roles().map((role) => ({ ...role, may: { ...none, update: role.name !== 'admin' } })));
    const { user } = await renderAt(PAGE);
    await openMenu(user, 'Admin');
    expect(actions()).toEqual(['View']);
    await user.keyboard('{Escape}');
    await openMenu(user, 'Accountant');
    expect(actions()).toEqual(['Edit']);
  });

  test('without permission no actions are offered', async () => {
    signIn('leader', 'read');
    serveRoles(roles().map((role) => ({ ...role, may: { update: false, delete: false, give: false } })));
    await renderAt(PAGE);
    await screen.findByText('Accountant');
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Accountant' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add role' })).toBeNull();
  });
});

describe('deleting a role', () => {
  const askToDelete = async (language: 'en' | 'ar' = 'en') => {
    const view = await renderAt(PAGE, language);
    const menu = await screen.findAllByRole('button', { name: /Accountant/ });
    await view.user.click(menu[0] as HTMLElement);
    await view.user.click(screen.getByRole('menuitem', { name: language === 'en' ? 'Delete' : 'حذف' }));
    return { ...view, dialog: within(await screen.findByRole('alertdialog')) };
  };

  test('deleting a role removes it from the list', async () => {
    const { held } = serveRoles(roles());
    takeBodies('delete', 'roles/9');
    const { user, dialog } = await askToDelete();
    held.roles = held.roles.slice(0, 2);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Role deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Accountant')).toBeNull());
  });

  test.each([
    ['en', '3 users still hold this role. Give them another one first, then delete it.'],
    ['ar', 'ما زال 3 مستخدمين يحملون هذا الدور. يُرجى منحهم دورًا آخر قبل حذفه.'],
  ] as const)('a role with holders stays and its holders are counted (%s)', async (language, message) => {
    serveRoles(roles());
    const fields = [{ path: 'users', code: 'held', message: '3' }];
    reject('delete', 'roles/9', 409, { code: 'conflict', fields });
    const { user, dialog } = await askToDelete(language);
    await user.click(dialog.getByRole('button', { name: language === 'en' ? 'Delete' : 'حذف' }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });
});
