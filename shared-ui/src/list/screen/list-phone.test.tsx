import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPeople } from '../people.fixture.tsx';

const viewport = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width });
beforeEach(() => viewport(390));
afterEach(() => {
  viewport(1024);
  vi.useRealTimers();
});

const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bulk = [{ id: 'write', label: 'Write', onSelect: () => false }];
const rowTo = ({ id }: { id: string }) => `/people/${id}`;

test('a row on a phone has name, line and figure, and its name is the link', async () => {
  await showPeople({ rowTo });
  const row = await rowOf('Person 3');
  expect(screen.queryByRole('table')).toBeNull();
  expect(row.textContent).toContain('person3@academy.test');
  expect(row.textContent).toContain('Classes left 20');
  expect(within(row).getByRole('link', { name: 'Person 3' }).getAttribute('href')).toBe('/people/3');
});

const name = { id: 'name', header: 'Name', value: ({ name: words }: { name: string }) => words } as const;
const left = { id: 'left', header: 'Left', kind: 'number', value: (row: { left: number }) => row.left } as const;

test('a row on a phone shows the note of a figure below its line, and a table below the figure', async () => {
  const note = (row: { left: number }) => (row.left === 20 ? 'One to be made up until June' : null);
  const columns = [name, { ...left, note }];
  const { unmount } = await showPeople({ columns });
  const row = await rowOf('Person 3');
  expect(row.textContent).toContain('Left 20');
  expect(within(row).getAllByText('One to be made up until June')).toHaveLength(1);
  unmount();
  viewport(1024);
  await showPeople({ columns });
  expect((await screen.findByText('One to be made up until June')).closest('td')?.textContent).toContain('20');
});

test('a row on a phone has no note of a column that it does not show', async () => {
  const note = (row: { left: number }) => (row.left === 20 ? 'No address' : null);
  await showPeople({ columns: [name, { ...left, note, inRow: 'none' }] });
  expect((await rowOf('Person 3')).textContent).not.toContain('No address');
});

test('a column below a row is shown in full, once', async () => {
  const words = { id: 'words', header: 'Words', kind: 'node', inRow: 'below', text: () => 'Cut' } as const;
  await showPeople({ columns: [name, left, { ...words, value: () => <p>All that was said</p> }] });
  const row = await rowOf('Person 3');
  expect(within(row).getAllByText('All that was said')).toHaveLength(1);
  expect(row.textContent).not.toContain('Cut');
});

test('rows become cards and are sorted by one menu', async () => {
  const { user, search } = await showPeople();
  await rowOf('Person 1');
  await user.click(button('View and order'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Descending' }));
  await rowOf('Person 143');
  await user.click(button('View and order'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Cards' }));
  expect((await screen.findAllByRole('term')).length).toBeGreaterThan(0);
  expect(search()).toBe('?sort=-left&view=cards');
});

test('a long press on a row starts a selection, in which a tap selects and opens nothing', async () => {
  const { user, router } = await showPeople({ bulk, rowTo });
  const row = await rowOf('Person 1');
  expect(screen.queryByRole('checkbox')).toBeNull();
  vi.useFakeTimers();
  fireEvent.pointerDown(row, { pointerType: 'touch', isPrimary: true });
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  fireEvent.pointerUp(row, { pointerType: 'touch' });
  fireEvent.click(screen.getByText('Person 1'));
  expect(await screen.findByRole('region', { name: '1 selected' })).toBeDefined();
  await user.click(screen.getByText('Person 3'));
  expect(screen.getByRole('region', { name: '2 selected' })).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
  expect(screen.getByRole('region', { name: '1 selected' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/people');
  await user.click(button('Clear selection'));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByText('Person 3'));
  expect(router.state.location.pathname).toBe('/people/3');
});

test('a finger that moves selects nothing', async () => {
  await showPeople({ bulk, rowTo });
  const row = await rowOf('Person 1');
  vi.useFakeTimers();
  fireEvent.pointerDown(row, { pointerType: 'touch', isPrimary: true, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(row, { clientX: 0, clientY: 30 });
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a selection can also start from the menu of a row or of the list', async () => {
  const { user } = await showPeople({ bulk });
  await rowOf('Person 1');
  await user.click(button('Actions for Person 3'));
  await user.click(screen.getByRole('menuitem', { name: 'Select' }));
  expect(screen.getByRole('region', { name: '1 selected' })).toBeDefined();
  await user.click(button('Clear selection'));
  await user.click(button('View and order'));
  await user.click(screen.getByRole('menuitem', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await waitFor(() => expect(screen.getByRole('region', { name: '10 selected' })).toBeDefined());
});
