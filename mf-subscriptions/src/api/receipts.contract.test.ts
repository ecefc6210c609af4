// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createTransfer } from './bank-transfers.ts';
import { receiptOf, receiptPaper, receiptQueries } from './receipts.ts';

const api = await useApi(sharedTestApi);

test('a bank transfer has a receipt, which its payer lists and downloads', async () => {
  const [admin, payer] = [await someone(api, 'admin'), await someone(api, 'student')];
  admin.signIn();
  const fields = { user_id: String(payer.id), amount: '50', currency: 'USD', date: '2026-01-01' };
  const id = await createTransfer({ ...fields, reference_number: '', note: '' }, 'key-of-transfer');
  payer.signIn();
  const params = { page: 1, perPage: 20, sort: null, q: '', filters: {} };
  const { rows, total } = await new QueryClient().fetchQuery(receiptQueries.list(params));
  expect([total, rows[0]]).toMatchObject([1, { kind: 'receipt', amount: 50, package: null }]);
  expect(await receiptOf(`bank_transfer:${id}`)).toMatchObject({ number: rows[0]?.number });
  expect((await receiptPaper(rows[0]?.id ?? '', 'ar')).type).toBe('application/pdf');
});
