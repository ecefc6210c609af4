import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRelation, serveRelations } from '#/people/testing/relations.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/relations/relatives';
const may = (...actions: string[]) =>
  signInForTest(
    { role: 'admin' },
    actions.map((act) => `relations.relatives.${act}`),
  );
const family = () => [
  aRelation({ id: '1', user_name: 'Sami Haddad', related_user_name: 'Mona Haddad' }),
  aRelation({ id: '2', user_name: 'Layla Omar', related_user_name: 'Hasan Omar', relationship_type: 'uncle' }),
];

beforeEach(() => may('read', 'create', 'update', 'delete'));

const openMenu = async (user: Awaited<ReturnType<typeof renderAt>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));

describe('the list of relations', () => {
  test('the relation list names student, relative and kind', async () => {
    const { asked } = serveRelations(family());
    await renderAt(PAGE);
    const row = within((await screen.findByText('Sami Haddad')).closest('tr') as HTMLElement);
    expect(row.getByText('Mona Haddad')).toBeTruthy();
    const kinds = ['Parent', 'Uncle'].map(
      (kind) => screen.getAllByText(kind).find((tag) => tag.closest('td'))?.className,
    );
    expect(kinds).toEqual([row.getByText('Parent').className, row.getByText('Parent').className]);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ sort: '-created_at', page: '1', per_page: '10' });
  });

  test('names lead to the pages of student and relative, for viewers who can read people', async () => {
    serveRelations(family());
    const first = await renderAt(PAGE);
    await screen.findByText('Sami Haddad');
    expect(screen.queryByRole('link', { name: /Haddad/ })).toBeNull();
    first.unmount();
    signInForTest({ role: 'admin', roles: ['admin'] }, ['relations.relatives.read', 'users.read']);
    await renderAt(PAGE);
    const address = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await address(/Sami Haddad/)).toBe('/dashboard/users/student/11');
    expect(await address(/Mona Haddad/)).toBe('/dashboard/users/all/21');
  });

  test('the relation list is searched as a whole and filtered by kind', async () => {
    const { asked } = serveRelations(family());
    await renderAt(`${PAGE}?q=omar&relationship_type=uncle`);
    expect(await screen.findByText('Layla Omar')).toBeTruthy();
    expect(screen.queryByText('Sami Haddad')).toBeNull();
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ search: 'omar', relationship_type: 'uncle' });
  });

  test('the empty relation list explains itself and leads to the form', async () => {
    serveRelations([]);
    await renderAt(PAGE);
    expect(await screen.findByRole('heading', { name: 'Families will appear here' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add relative' })).toHaveLength(2);
  });

  test('the relation list offers only permitted actions', async () => {
    may('read');
    serveRelations(family().map((each) => ({ ...each, may: { update: false, delete: false } })));
    await renderAt(PAGE);
    await screen.findByText('Sami Haddad');
    expect(screen.queryByRole('link', { name: 'Add relative' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  });

  test('the actions on a relation are those that the API allows', async () => {
    serveRelations([aRelation({ id: '1', user_name: 'Sami Haddad', may: { update: false, delete: true } })]);
    const { user } = await renderAt(PAGE);
    await openMenu(user, 'Sami Haddad');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Delete']);
  });

  test('the relation list is Arabic', async () => {
    serveRelations(family());
    await renderAt(PAGE, 'ar');
    expect(await screen.findByText('عم أو خال')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'الأسرة والأقارب' })).toBeTruthy();
  });
});

describe('deleting a relation', () => {
  test('the dialog that deletes a relation says what the parent will no longer see, and removes the row', async () => {
    const { held } = serveRelations(family());
    const deleted = takeBodies('delete', 'relations/1');
    const { user } = await renderAt(PAGE);
    await openMenu(user, 'Sami Haddad');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this relation?' }));
    expect(
      dialog.getByText(/no longer see .*’s classes, reports, assignments, remaining classes and invoices/),
    ).toBeTruthy();
    held.relations = held.relations.slice(1);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Relation deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Sami Haddad')).toBeNull());
    expect(deleted).toHaveLength(1);
  });

  test("the dialog that deletes an uncle's relation does not mention invoices", async () => {
    serveRelations(family());
    const { user } = await renderAt(PAGE);
    await openMenu(user, 'Layla Omar');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('classes, reports and assignments');
    expect(dialog.textContent).not.toContain('invoices');
  });

  test('a failed deletion of a relation is reported in the dialog', async () => {
    serveRelations(family());
    reject('delete', 'relations/1', 403);
    const { user } = await renderAt(PAGE);
    await openMenu(user, 'Sami Haddad');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('The relation was not deleted. Please try again.')).toBeTruthy();
  });
});

describe('editing a relation', () => {
  const openEdit = async () => {
    const view = await renderAt(PAGE);
    await openMenu(view.user, 'Sami Haddad');
    await view.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Edit relation' })) };
  };

  test('editing a relation changes the kind and keeps the people', async () => {
    serveRelations(family());
    const sent = takeBodies('put', 'relations/1');
    const { user, dialog } = await openEdit();
    expect(dialog.getByLabelText<HTMLInputElement>('Student').value).toBe('Sami Haddad');
    await user.click(dialog.getByRole('radio', { name: 'Aunt' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Relation edited successfully')).toBeTruthy();
    expect(sent).toEqual([{ user_id: '11', related_user_id: '21', relationship_type: 'aunt' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a rejected edit of a relation stays open with the choice', async () => {
    serveRelations(family());
    reject('put', 'relations/1', 404, { code: 'not_found' });
    const { user, dialog } = await openEdit();
    await user.click(dialog.getByRole('radio', { name: 'Uncle' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/This is no longer here/)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Uncle' }).checked).toBe(true);
  });
});
