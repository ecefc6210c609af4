// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  acceptReport,
  dueQueries,
  endPurchase,
  rejectReport,
  reportTransfer,
  startBankPurchase,
  waiveDue,
  withdrawPurchase,
} from './dues.ts';
import { packageTexts } from './package-fields.ts';
import { createPackage, packageQueries } from './packages.ts';
import { purchaseQueries } from './purchases.ts';

const api = await useApi(sharedTestApi);
const inBoth = (text: string) => ({ en: text, ar: text });
const account = { currency: 'USD', bank: inBoth('Bank'), holder: inBoth('Academy'), number: 'JO94' };
const proof = () => new File(['%PDF-1.4\n%%EOF'], 'proof.pdf', { type: 'application/pdf' });
const listed = { page: 1, perPage: 10, sort: '', q: '', filters: {} };

test('a purchase by transfer is reported, rejected, reported again and accepted, and ends', async () => {
  const [boss, admin, student] = [
    await someone(api, 'super-admin'),
    await someone(api, 'admin'),
    await someone(api, 'student'),
  ];
  const token = await api.tokenFor(boss);
  await api.request('put', '/api/settings', { token, body: { bank_accounts: [account] } });
  admin.signIn();
  const prices = [{ currency: 'USD', amount: '40.50' }];
  await createPackage(
    { ...packageTexts.valuesOf(), title: 'Eight', classesNum: 8, prices, visibleTo: [], forSubscribers: false },
    'd'.repeat(32),
  );
  student.signIn();
  const fetch = new QueryClient();
  const [offer] = (await fetch.fetchQuery(packageQueries.onOffer())).rows;
  const wanted = {
    kind: 'monthly' as const,
    packageId: offer?._id ?? '',
    currency: 'USD',
    studentId: null,
    coupon: '',
  };
  const withdrawn = await startBankPurchase(wanted);
  const { purchaseId } = await fetch.fetchQuery(dueQueries.detail(withdrawn));
  await withdrawPurchase(purchaseId);
  const id = await startBankPurchase(wanted);
  const report = (key: string) =>
    reportTransfer({ dueId: id, amount: 4050, paidOn: '2026-01-01', reference: 'FT-1', file: proof() }, key.repeat(32));
  await report('a');
  expect(await fetch.fetchQuery(purchaseQueries.summary())).toMatchObject({
    hasDues: true,
    transferCurrencies: ['USD'],
  });
  const dueNow = async () => new QueryClient().fetchQuery(dueQueries.detail(id));
  admin.signIn();
  await rejectReport((await dueNow()).reports[0]?.id ?? '', 'Not readable');
  student.signIn();
  expect((await dueNow()).reports).toMatchObject([{ state: 'rejected', reason: 'Not readable' }]);
  await report('b');
  expect(await new QueryClient().fetchQuery(dueQueries.own())).toHaveLength(1);
  admin.signIn();
  const client = new QueryClient();
  expect((await client.fetchQuery(dueQueries.list(listed))).total).toBe(1);
  expect(client.getQueryData(dueQueries.totals(listed.filters).queryKey)).toEqual({ USD: 4050 });
  await acceptReport((await dueNow()).reports[0]?.id ?? '', 4050);
  student.signIn();
  expect(await dueNow()).toMatchObject({ state: 'paid', paid: 4050, currency: 'USD' });
  await endPurchase((await dueNow()).purchaseId);
});

test('a due is waived with a reason', async () => {
  const [boss, student] = [await someone(api, 'super-admin'), await someone(api, 'student')];
  boss.signIn();
  const prices = [{ currency: 'USD', amount: '12' }];
  await createPackage(
    { ...packageTexts.valuesOf(), title: 'Four', classesNum: 4, prices, visibleTo: [], forSubscribers: false },
    'w'.repeat(32),
  );
  const token = await api.tokenFor(boss);
  await api.request('put', '/api/settings', { token, body: { bank_accounts: [account] } });
  student.signIn();
  const [offer] = (await new QueryClient().fetchQuery(packageQueries.onOffer())).rows;
  const wanted = {
    kind: 'one_time' as const,
    packageId: offer?._id ?? '',
    currency: 'USD',
    studentId: null,
    coupon: '',
  };
  const id = await startBankPurchase(wanted);
  boss.signIn();
  await waiveDue(id, 'A hard month');
  expect(await new QueryClient().fetchQuery(dueQueries.detail(id))).toMatchObject({ state: 'waived' });
});
