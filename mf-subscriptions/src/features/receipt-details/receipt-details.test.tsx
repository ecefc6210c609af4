import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { receiptResponse } from '#/api/receipts.ts';
import { aReceipt } from '#/testing/receipts.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, server } from '#/testing/server.ts';
import { signInAsBuyer } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/receipts/4';

test.each([
  ['en', 'Receipt R-2026-00004', 'PDF in English'],
  ['ar', 'الإيصال R-2026-00004', 'PDF بالعربية'],
] as const)('a receipt is shown and downloaded in the language of the page (%s)', async (language, title, label) => {
  signInAsBuyer();
  serve('receipts/4', v.parse(receiptResponse, { data: aReceipt() }));
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/receipts/4/pdf', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('language'));
      return HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderAt(PAGE, language);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([language]);
  click.mockRestore();
});

test('a receipt of somebody else is not there', async () => {
  signInAsBuyer();
  reject('get', 'receipts/4', 404);
  await renderAt(PAGE);
  expect(await screen.findByText('Receipt not found')).toBeTruthy();
});
