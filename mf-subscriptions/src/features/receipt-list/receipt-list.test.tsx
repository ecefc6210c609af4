import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { aReceipt, serveReceipts } from '#/testing/receipts.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server } from '#/testing/server.ts';
import { signInAsAdmin, signInAsBuyer } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/receipts';
const child = { id: '13', name: 'زينب' };

beforeEach(() => {
  signInAsAdmin();
});

test('a receipt shows payer, student, tax and amount; a credit note names its receipt (D110)', async () => {
  const credit = aReceipt({
    id: '5',
    number: 'CN-2026-00001',
    kind: 'credit_note',
    receipt: { id: '4', number: 'R-2026-00004' },
  });
  const searches = serveReceipts([credit, aReceipt({ student: child })]);
  await renderAt(PAGE);
  const note = within(await screen.findByRole('row', { name: /CN-2026-00001/ }));
  for (const text of ['Credit note', 'R-2026-00004']) note.getByText(text);
  const [, , row] = screen.getAllByRole('row');
  for (const text of ['Receipt', 'Salma Haddad', 'زينب', 'Eight classes', '$5.59', '$40.50'])
    within(row as HTMLElement).getByText(text);
  expect(String(searches[0])).toBe('page=1&per_page=20');
});

test('the API searches and filters receipts', async () => {
  const searches = serveReceipts([aReceipt()]);
  await renderAt(`${PAGE}?q=salma&kind=credit_note`);
  await screen.findByText('R-2026-00004');
  expect([searches[0]?.get('search'), searches[0]?.get('kind')]).toEqual(['salma', 'credit_note']);
});

test.each([
  ['en', 'Actions for R-2026-00004', 'PDF in Arabic', 'ar'],
  ['ar', 'إجراءات R-2026-00004', 'PDF بالعربية', 'ar'],
  ['en', 'Actions for R-2026-00004', 'PDF in both languages', 'both'],
  ['ar', 'إجراءات R-2026-00004', 'PDF باللغتين', 'both'],
] as const)('a family downloads a receipt in either language (%s)', async (language, menu, label, wanted) => {
  signInAsBuyer();
  serveReceipts([aReceipt()]);
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/receipts/4/pdf', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('language'));
      return HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderAt(PAGE, language);
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(screen.getByRole('menuitem', { name: label }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(click.mock.contexts[0]).toMatchObject({ download: 'R-2026-00004.pdf' });
  expect(asked).toEqual([wanted]);
  click.mockRestore();
});

test('a PDF that cannot be fetched is reported', async () => {
  serveReceipts([aReceipt()]);
  reject('get', 'receipts/4/pdf', 500);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for R-2026-00004' }));
  await user.click(screen.getByRole('menuitem', { name: 'PDF in English' }));
  await screen.findByText('The document could not be opened. Please try again.');
});

test.each([
  [['money.read'], '/dashboard/users/remaining-classes/13/statement'],
  [[], undefined],
])('whoever reads statements opens the student’s from a receipt (D111), with %j', async (permissions, address) => {
  signInForTest({ role: 'Accounts', roles: ['Accounts'] }, ['subscriptions.invoices.read', ...permissions]);
  serveReceipts([aReceipt({ student: child })]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for R-2026-00004' }));
  await screen.findByRole('menuitem', { name: 'PDF in Arabic' });
  const link = screen.queryByRole('menuitem', { name: /زينب.*’s statement$/ });
  expect(link?.getAttribute('href') ?? undefined).toBe(address);
});
