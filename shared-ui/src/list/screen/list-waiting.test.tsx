import { ApiError } from '@academy/shared-auth';
import { createQueryClient } from '@academy/shared-ui';
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { responseOf, showPeople } from '../people.fixture.tsx';
import { ListScreen } from './list-screen.tsx';

const row = (name: string) => screen.findByText(name);
const never = () => new Promise<never>(() => {});
const nobody = () => ({ rows: [], total: 0 });

test('a loading table has as many rows and columns as expected', async () => {
  await showPeople(
    { response: never, actions: () => [], bulk: [{ id: 'write', label: 'Write', onSelect: () => {} }] },
    '?per_page=20',
  );
  const table = screen.getByRole('table', { name: 'People' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(table.querySelectorAll('tbody > tr')).toHaveLength(20);
  const cells = table.querySelectorAll('tbody > tr:last-child > *');
  expect(cells).toHaveLength(table.querySelectorAll('thead th').length);
  for (const row of table.querySelectorAll('tbody > tr')) expect(getComputedStyle(row).animation).toBe('');
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

test('loading cards are as many as expected', async () => {
  await showPeople({ response: never }, '?view=cards');
  expect(screen.getByRole('list', { name: 'People' }).children).toHaveLength(10);
});

test('an empty list says what will be there', async () => {
  await showPeople({ response: nobody });
  await screen.findByRole('heading', { name: 'People will appear here' });
  expect(screen.getByRole('status').textContent).toBe('This list is empty');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('if nothing matches, the filters can be cleared', async () => {
  const { user, search } = await showPeople({ search: 'all' }, '?name=nobody&q=x&sort=left');
  await screen.findByRole('heading', { name: 'Nothing found' });
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await row('Person 1');
  expect(search()).toBe('?sort=left');
});

test('a rejected request is shown and can be retried', async () => {
  let reject = true;
  const { user, asked } = await showPeople({
    response: (params) => {
      if (reject) throw new ApiError({ status: 500, code: 'internal' });
      return responseOf(params);
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side');
  reject = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row('Person 1');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a new count is announced politely', async () => {
  const { user } = await showPeople();
  await row('Person 1');
  expect(screen.getByRole('status').textContent).toBe('1–10 of 143');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('11–20 of 143'));
});

test.each([
  [1, 'نتيجة واحدة'],
  [2, '1 إلى 2 من نتيجتين'],
  [3, '1 إلى 3 من 3 نتائج'],
  [11, '1 إلى 10 من 11 نتيجة'],
  [100, '1 إلى 10 من 100 نتيجة'],
])('in Arabic %i rows have the plural form of the number', async (total, words) => {
  const people = Array.from({ length: total }, (_, index) => ({
    id: String(index),
    name: `Person ${index}`,
    email: '',
    role: '',
    left: 0,
  }));
  await showPeople({ response: (params) => responseOf(params, people) }, '', 'ar');
  await row('Person 0');
  expect(screen.getByRole('status').textContent).toBe(words);
});

function TwoLists() {
  const [name, setName] = useState('first');
  const [client] = useState(createQueryClient);
  const response = async () => (name === 'first' ? { rows: ['Person 1'], total: 1 } : await never());
  return (
    <QueryClientProvider client={client}>
      <button type="button" onClick={() => setName('second')}>
        Second
      </button>
      <ListScreen
        name={name}
        label={name}
        query={() => queryOptions({ queryKey: [name], queryFn: response })}
        columns={[{ id: 'name', header: 'Name', value: (row: string) => row }]}
        rowKey={(row) => row}
        rowLabel={(row) => row}
        empty={{ title: 'Nobody' }}
      />
    </QueryClientProvider>
  );
}

test('another list does not start with the former rows', async () => {
  const { user } = await renderUi(<TwoLists />);
  await row('Person 1');
  await user.click(screen.getByRole('button', { name: 'Second' }));
  expect(screen.getByRole('table', { name: 'second' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Person 1')).toBeNull();
});

function comeBack(): void {
  for (const type of ['offline', 'online']) window.dispatchEvent(new Event(type));
}

const offline = () => {
  throw new ApiError({ status: 0, code: 'network' });
};

test('if the next page cannot be reached, the former one stays, and the next loads with the connection', async () => {
  let isReached = true;
  const { user, search } = await showPeople({ response: (params) => (isReached ? responseOf(params) : offline()) });
  await row('Person 1');
  isReached = false;
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded without a connection');
  expect(screen.getByText('Person 1')).toBeTruthy();
  expect(screen.getByText('1–10 of 143')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  expect(search()).toBe('?page=2');
  isReached = true;
  comeBack();
  await row('Person 11');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('11–20 of 143'));
});

test('filters that cannot be reached can be retried', async () => {
  let isReached = true;
  const { user, router } = await showPeople({ response: (params) => (isReached ? responseOf(params) : offline()) });
  await row('Person 1');
  isReached = false;
  await act(() => router.navigate('?role=teacher'));
  await screen.findByRole('alert');
  expect(screen.getByText('1–10 of 143')).toBeTruthy();
  isReached = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Person 1')).toBeNull());
});

test('a list opened offline says so and loads with the connection', async () => {
  let isReached = false;
  await showPeople({ response: (params) => (isReached ? responseOf(params) : offline()) });
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the academy');
  isReached = true;
  comeBack();
  await row('Person 1');
});
