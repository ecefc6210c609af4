import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aDue, serveDues } from '#/testing/dues.ts';
import { serveInvoices } from '#/testing/invoices.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { signInAsAdmin } from '#/testing/sign-in.ts';

beforeEach(() => {
  signInAsAdmin();
  serveInvoices('invoices', []);
  serveInvoices('payments/one-time', []);
});

async function open(language: 'en' | 'ar' = 'en') {
  const counts: number[] = [];
  await renderInSlot('home.attention', { onCount: (count) => counts.push(count) }, language);
  return counts;
}

test('transfers to review are counted and lead to their dues', async () => {
  const asked = serveDues([aDue({ state: 'reported' }), aDue({ id: '4', state: 'reported' })]);
  const counts = await open();
  const line = await screen.findByRole('link', { name: 'transfers to review' });
  expect(line.getAttribute('href')).toBe('/dashboard/subscriptions/dues/review');
  expect(line.previousElementSibling?.textContent).toBe('2');
  expect(String(asked[0])).toBe('status=reported&per_page=1');
  expect(counts).toContain(2);
});

test('without any the count is 0 and nothing is drawn', async () => {
  serveDues([]);
  const counts = await open('ar');
  await waitFor(() => expect(counts).toContain(0));
  expect(screen.queryByRole('link')).toBeNull();
});
