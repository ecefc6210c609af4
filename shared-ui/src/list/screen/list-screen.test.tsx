import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { people, responseOf, showPeople } from '../people.fixture.tsx';

const row = (name: string) => screen.findByText(name);
const rowCount = () => document.querySelectorAll('tbody > tr').length;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pageLink = (name: string) => screen.getByRole('link', { name });
const never = () => new Promise<never>(() => {});

const viewport = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width });
afterEach(() => viewport(1024));

test('the first page is shown, named and counted', async () => {
  await showPeople();
  await row('Person 1');
  expect(screen.getByRole('table', { name: 'People' })).toBeDefined();
  expect(rowCount()).toBe(10);
  expect(screen.getAllByText('1–10 of 143')).toHaveLength(2);
});

test('the label is a heading if the page shows more than the list', async () => {
  await showPeople({ headed: true });
  expect(screen.getByRole('heading', { name: 'People' })).toBeDefined();
});

describe('pages', () => {
  test('page links are shown around the current page, with first and last', async () => {
    await showPeople({}, '?page=8');
    await row('Person 71');
    const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
    const names = links.map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(['Previous page', ...[1, 6, 7, 8, 9, 10, 15].map((page) => `Page ${page}`), 'Next page']);
    expect(pageLink('Page 8').getAttribute('aria-current')).toBe('page');
    expect(pageLink('Page 9').getAttribute('href')).toBe('/people?page=9');
  });

  test('the arrows and the history change the page of the list', async () => {
    const { user, router, search } = await showPeople();
    await row('Person 1');
    expect(pageLink('Previous page').getAttribute('aria-disabled')).toBe('true');
    await user.click(pageLink('Next page'));
    await row('Person 11');
    expect(search()).toBe('?page=2');
    expect(screen.getAllByText('11–20 of 143')).toHaveLength(2);
    await router.navigate(-1);
    await row('Person 1');
    expect(search()).toBe('');
    await router.navigate(1);
    await row('Person 11');
  });

  test('a shared link opens the same page, order and filters', async () => {
    const { asked } = await showPeople({}, '?page=2&per_page=20&sort=-left&role=teacher');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      page: 2,
      perPage: 20,
      sort: '-left',
      filters: { role: 'teacher' },
    });
  });

  test('the page before stays, dimmed, while the next one loads', async () => {
    const { user } = await showPeople({ response: (params) => (params.page === 1 ? responseOf(params) : never()) });
    await row('Person 1');
    await user.click(pageLink('Page 2'));
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
    expect(rowCount()).toBe(10);
  });

  test('a page past the end shows the last one', async () => {
    const { user, search } = await showPeople({}, '?page=99');
    await screen.findByRole('heading', { name: 'There is no page 99' });
    expect(screen.getByRole('status').textContent).toBe('There is no page 99');
    await user.click(pageLink('Go to the last page'));
    await row('Person 143');
    expect(search()).toBe('?page=15');
  });
});

describe('remembered choices', () => {
  test.each([
    [10, 0],
    [11, 1],
  ])('a list of %i rows has %i choices of a page size', async (count, choices) => {
    await showPeople({ response: (params) => responseOf(params, people.slice(0, count)) });
    await row('Person 1');
    expect(screen.queryAllByRole('combobox', { name: 'Rows per page' })).toHaveLength(choices);
  });

  test('a page size is stored, keeps the first row and adds no history entry', async () => {
    const { user, search, router, unmount } = await showPeople({}, '?page=4');
    await row('Person 31');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20 per page');
    await row('Person 40');
    expect(search()).toBe('?page=2&per_page=20');
    expect(router.state.historyAction).toBe('REPLACE');
    unmount();
    const again = await showPeople();
    await row('Person 20');
    await waitFor(() => expect(again.search()).toBe('?per_page=20'));
  });

  test('a view is stored for its list only', async () => {
    const { user, search, unmount } = await showPeople();
    await row('Person 1');
    await user.click(button('Cards'));
    expect(await screen.findByRole('list', { name: 'People' })).toBeDefined();
    expect(search()).toBe('?view=cards');
    expect(button('Cards').getAttribute('aria-pressed')).toBe('true');
    unmount();
    const again = await showPeople();
    await screen.findByRole('list', { name: 'People' });
    await waitFor(() => expect(again.search()).toBe('?view=cards'));
    again.unmount();
    await showPeople({ name: 'others' });
    await row('Person 1');
  });
});

