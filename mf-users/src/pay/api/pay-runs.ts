import { ApiError, http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from '#/base/api/may.ts';

const person = v.object({ id: v.string(), name: v.string() });

const settled = {
  id: v.string(),
  /** In the smallest unit of `currency`. */
  amount: v.number(),
  currency: v.string(),
  /** The worth of one unit of the academy's currency. */
  rate: v.number(),
  state: v.string(),
  way: v.string(),
  reference: v.nullable(v.string()),
  paidOn: v.nullable(v.string()),
  /** In the smallest unit of the academy's currency. */
  salary: v.number(),
  repaid: v.number(),
};
const lineSchema = v.object({
  ...settled,
  teacher: person,
  /** The end of the account or wallet where a line that waits goes. */
  lastFour: v.nullable(v.string()),
  may: maySchema(['change', 'return']),
});
export type PayLine = v.InferOutput<typeof lineSchema>;

const head = {
  id: v.string(),
  /** `2026-11`. */
  month: v.string(),
  currency: v.string(),
  total: v.number(),
  open: v.number(),
  teachers: v.number(),
};
const headSchema = v.object(head);
export type PayRunHead = v.InferOutput<typeof headSchema>;
const runSchema = v.object({ ...head, lines: v.array(lineSchema) });
export type PayRun = v.InferOutput<typeof runSchema>;
export const payRunsPage = v.object({ data: v.array(headSchema), pagination: v.object({ total: v.number() }) });
export const payRunResponse = v.object({ data: runSchema });

const paymentSchema = v.object({ ...settled, month: v.string() });
export type Payment = v.InferOutput<typeof paymentSchema>;
export const paymentsResponse = v.object({ data: v.object({ lines: v.array(paymentSchema) }) });

const allRuns = ['pay-runs'] as const;
const runPath = (id: string) => `pay-runs/${encodeURIComponent(id)}`;
const payOf = (teacherId: string) => `teachers/${encodeURIComponent(teacherId)}/pay`;

export const payRunQueries = {
  all: allRuns,
  list: (params: ListParams) => {
    const asked = listRequest(params);
    return queryOptions({
      queryKey: [...allRuns, 'list', asked],
      queryFn: async ({ signal }): Promise<ListPage<PayRunHead>> => {
        const { data, pagination } = await http.get('pay-runs', { searchParams: asked, signal }).json(payRunsPage);
        return { rows: data, total: pagination.total };
      },
      placeholderData: keepPreviousData,
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allRuns, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(runPath(id), { signal }).json(payRunResponse)).data,
    }),
  /** How a teacher was paid. @throws ApiError 404 for who may not see it. */
  payments: (teacherId: string) =>
    queryOptions({
      queryKey: [...allRuns, 'payments', teacherId],
      queryFn: async ({ signal }) => (await http.get(payOf(teacherId), { signal }).json(paymentsResponse)).data.lines,
    }),
};

/** The only run of the month. @throws ApiError 409 if no salary of the month is closed. */
export async function preparePayRun(month: string): Promise<PayRun> {
  return (await http.post('pay-runs', { json: { month } }).json(payRunResponse)).data;
}

export interface LineFields {
  state?: 'paid' | 'returned';
  paidOn?: string;
  reference?: string;
  rate?: string;
  currency?: string;
  way?: string;
}

const noFileSchema = v.variant('reason', [
  v.object({ reason: v.literal('changed') }),
  v.object({ reason: v.literal('no_account'), teachers: v.array(v.string()) }),
]);

/** Why there is no file for the bank: a salary has changed, or teachers have no account; null for any other error. */
export function whyNoFile(error: unknown): v.InferOutput<typeof noFileSchema> | null {
  const found = v.safeParse(noFileSchema, error instanceof ApiError ? error.data : null);
  return found.success ? found.output : null;
}

/** The file for the bank: what waits and is not paid in cash. @throws ApiError 409, see `whyNoFile`. */
export async function bankFile(id: string): Promise<Blob> {
  return (await http.get(`${runPath(id)}/bank-file`)).blob();
}

/** @throws ApiError 409 if the line is paid, or its month has changed. */
export async function changePayLine(runId: string, teacherId: string, fields: LineFields): Promise<void> {
  await http.put(`${runPath(runId)}/lines/${encodeURIComponent(teacherId)}`, { json: fields });
}
