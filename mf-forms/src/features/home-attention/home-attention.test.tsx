import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRow, serveForms } from '#/testing/forms.ts';
import { renderLine } from '#/testing/render-at.tsx';
import { signInAs } from '#/testing/sign-in.ts';

test.each([
  ['en', 'unread form submissions', '5'],
  ['ar', 'إجابات النماذج غير المقروءة', '5'],
] as const)('unread submissions are counted in %s and lead to the forms', async (language, name, shown) => {
  signInAs('reader');
  const counts: number[] = [];
  const searches = serveForms([aRow({ unread: 2 }), aRow({ id: '4', unread: 3 })]);
  await renderLine((count) => counts.push(count), language);
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/dashboard/forms');
  expect(link.previousElementSibling?.textContent).toBe(shown);
  expect(counts).toEqual([5]);
  expect(searches.map(String)).toEqual(['page=1&limit=1']);
});

test('without unread submissions the count is 0 and nothing is drawn', async () => {
  signInAs('reader');
  const counts: number[] = [];
  serveForms([aRow({ unread: 0 })]);
  await renderLine((count) => counts.push(count));
  await waitFor(() => expect(counts).toEqual([0]));
  expect(screen.queryByRole('link')).toBeNull();
});
