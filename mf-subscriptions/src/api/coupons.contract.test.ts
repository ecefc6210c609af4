// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type CouponFields, changeCoupon, couponQueries, createCoupon, deleteCoupon } from './coupons.ts';

const api = await useApi(sharedTestApi);
const list = () =>
  new QueryClient().fetchQuery(couponQueries.list({ page: 1, perPage: 20, sort: null, q: '', filters: {} }));
const fields: CouponFields = {
  code: 'ramadan',
  percent: 20,
  amounts: [],
  from: '',
  to: '',
  packages: [],
  uses: null,
  usesPerUser: 1,
  firstPurchaseOnly: true,
  months: 'once',
};

test('an admin adds, changes and deletes a coupon', async () => {
  (await someone(api, 'admin')).signIn();
  await createCoupon(fields, 'key-of-coupon');
  expect(await rejectionOf(createCoupon(fields, 'another-key'))).toMatchObject({
    status: 422,
    fields: [{ path: 'code', code: 'duplicate' }],
  });
  const [added] = (await list()).rows;
  expect(added).toMatchObject({ code: 'RAMADAN', percent: 20, months: 'once', used: 0, state: 'active' });
  const id = added?._id ?? '';
  await changeCoupon(id, { ...fields, percent: null, amounts: [{ currency: 'USD', amount: '5' }], months: 3 });
  expect(await new QueryClient().fetchQuery(couponQueries.detail(id))).toMatchObject({
    amounts: [{ currency: 'USD', amount: 5 }],
    months: 3,
  });
  await deleteCoupon(id);
  expect((await list()).total).toBe(0);
});
