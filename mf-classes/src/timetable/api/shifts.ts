import { http } from '@academy/shared-auth';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { oneOf, pageOf } from '#/base/api/wire.ts';
import { classQueries } from '#/class/api/classes.ts';
import { familyEntries, listedEntries } from './listed-classes.ts';
import { nextPlans, PLANS_OF_PAGE, planEntries, planRowState, whileRunning } from './plans.ts';

const shiftedClassSchema = v.object({
  ...listedEntries,
  isMovedByHand: v.boolean(),
  obstacle: v.nullable(
    v.object({ who: oneOf(['past', 'teacher', 'student', 'absence', 'closure', 'hold', 'window']) }),
  ),
});
export type ShiftedClass = v.InferOutput<typeof shiftedClassSchema>;

const previewSchema = v.object({
  zone: v.string(),
  ...familyEntries,
  classes: v.array(shiftedClassSchema),
});
export type ShiftPreview = v.InferOutput<typeof previewSchema>;
export const shiftPreviewResponse = v.object({ data: previewSchema });

const entries = {
  ...planEntries,
  /** 0 where classes move into a window. */
  minutes: v.number(),
  window: v.nullable(v.object({ from: v.string(), to: v.string() })),
};
const rowSchema = v.object(entries);
/** Days on which classes are earlier or later (D99). */
export type Shift = v.InferOutput<typeof rowSchema>;
export const shiftPage = pageOf(rowSchema);

const detailSchema = v.object({
  ...entries,
  ...familyEntries,
  classes: v.array(
    v.object({
      ...listedEntries,
      action: oneOf(['move', 'stay', 'place']),
      state: planRowState,
      problem: v.nullable(oneOf(['changed', 'started', 'taken', 'off'])),
    }),
  ),
});
export type ShiftDetail = v.InferOutput<typeof detailSchema>;
export const shiftResponse = v.object({ data: detailSchema });

export interface ShiftFields {
  from: string;
  to: string;
  /** Negative: earlier. */
  minutes?: number;
  /** Instead of it: times of the day, on the clock of each teacher. */
  window?: { from: string; to: string };
  teacherId?: string;
  leaderId?: string;
  decisions: readonly { classId: string; action: 'stay' }[];
}

/** Every change of a class invalidates these queries. */
export const shiftQueries = {
  all: () => [...classQueries.all(), 'shifts'] as const,
  /** Shifts that were not undone, latest first. */
  list: () =>
    infiniteQueryOptions({
      queryKey: [...shiftQueries.all(), 'list'],
      queryFn: ({ pageParam, signal }) => {
        const searchParams = { page: pageParam, per_page: PLANS_OF_PAGE };
        return http.get('shifts', { searchParams, signal }).json(shiftPage);
      },
      initialPageParam: 1,
      getNextPageParam: nextPlans,
    }),
  /** One shift, fetched repeatedly while its job runs. @throws ApiError 404. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...shiftQueries.all(), id],
      queryFn: async ({ signal }) =>
        (await http.get(`shifts/${encodeURIComponent(id)}`, { signal }).json(shiftResponse)).data,
      refetchInterval: whileRunning,
    }),
};

export async function previewShift(json: ShiftFields): Promise<ShiftPreview> {
  return (await http.post('shifts/preview', { json }).json(shiftPreviewResponse)).data;
}

export async function saveShift(json: ShiftFields): Promise<ShiftDetail> {
  return (await http.post('shifts', { json }).json(shiftResponse)).data;
}

export async function undoShift(id: string): Promise<ShiftDetail> {
  return (await http.delete(`shifts/${encodeURIComponent(id)}`).json(shiftResponse)).data;
}
