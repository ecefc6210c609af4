import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SavedView, ViewStore } from '../list-types.ts';
import { showPeople } from '../people.fixture.tsx';

/** The store of an API that has these views. */
function storeOf(...views: SavedView[]): ViewStore & { views: SavedView[] } {
  const held = { views };
  return {
    get views() {
      return held.views;
    },
    query: () => ({ queryKey: ['views'], queryFn: async () => [...held.views] }),
    create: async (view) => void held.views.push({ id: String(held.views.length + 1), ...view }),
    change: async (id, fields) => {
      held.views = held.views.map((view) => (view.id === id ? { ...view, ...fields } : view));
    },
    remove: async (id) => {
      held.views = held.views.filter((view) => view.id !== id);
    },
  };
}
const teachers: SavedView = { id: '1', name: 'Teachers', query: 'role=teacher', isDefault: false };
const row = (name: string) => screen.findByText(name);
const open = async (user: { click: (element: Element) => Promise<void> }, name: string | RegExp = 'Views') =>
  user.click(await screen.findByRole('button', { name }));

test('filters and order are saved under a name, and chosen again', async () => {
  const store = storeOf();
  const { user, search } = await showPeople({ views: store }, '?role=teacher&sort=-left&page=2');
  await row('Person 122');
  await open(user);
  await user.click(screen.getByRole('menuitem', { name: 'Save this view…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Name is required')).toBeDefined();
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Busy');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.views).toMatchObject([{ name: 'Busy', query: 'role=teacher&sort=-left', isDefault: false }]);
  await open(user, 'Busy');
  await user.click(screen.getByRole('menuitemradio', { name: 'Everything' }));
  await waitFor(() => expect(search()).toBe(''));
  await open(user);
  await user.click(screen.getByRole('menuitemradio', { name: 'Busy' }));
  await waitFor(() => expect(search()).toBe('?sort=-left&role=teacher'));
});

test('a list opens with its default view, unless the address has parameters of the list', async () => {
  const store = storeOf({ ...teachers, isDefault: true });
  const { search, user, unmount } = await showPeople({ views: store });
  await waitFor(() => expect(search()).toBe('?role=teacher'));
  await user.click(await screen.findByText('Clear all'));
  await row('Person 3');
  expect(search()).toBe('');
  unmount();
  const asked = await showPeople({ views: store }, '?role=student');
  await row('Person 3');
  await screen.findByRole('button', { name: 'Views' });
  expect(asked.search()).toBe('?role=student');
});

test('a view is renamed, made the default and deleted', async () => {
  const store = storeOf(teachers);
  const { user } = await showPeople({ views: store }, '?role=student');
  await row('Person 1');
  await open(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Manage views…' }));
  const name = await screen.findByRole('textbox', { name: 'Rename Teachers' });
  await user.clear(name);
  await user.type(name, 'المعلمون{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Open the list with المعلمون' }));
  await waitFor(() => expect(store.views).toMatchObject([{ name: 'المعلمون', isDefault: true }]));
  await user.click(screen.getByRole('button', { name: 'Delete المعلمون' }));
  expect(await screen.findByText('You haven’t saved any views of this list.')).toBeDefined();
});
