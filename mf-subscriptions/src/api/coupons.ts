import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const couponSchema = v.object({
  _id: v.string(),
  code: v.string(),
  /** Null if the coupon takes off amounts. */
  percent: v.nullable(v.number()),
  amounts: v.array(v.object({ currency: v.string(), amount: v.number() })),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** Ids of packages; empty: all. */
  packages: v.array(v.string()),
  uses: v.nullable(v.number()),
  usesPerUser: v.nullable(v.number()),
  firstPurchaseOnly: v.boolean(),
  /** The payments of a subscription for which it counts: the first, a number of them, or all. */
  months: v.union([v.picklist(['once', 'always']), v.number()]),
  used: v.number(),
  state: v.picklist(['active', 'planned', 'over', 'used_up']),
});
export type Coupon = v.InferOutput<typeof couponSchema>;
export const couponPageSchema = v.object({
  data: v.array(couponSchema),
  pagination: v.object({ total: v.number() }),
});
export const couponResponse = v.object({ data: couponSchema });

/** The form's request. An amount is sent as typed. */
export interface CouponFields extends Pick<Coupon, 'code' | 'percent' | 'packages' | 'firstPurchaseOnly' | 'months'> {
  amounts: { currency: string; amount: string }[];
  from: string;
  to: string;
  uses: number | null;
  usesPerUser: number | null;
}

const allCoupons = ['coupons'] as const;
const pathOf = (id: string) => `coupons/${encodeURIComponent(id)}`;

export const couponQueries = {
  all: () => allCoupons,
  list: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...allCoupons, 'list', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Coupon>> => {
        const { data, pagination } = await http.get('coupons', { searchParams, signal }).json(couponPageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allCoupons, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(couponResponse)).data,
    }),
};

/** The same key never makes a second coupon. @throws ApiError 422 at `code` if another coupon has it. */
export async function createCoupon(fields: CouponFields, key: string): Promise<void> {
  await http.post('coupons', { json: fields, headers: { 'Idempotency-Key': key } });
}

export async function changeCoupon(id: string, fields: CouponFields): Promise<void> {
  await http.put(pathOf(id), { json: fields });
}

export async function deleteCoupon(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
