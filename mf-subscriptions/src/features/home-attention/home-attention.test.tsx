import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveDues } from '#/testing/dues.ts';
import { anInvoice, serveInvoices } from '#/testing/invoices.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { signInAsAdmin } from '#/testing/sign-in.ts';

beforeEach(() => {
  signInAsAdmin();
  serveDues([]);
});

const held = anInvoice({ held: true });
async function open(language: 'en' | 'ar' = 'en') {
  const counts: number[] = [];
  await renderInSlot('home.attention', { onCount: (count) => counts.push(count) }, language);
  return counts;
}

test('held payments are counted and lead to the list of held payments', async () => {
  const searches = serveInvoices('invoices', [held, anInvoice({ id: '5', held: true })]);
  serveInvoices('payments/one-time', [held]);
  const counts = await open();
  const monthly = await screen.findByRole('link', { name: 'monthly payments under review' });
  expect(monthly.getAttribute('href')).toBe('/dashboard/subscriptions/invoices?tab=monthly&state=held');
  expect(monthly.previousElementSibling?.textContent).toBe('2');
  const once = await screen.findByRole('link', { name: 'one-time payment under review' });
  expect(once.getAttribute('href')).toBe('/dashboard/subscriptions/invoices?tab=one_time&state=held');
  expect(String(searches[0])).toBe('state=held&per_page=1');
  expect(counts).toContain(3);
});

test('without held payments the count is 0 and nothing is drawn', async () => {
  serveInvoices('invoices', []);
  serveInvoices('payments/one-time', []);
  const counts = await open();
  await waitFor(() => expect(counts).toContain(0));
  expect(screen.queryByRole('link')).toBeNull();
});

test('held payments are announced in Arabic', async () => {
  serveInvoices('invoices', [held, anInvoice({ id: '5', held: true })]);
  serveInvoices('payments/one-time', []);
  await open('ar');
  expect(await screen.findByRole('link', { name: 'الدفعات الشهرية قيد التدقيق' })).toBeTruthy();
});
