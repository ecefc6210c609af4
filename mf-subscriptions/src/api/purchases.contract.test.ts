// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { parentsChildrenQuery } from './children.ts';
import { invoiceQueries } from './invoices.ts';
import { nextStepsQuery } from './next-steps.ts';
import { packageTexts } from './package-fields.ts';
import { createPackage, packageQueries } from './packages.ts';
import { openManagement, purchaseQueries, startPurchase } from './purchases.ts';

const api = await useApi(sharedTestApi);
const typed = packageTexts.valuesOf();
const everything = { page: 1, perPage: 100, sort: '-created_at', q: '', filters: {} };

test('without a provider no purchase can start, and there is no subscription', async () => {
  (await someone(api, 'admin')).signIn();
  const prices = [{ currency: 'USD', amount: '40.50' }];
  await createPackage(
    { ...typed, title: 'Eight', classesNum: 8, prices, visibleTo: [], forSubscribers: false },
    'k'.repeat(32),
  );
  (await someone(api, 'student')).signIn();
  const [offer] = (await new QueryClient().fetchQuery(packageQueries.onOffer())).rows;
  const wanted = {
    kind: 'monthly' as const,
    packageId: offer?._id ?? '',
    currency: 'USD',
    studentId: null,
    coupon: '',
  };
  const rejection = await rejectionOf(startPurchase(wanted, 's'.repeat(32)));
  expect(rejection).toMatchObject({ status: 503, code: 'not_configured' });
  const quote = (coupon: string) => new QueryClient().fetchQuery(purchaseQueries.quote({ ...wanted, coupon }));
  expect(await quote('')).toEqual({ price: 40.5, total: 40.5, discount: null });
  expect(await rejectionOf(quote('nothing'))).toMatchObject({ fields: [{ path: 'coupon', code: 'unknown' }] });
  const summary = await new QueryClient().fetchQuery(purchaseQueries.summary());
  expect(summary).toMatchObject({ subscription: null, provider: null, may: { manage: false } });
  expect(await rejectionOf(openManagement('home'))).toMatchObject({ status: 404 });
  expect(await new QueryClient().fetchQuery(purchaseQueries.managed('2026-01-01T00:00:00Z'))).toEqual([]);
  expect(await new QueryClient().fetchQuery(nextStepsQuery())).toEqual([]);
});

test("a parent can buy for their own child, and not for another parent's", async () => {
  (await someone(api, 'admin')).signIn();
  const prices = [{ currency: 'USD', amount: '40.50' }];
  await createPackage(
    { ...typed, title: 'Four', classesNum: 4, prices, visibleTo: [], forSubscribers: false },
    'p'.repeat(32),
  );
  const [parent, child, other] = [
    await someone(api, 'guest'),
    await someone(api, 'student'),
    await someone(api, 'student'),
  ];
  await api.deps.database.sql.query({
    text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
    values: [child.id, parent.id],
  });
  parent.signIn();
  expect(await new QueryClient().fetchQuery(parentsChildrenQuery())).toMatchObject([
    { id: String(child.id), name: child.name },
  ]);
  const [offer] = (await new QueryClient().fetchQuery(packageQueries.onOffer())).rows;
  const wanted = { kind: 'monthly' as const, packageId: offer?._id ?? '', currency: 'USD', coupon: '' };
  const startFor = (studentId: string) =>
    rejectionOf(startPurchase({ ...wanted, studentId }, `f${studentId}`.padEnd(32, 'x')));
  expect(await startFor(String(child.id))).toMatchObject({ status: 503 });
  expect(await startFor(String(other.id))).toMatchObject({ status: 404 });
});

test('a user lists their own invoices, and an admin all', async () => {
  (await someone(api, 'student')).signIn();
  for (const kind of ['monthly', 'one_time'] as const)
    expect(await new QueryClient().fetchQuery(invoiceQueries.list(kind, true, everything))).toEqual({
      rows: [],
      total: 0,
    });
  (await someone(api, 'admin')).signIn();
  expect((await new QueryClient().fetchQuery(invoiceQueries.list('monthly', false, everything))).total).toBe(0);
  const counts = await new QueryClient().fetchQuery(invoiceQueries.heldCounts());
  expect(counts).toEqual([
    { kind: 'monthly', count: 0 },
    { kind: 'one_time', count: 0 },
  ]);
});

test('a user without children is no parent', async () => {
  (await someone(api, 'guest')).signIn();
  expect(await new QueryClient().fetchQuery(parentsChildrenQuery())).toEqual([]);
});
