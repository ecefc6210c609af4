import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MOST_COUNTED, rangeSchema } from './entries.ts';

export const MOST_EXAM_PAGES = 20;
export const MOST_EXAM_NOTE = 2000;
const MOST_EXAMINERS = 20;

const person = v.object({ id: v.string(), name: v.string() });
export const mistakesSchema = v.object({
  page: v.number(),
  /** Null: somewhere on the page. */
  surah: v.nullable(v.number()),
  ayah: v.nullable(v.number()),
  count: v.number(),
});
export type Mistakes = v.InferOutput<typeof mistakesSchema>;

const drawnSchema = v.object({ page: v.number(), ...rangeSchema.entries });
export type DrawnPage = v.InferOutput<typeof drawnSchema>;

const examSchema = v.object({
  id: v.string(),
  status: v.picklist(['planned', 'started', 'recorded']),
  student: person,
  examiner: person,
  juz: v.array(v.number()),
  ranges: v.array(rangeSchema),
  pages: v.number(),
  /** A day of the student's calendar. */
  heldOn: v.nullable(v.string()),
  /** Empty before the start, and for everybody but the examiner before the result. */
  drawn: v.array(drawnSchema),
  mistakes: v.array(mistakesSchema),
  /** A quality from 1 to 5. */
  result: v.nullable(v.number()),
  isPassed: v.nullable(v.boolean()),
  note: v.nullable(v.string()),
  version: v.number(),
  may: v.object({ hold: v.optional(v.boolean(), false), delete: v.optional(v.boolean(), false) }),
});
export type Exam = v.InferOutput<typeof examSchema>;
const examResponse = v.object({ data: examSchema });
const examsResponse = v.object({
  data: v.array(examSchema),
  may: v.object({ create: v.optional(v.boolean(), false) }),
});
const openExamsPage = v.object({
  data: v.array(examSchema),
  pagination: v.object({ total: v.number() }),
  /** Of the last thirty days; an older API has none. */
  statistics: v.optional(v.object({ held: v.number(), passed: v.number() })),
});
const toExamineResponse = v.object({
  data: v.array(v.object({ student: person, juz: v.array(v.number()) })),
  isCut: v.boolean(),
});
const teachersResponse = v.object({ data: v.array(v.object({ id: v.string(), name: v.string() })) });

const all = ['progress', 'exams'] as const;
const ofStudent = (id: string) => `students/${encodeURIComponent(id)}/exams`;
const pathOf = (id: string) => `exams/${encodeURIComponent(id)}`;

export const examQueries = {
  of: (studentId: string) =>
    queryOptions({
      queryKey: ['progress', studentId, 'exams'],
      queryFn: ({ signal }) => http.get(ofStudent(studentId), { signal }).json(examsResponse),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(examResponse)).data,
    }),
  /** What the viewer, or the viewer's team, is to hold. */
  open: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...all, 'open', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Exam>> => {
        const { data, pagination } = await http.get('exams', { searchParams, signal }).json(openExamsPage);
        return { rows: data, total: pagination.total };
      },
    });
  },
  openCount: () =>
    queryOptions({
      queryKey: [...all, 'open-count'],
      queryFn: async ({ signal }) =>
        (await http.get('exams', { searchParams: { page: '1', per_page: '1' }, signal }).json(openExamsPage)).pagination
          .total,
    }),
  /** The exams of the last thirty days; null from an older API. */
  statistics: () =>
    queryOptions({
      queryKey: [...all, 'statistics'],
      queryFn: async ({ signal }) =>
        (await http.get('exams', { searchParams: { page: '1', per_page: '1' }, signal }).json(openExamsPage))
          .statistics ?? null,
    }),
  /** For leaders and admins: whose juz are ready. */
  toExamine: () =>
    queryOptions({
      queryKey: [...all, 'to-examine'],
      queryFn: ({ signal }) => http.get('students-to-examine', { signal }).json(toExamineResponse),
    }),
  examiners: (words: string) => {
    const searchParams = { search: words, sort: 'name', page: '1', per_page: String(MOST_EXAMINERS), role: 'teacher' };
    return queryOptions({
      queryKey: [...all, 'examiners', words],
      queryFn: async ({ signal }) =>
        (await http.get('users', { searchParams, signal }).json(teachersResponse)).data.map(({ id, name }) => ({
          value: id,
          label: name,
          kind: 'person' as const,
        })),
    });
  },
};

export interface NewExam {
  juz: number[];
  ranges: Exam['ranges'];
  pages: number;
  /** The teacher who holds it; without it the viewer does, at once. */
  examinerId?: string;
}

/** The same key never sets a second one. */
export async function createExam(studentId: string, exam: NewExam, key: string): Promise<Exam> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post(ofStudent(studentId), { json: exam, headers }).json(examResponse)).data;
}

type ExamChange =
  | { start: true }
  | { mistakes: Mistakes[]; version: number }
  | { mistakes: Mistakes[]; result: number; note: string; version: number };

export async function changeExam(id: string, change: ExamChange): Promise<Exam> {
  return (await http.put(pathOf(id), { json: change }).json(examResponse)).data;
}

export async function deleteExam(id: string): Promise<void> {
  await http.delete(pathOf(id));
}

const isAt = (one: Mistakes, other: Omit<Mistakes, 'count'>) =>
  one.page === other.page && one.surah === other.surah && one.ayah === other.ayah;

/** One mistake more or less at a place. */
export function counted(mistakes: readonly Mistakes[], place: Omit<Mistakes, 'count'>, by: 1 | -1): Mistakes[] {
  const before = mistakes.find((each) => isAt(each, place))?.count ?? 0;
  const count = Math.min(MOST_COUNTED, before + by);
  const others = mistakes.filter((each) => !isAt(each, place));
  return count > 0 ? [...others, { ...place, count }] : others;
}
