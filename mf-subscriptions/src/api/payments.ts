import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from './may.ts';

const paymentSchema = v.object({
  id: v.string(),
  /** `monthly`, `one_time` or `bank_transfer`. */
  kind: v.string(),
  customer_name: v.string(),
  package_name: v.nullable(v.string()),
  package_name_ar: v.nullish(v.string()),
  reference: v.nullable(v.string()),
  state: v.string(),
  held: v.boolean(),
  amount: v.nullable(v.number()),
  refunded_amount: v.number(),
  discount: v.optional(v.number(), 0),
  currency: v.nullable(v.string()),
  date: v.string(),
  may: maySchema(['update']),
});
export type Payment = v.InferOutput<typeof paymentSchema>;
export const paymentPageSchema = v.object({
  data: v.array(paymentSchema),
  pagination: v.object({ total: v.number() }),
});

const allPayments = ['payments'] as const;

function listQuery(searchParams: Record<string, string>) {
  return queryOptions({
    queryKey: [...allPayments, searchParams],
    queryFn: async ({ signal }): Promise<ListPage<Payment>> => {
      const { data, pagination } = await http.get('payments', { searchParams, signal }).json(paymentPageSchema);
      return { rows: data, total: pagination.total };
    },
  });
}

export const paymentQueries = {
  all: () => allPayments,
  /**
   * The latest payments of one person, by card and by bank.
   * @throws ApiError 404 for viewers who may not see them (D8, D9).
   */
  latestOf: (userId: string, most: number) => listQuery({ student_id: userId, per_page: String(most) }),
  /** The bank transfers of the viewer and, as a parent, of the children. */
  ownTransfers: ({ page, perPage, q }: ListParams) =>
    listQuery({
      kind: 'bank_transfer',
      page: String(page),
      per_page: String(perPage),
      ...(q ? { search: q } : {}),
    }),
};
