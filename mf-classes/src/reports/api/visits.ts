import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, nullableText, oneOf, pageOf, partySchema, personSchema } from '#/base/api/wire.ts';
import { classQueries, listClasses } from '#/class/api/classes.ts';

export const visitStatuses = ['planned', 'draft', 'released'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

const titleSchema = v.object({ en: v.string(), ar: v.string() });
const scoreSchema = v.object({
  lineId: v.string(),
  title: titleSchema,
  /** From 1 to 4; null: not observed. */
  score: v.nullable(v.number()),
  note: nullableText,
});

const visitSchema = v.object({
  id: v.string(),
  status: oneOf(visitStatuses),
  class: v.object({ id: v.string(), startsAt: v.string(), endsAt: v.string() }),
  /** Its class was cancelled or deleted, or somebody else gives it. */
  isOff: v.boolean(),
  student: partySchema,
  teacher: partySchema,
  visitor: personSchema,
  scores: v.array(scoreSchema),
  advice: nullableText,
  answer: nullableText,
  releasedAt: nullableText,
  answeredAt: nullableText,
  may: v.object({ record: allowed, move: allowed, delete: allowed, answer: allowed }),
});
export type Visit = v.InferOutput<typeof visitSchema>;
export const visitResponse = v.object({ data: visitSchema });
export const visitPage = pageOf(visitSchema);

const toVisitSchema = v.object({
  teacher: personSchema,
  lastVisitAt: nullableText,
  /** Null: the academy has set no rhythm. */
  dueAt: nullableText,
  isOverdue: v.boolean(),
  planned: v.nullable(v.object({ id: v.string(), startsAt: v.string() })),
});
export type ToVisit = v.InferOutput<typeof toVisitSchema>;
export const roundPage = v.object({ ...pageOf(toVisitSchema).entries, overdue: v.number(), weeks: v.number() });

const lineSchema = v.object({ id: v.string(), title: titleSchema });
export type RubricLine = v.InferOutput<typeof lineSchema>;
const rubricSchema = v.object({
  /** Counts the changes; an older API has none. */
  version: v.optional(v.number()),
  lines: v.array(lineSchema),
});
export type Rubric = v.InferOutput<typeof rubricSchema>;
export const rubricResponse = v.object({ data: rubricSchema });

/** Enough classes to choose from, of those to come and of those that are over. */
const FEW = '8';
const statusesToVisit = ['scheduled', 'needs_report_to_end', 'held'] as const;

const all = ['visits'] as const;
const summaryKey = [...all, 'summary'];
const pathOf = (id: string) => `visits/${encodeURIComponent(id)}`;
const pagesOf = ({ page, perPage }: ListParams) => ({ page: String(page), per_page: String(perPage) });

const findRound = (searchParams: Record<string, string>, signal: AbortSignal) =>
  http.get('teachers-to-visit', { searchParams, signal }).json(roundPage);

export const visitQueries = {
  all: () => all,
  list: (params: ListParams, status: VisitStatus) => {
    const searchParams = { ...pagesOf(params), status };
    return queryOptions({
      queryKey: [...all, 'list', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Visit>> => {
        const { data, pagination } = await http.get('visits', { searchParams, signal }).json(visitPage);
        return { rows: data, total: pagination.total };
      },
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(visitResponse)).data,
    }),
  /** The teachers whom the viewer visits, the overdue ones first. */
  round: (params: ListParams) => {
    const searchParams = pagesOf(params);
    return queryOptions({
      queryKey: [...all, 'round', searchParams],
      queryFn: async ({ client, signal }): Promise<ListPage<ToVisit>> => {
        const { data, pagination, overdue, weeks } = await findRound(searchParams, signal);
        client.setQueryData(summaryKey, { overdue, weeks });
        return { rows: data, total: pagination.total };
      },
    });
  },
  /** How many are overdue, by a rhythm of how many weeks: each page of the round brings it too. */
  summary: () =>
    queryOptions({
      queryKey: summaryKey,
      queryFn: async ({ signal }) => {
        const { overdue, weeks } = await findRound({ page: '1', per_page: '1' }, signal);
        return { overdue, weeks };
      },
    }),
  /** The classes of a teacher that can be visited, or were just held: the next ones first, then the latest ones. */
  classesOf: (teacherId: string) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'to-visit', teacherId],
      queryFn: async ({ signal }) => {
        const requests = statusesToVisit.map((status) => ({
          ...{ teacher_id: teacherId, status, page: '1', per_page: FEW },
          sort_order: status === 'scheduled' ? 'asc' : 'desc',
        }));
        const found = await Promise.all(requests.map((request) => listClasses(request, signal)));
        // The status of a class may have changed between the requests.
        return [...new Map(found.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values()];
      },
    }),
  rubric: () =>
    queryOptions({
      queryKey: [...all, 'rubric'],
      queryFn: async ({ signal }) => (await http.get('visit-rubric', { signal }).json(rubricResponse)).data,
    }),
};

/** @throws ApiError 409 when there is a visit of this class already. The same key never makes a second one. */
export async function planVisit(classId: string, key: string): Promise<Visit> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post('visits', { json: { classId }, headers }).json(visitResponse)).data;
}

export interface Recorded {
  scores: { lineId: string; score: number | null; note: string }[];
  advice: string;
}

/** Stores the scores; the teacher reads them after the release. */
export async function recordVisit(id: string, recorded: Recorded): Promise<void> {
  await http.put(pathOf(id), { json: { ...recorded, release: false } });
}

export async function changeVisit(
  id: string,
  change: { release: true } | { answer: string } | { classId: string },
): Promise<void> {
  await http.put(pathOf(id), { json: change });
}

export async function deleteVisit(id: string): Promise<void> {
  await http.delete(pathOf(id));
}

/** @throws ApiError 409 `outdated` if somebody has changed the lines meanwhile. */
export async function saveRubric(
  lines: readonly { id?: string; title: RubricLine['title'] }[],
  version: Rubric['version'],
): Promise<void> {
  await http.put('visit-rubric', { json: { version, lines } });
}
