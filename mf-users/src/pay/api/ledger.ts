import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const reasons = ['purchase', 'renewal', 'class', 'class_reversal', 'manual', 'refund', 'import'] as const;

export const lineReason = v.union([
  v.picklist(reasons),
  v.pipe(
    v.string(),
    v.transform(() => 'other' as const),
  ),
]);
export const lineSource = v.object({
  kind: v.string(),
  title: v.nullable(v.string()),
  titleAr: v.nullish(v.string()),
  at: v.nullable(v.string()),
});

const lineSchema = v.object({
  id: v.string(),
  delta: v.number(),
  /** The remaining classes after it. */
  balance: v.number(),
  reason: lineReason,
  /** The source: a class, a payment, a bank transfer; null if unknown. */
  source: v.optional(v.nullable(lineSource), null),
  /** Null unless somebody did it by hand. */
  actor: v.nullable(v.object({ id: v.string(), name: v.string() })),
  created_at: v.string(),
});
export type LedgerLine = v.InferOutput<typeof lineSchema>;

export const ledgerPageSchema = v.object({ data: v.array(lineSchema), pagination: v.object({ total: v.number() }) });

const allLedgers = ['ledger'] as const;
const PAGE_SIZE = 10;

export const ledgerQueries = {
  of: (studentId: string) => [...allLedgers, studentId] as const,
  /** The lines of a student's ledger, newest first. @throws ApiError 404 for viewers who may not see them (D9). */
  list: (studentId: string, { page, perPage }: Pick<ListParams, 'page' | 'perPage'>) => {
    const searchParams = { page: String(page), per_page: String(perPage) };
    return queryOptions({
      queryKey: [...ledgerQueries.of(studentId), searchParams],
      queryFn: async ({ signal }): Promise<ListPage<LedgerLine>> => {
        const path = `users/${encodeURIComponent(studentId)}/ledger`;
        const { data, pagination } = await http.get(path, { searchParams, signal }).json(ledgerPageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  /** The first page, whose first line has the remaining classes. */
  newest: (studentId: string) => ledgerQueries.list(studentId, { page: 1, perPage: PAGE_SIZE }),
};
