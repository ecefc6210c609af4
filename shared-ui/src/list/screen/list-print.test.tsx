import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { responseOf, showPeople } from '../people.fixture.tsx';

const rowCount = () => document.querySelectorAll('tbody > tr').length;

afterEach(() => void vi.unstubAllGlobals());

/** The number of rows in each print. */
function prints(): number[] {
  const counts: number[] = [];
  // As browsers do: content that is drawn in steps is completed first.
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    counts.push(rowCount());
  });
  return counts;
}

test('a list prints all rows that match its filters, and shows its page again afterwards', async () => {
  const printed = prints();
  const { user, asked } = await showPeople({}, '?page=2&role=teacher');
  await screen.findAllByText('11–20 of 71');
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(printed).toEqual([71]));
  expect(screen.getAllByText('1–71 of 71').length).toBeGreaterThan(0);
  expect(asked.mock.lastCall?.[0]).toMatchObject({ page: 1, perPage: 100, filters: { role: 'teacher' } });
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(rowCount()).toBe(10);
  expect(screen.getAllByText('11–20 of 71').length).toBeGreaterThan(0);
});

test('a list prints only the shown page if the other rows cannot be fetched, or are too many to print', async () => {
  const printed = prints();
  const ofMany = { rows: responseOf({ page: 1, perPage: 10, sort: null, q: '', filters: {} }).rows, total: 501 };
  const { user, unmount } = await showPeople({ response: () => ofMany });
  await screen.findByText('Person 1');
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(printed).toEqual([10]));
  unmount();
  const fails = await showPeople({
    response: (params) => {
      if (params.perPage > 10) throw new Error('down');
      return responseOf(params);
    },
  });
  await screen.findByText('Person 1');
  await fails.user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(printed).toEqual([10, 10]));
});
