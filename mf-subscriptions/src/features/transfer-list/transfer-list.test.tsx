import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveReceipts } from '#/testing/receipts.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';
import { aTransfer, serveTransfers } from '#/testing/transfers.ts';

const PAGE = '/dashboard/subscriptions/bank-transfers';

beforeEach(() => signInAsAdmin());

test('transfers are listed, the newest first, with amount and currency', async () => {
  const searches = serveTransfers([aTransfer({ id: '3' })]);
  await renderAt(PAGE);
  const row = within(await screen.findByRole('row', { name: /Salma Haddad/ }));
  expect(row.getByText('$40.50')).toBeTruthy();
  expect(row.getByText('TR-1')).toBeTruthy();
  expect(String(searches[0])).toBe('sort=-date&page=1&per_page=100');
});

test('a transfer is deleted after a dialog that names it', async () => {
  serveTransfers([aTransfer({ id: '3' })]);
  take('delete', 'bank-transfers/3');
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for Salma Haddad' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/classes stay as they are/)).toBeTruthy();
  serveTransfers([]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Bank transfer deleted')).toBeTruthy();
  expect(await screen.findByText('Bank transfers will appear here')).toBeTruthy();
});

test('a viewer who can only read has the receipt as the only action (D110)', async () => {
  serveTransfers([aTransfer({ id: '3', may: { update: false, delete: false } })]);
  const { user } = await renderAt(PAGE);
  const asked = serveReceipts([]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Salma Haddad' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Receipt (PDF)']);
  await user.click(screen.getByRole('menuitem', { name: 'Receipt (PDF)' }));
  expect(await screen.findByText('This payment has no such document.')).toBeTruthy();
  expect(asked[0]?.get('source')).toBe('bank_transfer:3');
});
