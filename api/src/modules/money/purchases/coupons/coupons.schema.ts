import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams } from '#base/http/fields.ts';
import { pageOf, pageQuery, searchTerm } from '#base/http/pages.ts';
import { couponFields } from './coupons.fields.ts';

export const couponSorts = ['code', 'createdAt'] as const;
export const couponsQuery = v.object({
  ...pageQuery,
  /** Searches the code. */
  search: searchTerm,
  sort: v.optional(v.picklist(couponSorts.flatMap((sort) => [sort, `-${sort}` as const])), '-createdAt'),
});
export type CouponsQuery = v.InferOutput<typeof couponsQuery>;
export const couponParams = idParams;

export const couponBody = bodyOf(couponFields);
export type CouponInput = v.InferOutput<typeof couponBody>;

const coupon = responseOf(couponFields);
export type WireCoupon = v.InferInput<typeof coupon>;
export const couponResponse = v.object({ data: coupon });
export const couponsPage = pageOf(coupon);
export type WireCoupons = v.InferInput<typeof couponsPage>;
