import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPeople } from '../people.fixture.tsx';

const row = (name: string) => screen.findByText(name);
const link = (name: string) => screen.getByRole('link', { name });
const rowTo = ({ id }: { id: string }) => `/people/${id}`;
const given = { rowTo, addTo: '/people/add', search: 'all' as const };

test('the keys move through the rows, and Enter opens one', async () => {
  const { user, router } = await showPeople(given);
  await row('Person 1');
  await user.keyboard('jj');
  expect(document.activeElement).toBe(link('ليلى منصور'));
  await user.keyboard('k');
  expect(document.activeElement).toBe(link('Person 1'));
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/people/1');
});

test('the shortcuts search, add and show help, but not while a user types', async () => {
  const { user, router } = await showPeople(given);
  await row('Person 1');
  await user.keyboard('/');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(box);
  await user.keyboard('n?j');
  expect(box.value).toBe('n?j');
  expect(router.state.location.pathname).toBe('/people');
  box.blur();
  await user.keyboard('{Control>}n{/Control}');
  expect(router.state.location.pathname).toBe('/people');
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Add a new one')).toBeDefined();
  await user.keyboard('n');
  expect(router.state.location.pathname).toBe('/people');
  await user.click(within(help).getByRole('button', { name: 'Close' }));
  await user.keyboard('n');
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/add'));
});

test('a click anywhere in a row opens it, except on its controls and while text is selected', async () => {
  const onSelect = vi.fn();
  const { user, router } = await showPeople({ rowTo, bulk: [{ id: 'write', label: 'Write', onSelect }] });
  const cell = (await row('Person 3')).closest('tr')?.querySelector('[data-end]') as HTMLElement;
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
  expect(router.state.location.pathname).toBe('/people');
  const marked = vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  await user.click(cell);
  expect(router.state.location.pathname).toBe('/people');
  marked.mockRestore();
  await user.click(cell);
  expect(router.state.location.pathname).toBe('/people/3');
});

test('compact rows are stored for every list', async () => {
  const { user, unmount } = await showPeople();
  await row('Person 1');
  const density = () => screen.getByRole('table').getAttribute('data-density');
  expect(density()).toBe('comfortable');
  await user.click(screen.getByRole('button', { name: 'Compact rows' }));
  expect(density()).toBe('compact');
  unmount();
  await showPeople({ name: 'others' });
  await row('Person 1');
  expect(density()).toBe('compact');
});