describe('cards', () => {
  test('a card shows each column that is not excluded, with its name', async () => {
    await showPeople({}, '?view=cards');
    const card = (await screen.findByText('Person 1')).closest('li') as HTMLElement;
    expect(
      within(card)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['E-mail', 'Classes left']);
    expect(within(card).getByText('person1@academy.test')).toBeDefined();
  });

  test('a phone shows no table', async () => {
    viewport(390);
    const { search } = await showPeople({}, '?page=2');
    await screen.findByText('Person 11');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
    expect(screen.getByText('2 of 15')).toBeDefined();
    expect(search()).toBe('?page=2');
  });

  test('cards are searched locally, ignoring vowels and case', async () => {
    const { user, search, asked } = await showPeople({}, '?view=cards');
    await screen.findByText('Person 1');
    await user.type(screen.getByRole('searchbox', { name: 'Search this page' }), 'لَيلي{Enter}');
    await waitFor(() => expect(screen.queryByText('Person 1')).toBeNull());
    expect(screen.getByText('ليلى منصور')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('1 of 10 on this page');
    expect(new URLSearchParams(search()).get('q')).toBe('لَيلي');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('cards of a list without search have no search box', async () => {
    await showPeople({ search: 'none' }, '?view=cards&q=nobody');
    await screen.findByText('Person 1');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('cards are sorted by a menu', async () => {
    const { user, search } = await showPeople({}, '?view=cards');
    await screen.findByText('Person 1');
    await user.click(button('Sort'));
    await user.click(screen.getByRole('menuitemradio', { name: 'Descending' }));
    await screen.findByText('Person 143');
    expect(search()).toBe('?view=cards&sort=-left');
  });
});

test('an API search starts at the first page, in the table too', async () => {
  const { user, search } = await showPeople({ search: 'all' }, '?page=3');
  await row('Person 21');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Person 143{Enter}');
  await row('Person 143');
  await waitFor(() => expect(rowCount()).toBe(1));
  expect(search()).toBe('?q=Person+143');
});

test('a user who leaves right after typing a search is not brought back by it', async () => {
  const { router } = await showPeople({ search: 'all' });
  await row('Person 1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Person 7' } });
  act(() => void router.navigate('/people/add'));
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  expect(router.state.location).toMatchObject({ pathname: '/people/add', search: '' });
});

test('the search field follows Back and Forward', async () => {
  const { user, router } = await showPeople({ search: 'all' });
  await row('Person 1');
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  await user.type(box, 'Person 9{Enter}');
  await row('Person 98');
  await router.navigate(-1);
  await row('Person 1');
  expect(box.value).toBe('');
});

test('a column sorts ascending, descending, and in the list’s own order', async () => {
  const { user, search } = await showPeople();
  await row('Person 1');
  const head = () => screen.getByRole('columnheader', { name: 'Classes left' });
  expect(head().getAttribute('aria-sort')).toBe('none');
  await user.click(button('Classes left'));
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
  await user.click(button('Classes left'));
  await row('Person 143');
  expect(head().getAttribute('aria-sort')).toBe('descending');
  expect(search()).toBe('?sort=-left');
  await user.click(button('Classes left'));
  await row('Person 1');
  expect(search()).toBe('');
  expect(screen.getByRole('columnheader', { name: 'E-mail' }).hasAttribute('aria-sort')).toBe(false);
});

test('numbers are end-aligned, addresses left to right, names in their own direction', async () => {
  await showPeople({}, '', 'ar');
  await row('Person 1');
  expect(screen.getByRole('cell', { name: '10' }).hasAttribute('data-end')).toBe(true);
  expect(screen.getByText('person1@academy.test').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect(screen.getByText('ليلى منصور').getAttribute('dir')).toBe('auto');
  expect(screen.getByRole('link', { name: 'person1@academy.test' }).getAttribute('href')).toBe(
    'mailto:person1@academy.test',
  );
});
