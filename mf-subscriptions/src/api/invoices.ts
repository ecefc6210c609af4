import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { restorable } from '@academy/shared-ui/restored';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from './may.ts';
import { kinds, type PurchaseKind } from './purchases.ts';

const invoiceSchema = v.object({
  id: v.string(),
  user_id: v.string(),
  customer_name: v.string(),
  /** The student (D116). */
  student_id: v.optional(v.string()),
  student_name: v.optional(v.string()),
  /** Null if the viewer may not see it. */
  customer_email: v.optional(v.nullable(v.string()), null),
  package_name: v.string(),
  package_name_ar: v.nullish(v.string()),
  state: v.string(),
  /** The paid amount differs from the price: no classes were added. */
  held: v.boolean(),
  amount: v.nullable(v.number()),
  /** What went back to the payer. */
  refunded_amount: v.optional(v.number(), 0),
  /** The discount of a coupon or the sibling discount: already subtracted from the amount (D113). */
  discount: v.optional(v.number(), 0),
  currency: v.nullable(v.string()),
  invoice_number: v.nullable(v.string()),
  created_at: v.string(),
  /** Classes that were used before the refund: they stay until an admin takes them back (D39). */
  unreturned_classes: v.optional(v.number(), 0),
  /** The provider's name of the charge, of one-time payments. */
  chargeId: v.optional(v.nullable(v.string()), null),
  may: maySchema(['delete', 'takeBack', 'refund']),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;
export const invoicePageSchema = v.object({
  data: v.array(invoiceSchema),
  pagination: v.object({ total: v.number() }),
});
const address = v.nullable(v.string());
const documentsResponse = v.object({
  data: v.object({ invoice_pdf: address, invoice_url: address, receipt_url: address }),
});
export type Documents = v.InferOutput<typeof documentsResponse>['data'];

const allInvoices = ['invoices'] as const;
const pathOf = (kind: PurchaseKind, rest = '') => `${kind === 'monthly' ? 'invoices' : 'payments/one-time'}${rest}`;

export const invoiceQueries = {
  all: () => allInvoices,
  /** `isOwn`: only the viewer's. */
  list: (kind: PurchaseKind, isOwn: boolean, params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...allInvoices, kind, isOwn, searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Invoice>> => {
        const path = pathOf(kind, isOwn ? '/mine' : '');
        const { data, pagination } = await http.get(path, { searchParams, signal }).json(invoicePageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  /** The number of held payments of each kind. */
  heldCounts: () =>
    restorable(
      v.array(v.object({ kind: v.picklist(kinds), count: v.number() })),
      queryOptions({
        queryKey: [...allInvoices, 'held-counts'],
        queryFn: ({ signal }) =>
          Promise.all(
            kinds.map(async (kind) => {
              const searchParams = { state: 'held', per_page: 1 };
              const { pagination } = await http.get(pathOf(kind), { searchParams, signal }).json(invoicePageSchema);
              return { kind, count: pagination.total };
            }),
          ),
      }),
    ),
};

/** An invoice as its list was fetched last: a dialog may be open since before that. */
export function newestInvoice(client: QueryClient, kind: PurchaseKind, invoice: Invoice): Invoice {
  const pages = client.getQueriesData<ListPage<Invoice>>({ queryKey: [...allInvoices, kind], type: 'active' });
  return pages.flatMap(([, page]) => page?.rows ?? []).find(({ id }) => id === invoice.id) ?? invoice;
}

/** The provider's current addresses: older ones expire. */
export async function findDocuments(kind: PurchaseKind, id: string): Promise<Documents> {
  return (await http.get(pathOf(kind, `/${encodeURIComponent(id)}/documents`)).json(documentsResponse)).data;
}

/** Takes back the classes that were used before the refund. @throws ApiError 409 if their number has changed. */
export async function takeBackClasses(kind: PurchaseKind, id: string, classes: number): Promise<void> {
  await http.post(pathOf(kind, `/${encodeURIComponent(id)}/take-back`), { json: { classes } });
}

/**
 * Returns money to the card. @param seen what was refunded before, as it was shown. @throws ApiError 409 if that has
 * changed, or if the provider rejects it; 422 for a wrong amount.
 */
export async function refundInvoice(
  kind: PurchaseKind,
  id: string,
  { amount, seen }: { amount: string; seen: number },
): Promise<void> {
  const json = { amount, refunded_amount: seen };
  await http.post(pathOf(kind, `/${encodeURIComponent(id)}/refund`), { json });
}

export async function deleteInvoice(kind: PurchaseKind, id: string): Promise<void> {
  await http.delete(pathOf(kind, `/${encodeURIComponent(id)}`));
}
