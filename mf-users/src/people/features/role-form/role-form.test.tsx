import { sessionStore } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { permissionCount, servePermissions } from '#/people/testing/permissions.ts';
import { serveProfile, serveRoles } from '#/people/testing/roles.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/relations/roles/add';
const held = ['timeline.read', 'timeline.create', 'users.read', 'users.create', 'messaging.read', 'messaging.create'];

beforeEach(() => {
  signInForTest({ role: 'Registrar', roles: ['Registrar'] }, [...held, 'relations.roles.create']);
  serveRoles([]);
  servePermissions();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** The page, after its permissions have loaded. */
async function open(language: 'en' | 'ar' = 'en') {
  const page = await renderAt(PAGE, language);
  await screen.findByRole('searchbox');
  return page;
}

describe('a new role', () => {
  test('a new role is saved with exactly the chosen full names', async () => {
    serveProfile(held);
    const sent = takeBodies('post', 'roles', { data: { id: '9' } }, 201);
    const { user, path } = await open();
    await user.type(screen.getByLabelText('Role'), ' Greeter ');
    await user.click(screen.getByRole('radio', { name: 'Own team' }));
    await user.click(box('Users – View'));
    await user.click(box('Messaging: all'));
    await user.click(screen.getByRole('button', { name: 'Add role' }));
    expect(await screen.findByText('Role added successfully')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/dashboard/relations/roles'));
    const permissions = ['timeline.read', 'users.read', 'messaging.read', 'messaging.create'];
    expect(sent).toEqual([{ role: 'Greeter', scope: 'team', permissions }]);
  });

  test('a new role can open the dashboard by default, and says so', async () => {
    const { user } = await open();
    expect(box('Timeline – View').checked).toBe(true);
    expect(screen.getByText(`1 of ${permissionCount} chosen`)).toBeTruthy();
    await user.click(box('Timeline – View'));
    expect(screen.getByText(/users who have only this role can’t open the dashboard/)).toBeTruthy();
  });

  test('a new role gets no permission that its author lacks, and the form explains why', async () => {
    const { user } = await open();
    const foreign = box('Forms – Create');
    expect(foreign.disabled).toBe(true);
    const why = document.getElementById(foreign.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('you can neither grant nor remove them');
    expect(box('Forms: all').disabled).toBe(true);
    await user.click(box('Users: all'));
    expect([box('Users – View').checked, box('Users – Create').checked]).toEqual([true, true]);
    expect([box('Users – Edit').checked, box('Users: all').indeterminate]).toEqual([false, true]);
    await user.click(box('Users: all'));
    expect([box('Users – View').checked, box('Users: all').indeterminate]).toEqual([false, false]);
  });

  test('a column of a new role fills only the shown groups', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search areas' }), 'mess');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toContain('Messaging');
    expect(screen.queryByRole('checkbox', { name: 'Users – Create' })).toBeNull();
    await user.click(box('Create: all'));
    await user.clear(screen.getByRole('searchbox', { name: 'Search areas' }));
    expect(box('Messaging – Create').checked).toBe(true);
    expect(box('Users – Create').checked).toBe(false);
    expect(box('Create: all').indeterminate).toBe(true);
  });

  test('a new role has no checkboxes for missing actions', async () => {
    await open();
    const calendar = within(screen.getByRole('group', { name: 'Calendar' }));
    expect(calendar.getAllByRole('checkbox').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Calendar: all',
      'Calendar – View',
    ]);
  });

  test.each([
    ['en', 'Add role', 'Role is required'],
    ['ar', 'إضافة الدور', 'اسم الدور مطلوب'],
  ] as const)('a new role needs a name (%s)', async (language, submit, message) => {
    const { user } = await open(language);
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test.each([
    ['duplicate', 'en', 'Role', 'Add role', 'The role has already been taken'],
    ['duplicate', 'ar', 'الدور', 'إضافة الدور', 'هذا الدور موجود من قبل'],
    ['reserved', 'en', 'Role', 'Add role', 'This name is reserved. Please choose another one.'],
    ['reserved', 'ar', 'الدور', 'إضافة الدور', 'هذا الاسم محجوز، يُرجى اختيار اسم آخر.'],
  ] as const)(
    'a taken role name is reported at the field (%s, %s) and keeps the input',
    async (code, language, field, submit, message) => {
      reject('post', 'roles', 422, { code, fields: [{ path: 'role', code, message: code }] });
      const { user } = await open(language);
      const name = screen.getByLabelText<HTMLInputElement>(field);
      await user.type(name, 'Teacher');
      await user.click(screen.getByRole('button', { name: submit }));
      expect(await screen.findByText(message)).toBeTruthy();
      expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Teacher', 'true']);
    },
  );

  test("a new role with a wider scope than its author's is rejected", async () => {
    reject('post', 'roles', 403, { code: 'forbidden' });
    const { user } = await open();
    await user.type(screen.getByLabelText('Role'), 'Greeter');
    await user.click(screen.getByRole('button', { name: 'Add role' }));
    expect(await screen.findByText(/You can only grant or remove permissions that you hold/)).toBeTruthy();
    expect(sessionStore.getState().permissions.has('users.read')).toBe(true);
  });
});

describe('the permissions of the editor', () => {
  test('permissions reload on Retry', async () => {
    reject('get', 'permissions', 400);
    const { user } = await renderAt(PAGE);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    servePermissions();
    await user.click(retry);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Timeline – View' })).checked).toBe(true);
  });

  test.each([
    ['en', 'Forms – Publish'],
    ['ar', 'النماذج – نشر'],
  ] as const)('an unusual action has the label of its remote (%s)', async (language, name) => {
    signInForTest({ role: 'admin' }, [...held, 'forms.publish']);
    const { user } = await open(language);
    await user.click(box(name));
    expect(box(name).checked).toBe(true);
  });

  test('permissions without a live remote have readable names', async () => {
    await open();
    expect(within(screen.getByRole('group', { name: 'Bank transfers' })).getByText('Export')).toBeTruthy();
    expect(box('Bank transfers – Export').disabled).toBe(true);
  });
});
