import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText, oneOf, personSchema } from '#/base/api/wire.ts';
import { attendances } from '#/class/api/class-schema.ts';

const rowEntries = {
  id: v.string(),
  student: personSchema,
  teacher: personSchema,
  author: personSchema,
  year: v.number(),
  /** 1 to 12. */
  month: v.number(),
  created_at: v.string(),
};
const rowSchema = v.object(rowEntries);
export type MonthlyRow = v.InferOutput<typeof rowSchema>;
export const monthlyPageSchema = v.object({ data: v.array(rowSchema), total: v.number() });

const factsSchema = v.object({
  held: v.number(),
  absence_student: v.number(),
  absence_teacher: v.number(),
  cancelled: v.number(),
  open: v.number(),
  /** The minutes of the held classes. */
  minutes: v.number(),
});
export type MonthFacts = v.InferOutput<typeof factsSchema>;

const reportSchema = v.object({
  ...rowEntries,
  /** The language of the questions. */
  language: v.string(),
  questionsAndAnswers: v.array(
    v.object({
      /** As it was asked. */
      question: v.string(),
      answer: v.string(),
      /** The academy's own question in both languages; null with another one. */
      questionIn: v.nullable(v.object({ en: v.string(), ar: v.string() })),
    }),
  ),
  facts: factsSchema,
});
export type MonthlyReport = v.InferOutput<typeof reportSchema>;
export const monthlyReportResponse = v.object({ data: reportSchema });

const formSchema = v.object({
  student: personSchema,
  teacher: personSchema,
  year: v.number(),
  month: v.number(),
  questions: v.object({ en: v.array(v.string()), ar: v.array(v.string()) }),
  facts: factsSchema,
  classes: v.array(
    v.object({
      class_id: v.string(),
      starts_at: v.string(),
      attendance: oneOf(attendances),
      accomplished: v.string(),
      report: v.string(),
      author: personSchema,
    }),
  ),
  draft: v.nullable(v.object({ answers: v.array(v.string()), updated_at: v.string() })),
  report_id: nullableText,
});
export type MonthlyForm = v.InferOutput<typeof formSchema>;
export type MonthClass = MonthlyForm['classes'][number];
export const monthlyFormResponse = v.object({ data: formSchema });

const dueSchema = v.object({
  year: v.number(),
  month: v.number(),
  done: v.number(),
  students: v.array(v.object({ student: personSchema, held: v.number() })),
});
export type DueReports = v.InferOutput<typeof dueSchema>;
export const dueResponse = v.object({ data: dueSchema });

const savedResponse = v.object({
  data: v.object({ id: v.string(), to_go: v.number(), next_student: v.nullable(personSchema) }),
});
export type SavedMonthly = v.InferOutput<typeof savedResponse>['data'];

/** `2026-11` */
type Month = string;

/** Month and year in the API's form. */
function monthOf(month: Month): { month: number; year: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { month: number, year };
}
const inSearch = (values: object) =>
  Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]);

const all = ['monthly-reports'] as const;

async function listReports(searchParams: Record<string, string>, signal: AbortSignal): Promise<ListPage<MonthlyRow>> {
  const { data, total } = await http.get('monthly-reports', { searchParams, signal }).json(monthlyPageSchema);
  return { rows: data, total };
}

/** The student, teacher and month; the teacher is by default the viewer, or the teacher in the student's profile. */
export interface PairMonth {
  student: string;
  teacher?: string | undefined;
  month: Month;
}

const namedOf = ({ student, teacher, month }: PairMonth) => ({
  student,
  ...(teacher ? { teacher } : {}),
  ...monthOf(month),
});

export const monthlyQueries = {
  all: () => all,
  /** `personId`: only reports about this person or written by them. */
  list: ({ page, perPage, q, filters }: ListParams<'month'>, personId?: string | null) => {
    const request = Object.fromEntries(
      inSearch({
        page,
        limit: perPage,
        ...(q ? { search: q } : {}),
        ...(filters.month ? monthOf(filters.month) : {}),
        ...(personId ? { _id: personId } : {}),
      }),
    );
    return queryOptions({
      queryKey: [...all, 'list', request],
      queryFn: ({ signal }) => listReports(request, signal),
    });
  },
  /** @throws ApiError 404 also for a report that the viewer cannot see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: async ({ signal }) =>
        (await http.get(`monthly-reports/${encodeURIComponent(id)}`, { signal }).json(monthlyReportResponse)).data,
    }),
  /** The data for writing a report. @throws ApiError 422 for a person who is not the teacher's student. */
  form: (pair: PairMonth) =>
    queryOptions({
      queryKey: [...all, 'form', pair],
      queryFn: async ({ signal }) =>
        (
          await http
            .get('monthly-reports/form', { searchParams: inSearch(namedOf(pair)), signal })
            .json(monthlyFormResponse)
        ).data,
    }),
  /** Students on whom the viewer has not reported yet. */
  due: () =>
    queryOptions({
      queryKey: [...all, 'due'],
      queryFn: async ({ signal }) => (await http.get('monthly-reports/due', { signal }).json(dueResponse)).data,
    }),
};

type Answered = readonly { question: string; answer: string }[];

/** The same key never creates two reports. @throws ApiError 400 where there is a report on this month. */
export async function saveMonthlyReport(
  pair: PairMonth,
  questionsAndAnswers: Answered,
  key: string,
): Promise<SavedMonthly> {
  const json = { ...namedOf(pair), questionsAndAnswers };
  return (await http.post('monthly-reports', { json, headers: { 'Idempotency-Key': key } }).json(savedResponse)).data;
}

export async function saveMonthlyDraft(pair: PairMonth, answers: readonly string[]): Promise<void> {
  await http.put('monthly-reports/draft', { json: { ...namedOf(pair), answers } });
}
