import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderInSlot } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';
import { aTransfer, serveTransfers } from '#/testing/transfers.ts';

beforeEach(() => signInAsAdmin());
const open = (language: 'en' | 'ar' = 'en') => renderInSlot('person.tab', { userId: '12', role: 'student' }, language);

test('the page of a student shows the payments of this student, each leading to its form', async () => {
  const searches = serveTransfers([aTransfer({ id: '3' })]);
  await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '2 Mar 2026' });
  expect(link.pathname).toBe('/dashboard/subscriptions/bank-transfers/edit/3');
  expect(screen.getByText('$40.50')).toBeTruthy();
  expect(screen.getByText('TR-1')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'All of them' })).toBeNull();
  expect(searches[0]?.get('user_id')).toBe('12');
});

test('a payment leads nowhere for a viewer who may not edit it', async () => {
  serveTransfers([aTransfer({ id: '3', may: { update: false, delete: false } })]);
  await open();
  expect(await screen.findByText('2 Mar 2026')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('more payments than fit lead to the list of this person', async () => {
  serveTransfers([aTransfer({ id: '3' })], 11);
  await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'All of them' });
  expect(link.pathname + link.search).toBe('/dashboard/subscriptions/bank-transfers?user_name=Salma+Haddad');
});

test.each([
  ['en', 'No payment of this person has been recorded.'],
  ['ar', 'لم تُسجل أي حوالة لهذا الشخص.'],
] as const)('the page of a person without payments says so (%s)', async (language, words) => {
  serveTransfers([]);
  await open(language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('nothing is shown where the viewer can read no payments', async () => {
  reject('get', 'bank-transfers', 403);
  await open();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Place' }).childElementCount).toBe(0));
});
