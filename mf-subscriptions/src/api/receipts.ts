import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const personSchema = v.object({ id: v.string(), name: v.string() });

const receiptSchema = v.object({
  id: v.string(),
  /** `R-2026-00001`, for a credit note `CN-2026-00001`. */
  number: v.string(),
  kind: v.picklist(['receipt', 'credit_note']),
  method: v.picklist(['monthly', 'one_time', 'bank_transfer']),
  /** Payer and student, by their names at that time. */
  payer: personSchema,
  student: personSchema,
  /** Null for a bank transfer. */
  package: v.nullable(v.string()),
  packageAr: v.nullish(v.string()),
  currency: v.string(),
  amount: v.number(),
  net: v.number(),
  tax: v.number(),
  /** For a credit note: the receipt that it corrects. */
  receipt: v.nullable(v.object({ id: v.string(), number: v.string() })),
  createdAt: v.string(),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;
export const receiptPageSchema = v.object({
  data: v.array(receiptSchema),
  pagination: v.object({ total: v.number() }),
});

export const receiptResponse = v.object({ data: receiptSchema });

const all = ['receipts'] as const;

const listQuery = (searchParams: Record<string, string>) =>
  queryOptions({
    queryKey: [...all, searchParams],
    queryFn: async ({ signal }): Promise<ListPage<Receipt>> => {
      const { data, pagination } = await http.get('receipts', { searchParams, signal }).json(receiptPageSchema);
      return { rows: data, total: pagination.total };
    },
  });

export const receiptQueries = {
  all: () => all,
  /** Receipts of the viewer and the children, or those in the viewer's scope, newest first (D110). */
  list: (params: ListParams) => listQuery(listRequest(params)),
  /** @throws ApiError 404 also for a receipt that the viewer cannot see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: async ({ signal }) =>
        (await http.get(`receipts/${encodeURIComponent(id)}`, { signal }).json(receiptResponse)).data,
    }),
};

/** The receipt of a payment; null if there is none yet. @param source as `payment:12`. */
export async function receiptOf(source: string): Promise<Receipt | null> {
  const searchParams = { source, kind: 'receipt', per_page: '1' };
  const { data } = await http.get('receipts', { searchParams }).json(receiptPageSchema);
  return data[0] ?? null;
}

/** The language of the PDF: English, Arabic, or both. */
export type PaperLanguage = 'en' | 'ar' | 'both';

/** A receipt as PDF. */
export async function receiptPaper(id: string, language: PaperLanguage): Promise<Blob> {
  return (await http.get(`receipts/${encodeURIComponent(id)}/pdf`, { searchParams: { language } })).blob();
}
