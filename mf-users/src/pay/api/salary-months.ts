import { http } from '@academy/shared-auth';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { hourly, salaryPartsSchema } from './salary-parts.ts';

/** The attendance of a class; a value that this version does not know must not hide the line. */
const attendanceSchema = v.union([
  v.picklist(['presence', 'trial', 'absence_student', 'absence_teacher']),
  v.pipe(
    v.string(),
    v.transform(() => 'other' as const),
  ),
]);
const personSchema = v.object({ id: v.string(), name: v.string() });

const lineSchema = v.object({
  class_id: v.string(),
  starts_at: v.string(),
  student: personSchema,
  attendance: attendanceSchema,
  /** Null if the teacher had no price then (D30). */
  price: v.nullable(v.number()),
  ...hourly,
  /** The date from which the price is valid. */
  price_since: v.nullable(v.string()),
  /** The share of the price that is paid for this attendance. */
  percent: v.number(),
  /** The amount that adjustments have already paid for the class; it is not in the amount. */
  paid_before: v.number(),
  amount: v.number(),
});
export type SalaryLine = v.InferOutput<typeof lineSchema>;

const adjustmentSchema = v.object({
  id: v.string(),
  amount: v.number(),
  /** The month's note; null for a class that was reported or changed after its month was closed. */
  reason: v.nullable(v.string()),
  class: v.nullable(v.object({ starts_at: v.string(), student: personSchema })),
  by: v.nullable(personSchema),
  created_at: v.string(),
});
export type Adjustment = v.InferOutput<typeof adjustmentSchema>;

const monthSchema = v.object({
  /** `2026-11`, in the academy's calendar. */
  month: v.string(),
  currency: v.string(),
  /** The zone of the days. */
  zone: v.string(),
  is_over: v.boolean(),
  closed: v.nullable(v.object({ at: v.string(), by: personSchema })),
  lines: v.array(lineSchema),
  adjustments: v.array(adjustmentSchema),
  total: v.number(),
  unpriced: v.number(),
  /** Past classes without a report. */
  unreported: v.number(),
  may: v.object({ adjust: v.boolean(), close: v.boolean(), reopen: v.boolean() }),
});
export type SalaryMonth = v.InferOutput<typeof monthSchema>;
export const monthResponseSchema = v.object({ data: monthSchema });

const summarySchema = v.object({
  month: v.string(),
  currency: v.string(),
  is_over: v.boolean(),
  closed_at: v.nullable(v.string()),
  total: v.number(),
  /** The number of classes. */
  lines: v.number(),
  unpriced: v.number(),
  parts: salaryPartsSchema,
});
export type MonthSummary = v.InferOutput<typeof summarySchema>;
export const monthsPageSchema = v.object({
  data: v.array(summarySchema),
  pagination: v.object({ page: v.number(), totalPages: v.number() }),
});
type MonthsPage = v.InferOutput<typeof monthsPageSchema>;

const MONTHS_OF_PAGE = 12;
const allMonths = ['salary-months'] as const;
const monthsOf = (teacherId: string) => `teacher-salaries/${encodeURIComponent(teacherId)}/months`;
const pathOf = (teacherId: string, month: string, action = '') =>
  `${monthsOf(teacherId)}/${encodeURIComponent(month)}${action}`;

export const salaryMonthQueries = {
  all: (teacherId: string) => [...allMonths, teacherId] as const,
  /** The totals of the months, latest first. */
  list: (teacherId: string) =>
    infiniteQueryOptions({
      queryKey: [...salaryMonthQueries.all(teacherId), 'list'],
      queryFn: ({ pageParam, signal }) => {
        const searchParams = { page: pageParam, per_page: MONTHS_OF_PAGE };
        return http.get(monthsOf(teacherId), { searchParams, signal }).json(monthsPageSchema);
      },
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }: MonthsPage) =>
        page < totalPages ? page + 1 : undefined,
    }),
  /** A teacher's earnings in a month, and their parts. @throws ApiError 404 for viewers who may not see them (D33). */
  detail: (teacherId: string, month: string) =>
    queryOptions({
      queryKey: [...salaryMonthQueries.all(teacherId), month],
      queryFn: async ({ signal }) =>
        (await http.get(pathOf(teacherId, month), { signal }).json(monthResponseSchema)).data,
    }),
};

/** The file of a month's lines. */
export async function salaryMonthCsv(teacherId: string, month: string): Promise<Blob> {
  return (await http.get(pathOf(teacherId, month, '/lines.csv'))).blob();
}

/** The pay slip of a closed month as PDF. @throws ApiError 409 for an open month. */
export async function paySlip(teacherId: string, month: string, language: 'en' | 'ar'): Promise<Blob> {
  return (await http.get(pathOf(teacherId, month, '/pdf'), { searchParams: { language } })).blob();
}

export interface AdjustmentFields {
  /** A negative amount is a deduction. */
  amount: number;
  reason: string;
}

/** The same key never adds a second one. @throws ApiError 409 if the month is closed. */
export async function addAdjustment(
  teacherId: string,
  month: string,
  fields: AdjustmentFields,
  key: string,
): Promise<void> {
  const headers = { 'Idempotency-Key': key };
  await http.post(pathOf(teacherId, month, '/adjustments'), { json: fields, headers });
}

/** @throws ApiError 409 if the month is already closed, or has not ended. */
export async function closeMonth(teacherId: string, month: string): Promise<void> {
  await http.post(pathOf(teacherId, month, '/close'));
}

export async function reopenMonth(teacherId: string, month: string, reason: string): Promise<void> {
  await http.post(pathOf(teacherId, month, '/reopen'), { json: { reason } });
}
