import * as v from 'valibot';
import { type Coupon, couponPageSchema, couponResponse } from '#/api/coupons.ts';
import { serve } from './server.ts';

export const aCoupon = (about: Partial<Coupon> & { _id: string }): Coupon => ({
  code: 'RAMADAN',
  percent: 20,
  amounts: [],
  from: null,
  to: null,
  packages: [],
  uses: null,
  usesPerUser: null,
  firstPurchaseOnly: false,
  months: 'once',
  used: 0,
  state: 'active',
  ...about,
});

export function serveCoupons(coupons: Coupon[]): URLSearchParams[] {
  for (const each of coupons) serve(`coupons/${each._id}`, v.parse(couponResponse, { data: each }));
  return serve('coupons', v.parse(couponPageSchema, { data: coupons, pagination: { total: coupons.length } }));
}
