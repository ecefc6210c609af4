import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText, oneOf, pageOf, partySchema, personSchema } from '#/base/api/wire.ts';
import { reportedClass } from './reports.ts';

const reviewReasons = ['first', 'sample', 'absence', 'quality', 'short'] as const;
const statuses = ['waiting', 'read', 'returned', 'released'] as const;

const reviewSchema = v.object({
  reportId: v.string(),
  status: oneOf(statuses),
  reasons: v.array(oneOf(reviewReasons)),
  /** The words with which it was returned to its author. */
  note: nullableText,
  by: v.nullable(personSchema),
  at: nullableText,
  mendedAt: nullableText,
  /** When the family reads it without a leader; null once they do. */
  hiddenUntil: nullableText,
  class: reportedClass,
  student: partySchema,
  teacher: partySchema,
  author: personSchema,
  createdAt: v.string(),
  report: v.string(),
  accomplished: v.string(),
  notes: nullableText,
});
export type Review = v.InferOutput<typeof reviewSchema>;

const statisticsSchema = v.object({
  read: v.number(),
  returned: v.number(),
  byThemselves: v.number(),
  medianMinutes: v.nullable(v.number()),
});
export type ReviewStatistics = v.InferOutput<typeof statisticsSchema>;

export const reviewPage = v.object({
  ...pageOf(reviewSchema).entries,
  waiting: v.number(),
  statistics: statisticsSchema,
});
export type ReviewPage = v.InferOutput<typeof reviewPage>;

/** The reports of a round; the next ones follow when these are done. */
const ROUND = 50;

const all = ['report-reviews'] as const;

const find = (searchParams: Record<string, string>, signal: AbortSignal) =>
  http.get('report-reviews', { searchParams, signal }).json(reviewPage);

export const reviewQueries = {
  all: () => all,
  /** What waits to be read: first what families wait for. */
  round: () =>
    queryOptions({
      queryKey: [...all, 'round'],
      queryFn: ({ signal }) => find({ status: 'waiting', page: '1', per_page: String(ROUND) }, signal),
    }),
  /** How many wait, and the figures of thirty days. */
  summary: () =>
    queryOptions({
      queryKey: [...all, 'summary'],
      queryFn: ({ signal }) => find({ status: 'waiting', page: '1', per_page: '1' }, signal),
    }),
  /** What was read, released or returned, the newest first. */
  done: ({ page, perPage }: ListParams, status: DoneStatus) => {
    const request = { status, page: String(page), per_page: String(perPage) };
    return queryOptions({
      queryKey: [...all, 'done', request],
      queryFn: async ({ signal }): Promise<ListPage<Review>> => {
        const { data, pagination } = await find(request, signal);
        return { rows: data, total: pagination.total };
      },
    });
  },
};

export const doneStatuses = ['returned', 'read', 'released'] as const;
export type DoneStatus = (typeof doneStatuses)[number];

/** What a leader does with a report; `note` are the words of a return. */
export type Decision = { act: 'read' | 'release' } | { act: 'return'; note: string };

/** @throws ApiError 409 when somebody else has decided. */
export async function decideReview(reportId: string, decision: Decision): Promise<void> {
  const path = `report-reviews/${encodeURIComponent(reportId)}/${decision.act}`;
  await http.put(path, decision.act === 'return' ? { json: { note: decision.note } } : {});
}
