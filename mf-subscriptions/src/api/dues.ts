import { http, upload } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from './may.ts';
import type { PurchaseKind } from './purchases.ts';

const person = v.object({ id: v.string(), name: v.string() });
const inBoth = v.object({ en: v.string(), ar: v.string() });
const accountSchema = v.object({ bank: inBoth, holder: inBoth, number: v.string() });
export type Account = v.InferOutput<typeof accountSchema>;

const reportSchema = v.object({
  id: v.string(),
  by: person,
  /** In the smallest unit of the due's currency. */
  amount: v.number(),
  paidOn: v.string(),
  reference: v.nullable(v.string()),
  file: v.object({ image_path: v.string(), type: v.string(), name: v.nullable(v.string()) }),
  state: v.string(),
  /** Why it was rejected. */
  reason: v.nullable(v.string()),
});
export type Report = v.InferOutput<typeof reportSchema>;

const dueSchema = v.object({
  id: v.string(),
  purchaseId: v.string(),
  student: person,
  payer: person,
  package: v.object({ title: v.string(), titleAr: v.nullable(v.string()) }),
  kind: v.string(),
  period: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** In the smallest unit of the currency, as all amounts of a due. */
  amount: v.number(),
  paid: v.number(),
  carriedFrom: v.number(),
  carriedOver: v.number(),
  currency: v.string(),
  dueOn: v.string(),
  overdueDays: v.number(),
  state: v.string(),
  /** Why nobody has to pay it: `waived`, `withdrawn` or `ended`. */
  dropped: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  reference: v.string(),
  accounts: v.array(accountSchema),
  reports: v.array(reportSchema),
  may: maySchema(['report', 'decide', 'waive', 'withdraw', 'end']),
});
export type Due = v.InferOutput<typeof dueSchema>;
export const dueResponse = v.object({ data: dueSchema });
export const duesPage = v.object({
  data: v.array(dueSchema),
  pagination: v.object({ total: v.number() }),
  /** What is open, by currency. */
  totals: v.record(v.string(), v.number()),
});
const boughtResponse = v.object({ data: v.object({ due: v.object({ id: v.string() }) }) });

const all = ['dues'] as const;
const pathOf = (id: string) => `dues/${encodeURIComponent(id)}`;

/** Without a chosen state only what is still to be paid. */
const asked = ({ status = 'unpaid', ...others }: Record<string, string>) => ({
  ...others,
  ...(status === 'all' ? {} : { status }),
});

const totalsKey = (filters: ListParams['filters']) => [...all, 'totals', filters];

export const dueQueries = {
  all: () => all,
  list: (params: ListParams) =>
    queryOptions({
      queryKey: [...all, 'list', listRequest(params)],
      queryFn: async ({ client, signal }): Promise<ListPage<Due>> => {
        const searchParams = asked(listRequest(params));
        const { data, pagination, totals } = await http.get('dues', { searchParams, signal }).json(duesPage);
        client.setQueryData(totalsKey(params.filters), totals);
        return { rows: data, total: pagination.total };
      },
    }),
  /** What is open of the listed dues, by currency: each page of the list brings it. */
  totals: (filters: ListParams['filters']) =>
    queryOptions<Record<string, number>>({
      queryKey: totalsKey(filters),
      queryFn: skipToken,
      placeholderData: keepPreviousData,
    }),
  /** The viewer's unpaid dues, and those of the children. */
  own: () =>
    queryOptions({
      queryKey: [...all, 'own'],
      queryFn: async ({ signal }) => {
        const searchParams = { own: 'true', status: 'unpaid', per_page: '20' };
        return (await http.get('dues', { searchParams, signal }).json(duesPage)).data;
      },
    }),
  /** The first `most` dues whose transfers wait for a decision, and how many there are. */
  reported: (most: number) =>
    queryOptions({
      queryKey: [...all, 'reported', most],
      queryFn: async ({ signal }): Promise<ListPage<Due>> => {
        const searchParams = { status: 'reported', per_page: String(most) };
        const { data, pagination } = await http.get('dues', { searchParams, signal }).json(duesPage);
        return { rows: data, total: pagination.total };
      },
    }),
  /** How many dues have a transfer that waits for a decision. */
  toReview: () =>
    queryOptions({
      queryKey: [...all, 'to-review'],
      queryFn: async ({ signal }) => {
        const searchParams = { status: 'reported', per_page: '1' };
        return (await http.get('dues', { searchParams, signal }).json(duesPage)).pagination.total;
      },
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(dueResponse)).data,
    }),
};

interface Wanted {
  kind: PurchaseKind;
  packageId: string;
  currency: string;
  studentId: string | null;
  coupon: string;
}

/** Buys a package by transfer. Resolves with the id of its first due; the same press again gives the same one. */
export async function startBankPurchase(wanted: Wanted): Promise<string> {
  const { kind, packageId, currency, studentId, coupon } = wanted;
  const searchParams = {
    kind,
    currency,
    ...(studentId ? { student_id: studentId } : {}),
    ...(coupon ? { coupon } : {}),
  };
  const path = `subscriptions/bank/${encodeURIComponent(packageId)}`;
  return (await http.post(path, { searchParams }).json(boughtResponse)).data.due.id;
}

export interface Reporting {
  dueId: string;
  /** In the smallest unit. */
  amount: number;
  paidOn: string;
  reference: string;
  file: File;
}

/** "I have paid", once for each key. */
export async function reportTransfer(
  { dueId, amount, paidOn, reference, file }: Reporting,
  key: string,
): Promise<void> {
  const body = new FormData();
  body.set('amount', String(amount));
  body.set('paidOn', paidOn);
  if (reference !== '') body.set('reference', reference);
  body.set('file', file);
  await upload(`${pathOf(dueId)}/reports`, body, { headers: { 'Idempotency-Key': key } });
}

const reportPath = (id: string) => `transfer-reports/${encodeURIComponent(id)}`;

/** @param amount in the smallest unit: what the bank shows. */
export async function acceptReport(id: string, amount: number): Promise<void> {
  await http.put(`${reportPath(id)}/accept`, { json: { amount } });
}

export async function rejectReport(id: string, reason: string): Promise<void> {
  await http.put(`${reportPath(id)}/reject`, { json: { reason } });
}

export async function waiveDue(id: string, reason: string): Promise<void> {
  await http.post(`${pathOf(id)}/waive`, { json: { reason } });
}

const purchasePath = (id: string) => `purchases/${encodeURIComponent(id)}`;

export async function withdrawPurchase(id: string): Promise<void> {
  await http.delete(purchasePath(id));
}

export async function endPurchase(id: string): Promise<void> {
  await http.post(`${purchasePath(id)}/end`);
}
