import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastStore } from '../../feedback/toast.ts';
import { overlayStore } from '../../overlays/load-overlays.ts';
import { responseOf, showPeople } from '../people.fixture.tsx';

const row = (name: string) => screen.findByText(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(() => {
  vi.restoreAllMocks();
  toastStore.setState({ toasts: [] });
});

test('filters apply together, and are shown as chips that can be removed one by one or all', async () => {
  const { user, search, router } = await showPeople({}, '?page=3');
  await row('Person 21');
  await user.click(button('Filters'));
  const panel = screen.getByRole('dialog', { name: 'Filters' });
  await user.type(within(panel).getByRole('textbox', { name: 'Name' }), '  Person 1 ');
  await user.selectOptions(within(panel).getByRole('combobox', { name: 'Role' }), 'Student');
  await user.click(await within(panel).findByRole('button', { name: 'Show 28 results' }));
  await waitFor(() => expect(search()).toBe('?name=Person+1&role=student'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const chips = screen.getByRole('list', { name: 'Filters that are set' });
  expect(within(chips).getByText('Role:').parentElement?.textContent).toBe('Role: Student');
  await user.click(button('Remove filter Role: Student'));
  await waitFor(() => expect(search()).toBe('?name=Person+1'));
  expect(document.activeElement).toBe(button(/^Filters/));
  await user.click(button('Clear all'));
  await waitFor(() => expect(search()).toBe(''));
  await router.navigate(-1);
  await waitFor(() => expect(search()).toBe('?name=Person+1'));
});

test('a filter panel that is pressed before its code is there counts the matches when it is', async () => {
  const { overlays } = overlayStore.getState();
  const { user } = await showPeople();
  await row('Person 1');
  overlayStore.setState({ overlays: null });
  await user.click(button('Filters'));
  act(() => overlayStore.setState({ overlays }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Student');
  expect(await screen.findByRole('button', { name: 'Show 72 results' })).toBeDefined();
});

test('the filter panel closes by button and Escape without changes', async () => {
  const { user, search } = await showPeople({}, '?role=teacher');
  await row('Person 4');
  for (const close of ['button', 'key']) {
    await user.click(button(/^Filters/));
    const panel = screen.getByRole('dialog', { name: 'Filters' });
    expect(within(panel).getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('teacher');
    await user.type(within(panel).getByRole('textbox', { name: 'Name' }), 'x');
    if (close === 'button') await user.click(within(panel).getByRole('button', { name: 'Close' }));
    else await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button(/^Filters/));
  }
  expect(search()).toBe('?role=teacher');
});

test('a row has a menu of its actions, and no menu without any', async () => {
  const remove = vi.fn();
  const { user, router } = await showPeople({
    rowTo: ({ id }) => `/people/${id}`,
    actions: ({ id, name }) => [
      id !== '3' && { label: 'Edit', to: `/people/${id}/edit` },
      id === '1' && { label: 'Delete', tone: 'danger' as const, onSelect: () => remove(name) },
    ],
  });
  await row('Person 1');
  expect(screen.queryByRole('button', { name: 'Actions for Person 3' })).toBeNull();
  await user.click(button('Actions for Person 1'));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledWith('Person 1');
  expect(document.activeElement).toBe(button('Actions for Person 1'));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(router.state.location.pathname).toBe('/people/1/edit');
  expect(screen.getByRole('link', { name: 'Person 4' }).getAttribute('href')).toBe('/people/4');
});

test('rows without any action have no column for them', async () => {
  const isFirst = ({ id }: { id: string }) => id === '1';
  const { user } = await showPeople({ actions: (each) => [isFirst(each) && { label: 'Edit', to: '/edit' }] });
  await row('Person 1');
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await row('Person 11');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull());
});

test('selected rows get a bar of actions, and leaving the page of the list clears the selection', async () => {
  const write = vi.fn();
  const { user } = await showPeople({ bulk: [{ id: 'write', label: 'Write', onSelect: write }] });
  await row('Person 1');
  expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
  await user.click(box('Select Person 1'));
  await user.click(box('Select Person 3'));
  expect(screen.getByRole('region', { name: '2 selected' })).toBeDefined();
  expect(box('Select all on this page').indeterminate).toBe(true);
  await user.click(button('Write'));
  expect(write.mock.calls[0]?.[0].map(({ id }: { id: string }) => id)).toEqual(['1', '3']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Write' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(box('Select all on this page')));
  await user.click(box('Select all on this page'));
  expect(screen.getByRole('region', { name: '10 selected' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await row('Person 11');
  expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
  expect(box('Select Person 11').checked).toBe(false);
});

test.each([
  ['was turned back from', async () => false, 0],
  ['failed', () => Promise.reject(new Error('refused')), 1],
])('an action that %s keeps the selection', async (_, onSelect, complaints) => {
  const { user } = await showPeople({ bulk: [{ id: 'remove', label: 'Delete', onSelect }] });
  await row('Person 1');
  await user.click(box('Select Person 1'));
  await user.click(button('Delete'));
  await waitFor(() => expect(toastStore.getState().toasts).toHaveLength(complaints));
  expect(box('Select Person 1').checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(button('Delete')));
  await user.click(button('Clear selection'));
  expect(box('Select Person 1').checked).toBe(false);
});

test('the file has the filtered rows in the shown order', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const fetch = vi.fn(async () => '\uFEFFName\r\nمريم\r\n');
  const { user } = await showPeople({ csv: { fileName: 'people.csv', fetch } }, '?page=2&sort=-left&role=teacher');
  await row('Person 122');
  await user.click(button('Download as CSV'));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(fetch).toHaveBeenCalledWith({ sort: '-left', q: '', filters: { role: 'teacher' } });
  expect(click.mock.contexts[0]).toMatchObject({ download: 'people.csv' });
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('a failed export is reported', async () => {
  const fetch = () => Promise.reject(new Error('refused'));
  const { user } = await showPeople({ csv: { fileName: 'people.csv', fetch } });
  await row('Person 1');
  await user.click(button('Download as CSV'));
  await waitFor(() => expect(toastStore.getState().toasts[0]?.tone).toBe('error'));
});

test('a wide table scrolls by keyboard and marks the end with hidden columns', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1500);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  await showPeople({ response: responseOf });
  await row('Person 1');
  const place = screen.getByRole('region', { name: 'People' });
  expect(place.tabIndex).toBe(0);
  expect(place.parentElement?.hasAttribute('data-after')).toBe(true);
  expect(place.parentElement?.hasAttribute('data-before')).toBe(false);
  place.scrollLeft = 600;
  place.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(place.parentElement?.hasAttribute('data-before')).toBe(true));
  expect(place.parentElement?.hasAttribute('data-after')).toBe(false);
});
