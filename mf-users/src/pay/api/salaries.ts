import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const salarySchema = v.object({
  id: v.string(),
  /** Per class, or per hour (D127). */
  price_per_class: v.number(),
  /** `class` from an older API. */
  per: v.optional(v.fallback(v.picklist(['class', 'hour']), 'class'), 'class'),
  /** A date. */
  effective_from: v.string(),
  created_at: v.string(),
});
export type Salary = v.InferOutput<typeof salarySchema>;

export const salaryPageSchema = v.object({
  data: v.object({
    salaries: v.array(salarySchema),
    currency: v.string(),
    /** The start date of the current price; null if there is none. */
    current_from: v.nullable(v.string()),
  }),
  pagination: v.object({ total: v.number() }),
});

/** A price, and whether it is past, current or planned (D30). */
export interface SalaryRow extends Salary {
  currency: string;
  state: 'past' | 'in_force' | 'planned';
}

function stateOf({ effective_from }: Salary, currentFrom: string | null): SalaryRow['state'] {
  if (currentFrom === null || effective_from > currentFrom) return 'planned';
  return effective_from === currentFrom ? 'in_force' : 'past';
}

const MOST_A_PAGE = 100;
const allSalaries = ['salaries'] as const;
const pathOf = (teacherId: string) => `teacher-salaries/${encodeURIComponent(teacherId)}`;
const pathOfOne = (teacherId: string, id: string) => `${pathOf(teacherId)}/${encodeURIComponent(id)}`;

async function pageOf(
  teacherId: string,
  searchParams: Record<string, string>,
  signal: AbortSignal,
): Promise<ListPage<SalaryRow> & { currency: string }> {
  const { data, pagination } = await http.get(pathOf(teacherId), { searchParams, signal }).json(salaryPageSchema);
  const rows = data.salaries.map((salary) => ({
    ...salary,
    currency: data.currency,
    state: stateOf(salary, data.current_from),
  }));
  return { rows, total: pagination.total, currency: data.currency };
}

/** The API has no call for one price: this searches the teacher's prices. */
async function findSalary(teacherId: string, id: string, signal: AbortSignal): Promise<SalaryRow | null> {
  for (let page = 1; ; page += 1) {
    const asked = { page: String(page), per_page: String(MOST_A_PAGE) };
    const { rows, total } = await pageOf(teacherId, asked, signal);
    const found = rows.find((row) => row.id === id);
    if (found || page * MOST_A_PAGE >= total) return found ?? null;
  }
}

export const salaryQueries = {
  all: (teacherId: string) => [...allSalaries, teacherId] as const,
  /** Latest first. @throws ApiError 404 for viewers who may not see them (D33). */
  list: (teacherId: string, params: ListParams) => {
    const asked = listRequest(params);
    return queryOptions({
      queryKey: [...salaryQueries.all(teacherId), 'list', asked],
      queryFn: ({ signal }) => pageOf(teacherId, asked, signal),
    });
  },
  /** The currency of all prices. */
  currency: (teacherId: string) =>
    queryOptions({
      queryKey: [...salaryQueries.all(teacherId), 'currency'],
      queryFn: async ({ signal }) => (await pageOf(teacherId, { page: '1', per_page: '1' }, signal)).currency,
    }),
  /** Null if there is none. */
  detail: (teacherId: string, id: string) =>
    queryOptions({
      queryKey: [...salaryQueries.all(teacherId), 'detail', id],
      queryFn: ({ signal }) => findSalary(teacherId, id, signal),
    }),
};

export type SalaryFields = Pick<Salary, 'price_per_class' | 'per' | 'effective_from'>;

/** The same key never makes a second one. @throws ApiError 409 if there is one from that date. */
export async function addSalary(teacherId: string, fields: SalaryFields, key: string): Promise<void> {
  await http.post(pathOf(teacherId), { json: fields, headers: { 'Idempotency-Key': key } });
}

/** @throws ApiError 409 if there is another one from that date. */
export async function changeSalary(teacherId: string, id: string, fields: SalaryFields): Promise<void> {
  await http.put(pathOfOne(teacherId, id), { json: fields });
}

export async function deleteSalary(teacherId: string, id: string): Promise<void> {
  await http.delete(pathOfOne(teacherId, id));
}
