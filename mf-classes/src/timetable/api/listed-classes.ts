import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { oneOf, partySchema } from '#/base/api/wire.ts';
import { classQueries } from '#/class/api/classes.ts';

const placeSchema = v.object({ startsAt: v.string(), endsAt: v.string(), teacher: partySchema });
export type ClassPlace = v.InferOutput<typeof placeSchema>;

/** A class in the list of an action: the same before it is saved, afterwards, and before it is taken back. */
export const listedEntries = {
  id: v.string(),
  title: v.string(),
  student: partySchema,
  /** Where it is without the action. */
  before: placeSchema,
  /** Where it is with it; null: it does not take place, or nothing is decided. */
  after: v.nullable(placeSchema),
};
const listedSchema = v.object(listedEntries);
export type ListedClass = v.InferOutput<typeof listedSchema>;

/** How many families a list concerns, and how many are in each time zone. */
export const familyEntries = {
  families: v.number(),
  clocks: v.array(v.object({ timezone: v.string(), families: v.number() })),
};

/** What prevents a class from being changed, or from taking place again. */
export const decisionProblem = oneOf(['changed', 'started', 'taken', 'absence', 'closure', 'left', 'hold']);
export type DecisionProblem = v.InferOutput<typeof decisionProblem>;

const undoSchema = v.object({
  back: v.array(listedSchema),
  kept: v.array(v.object({ ...listedEntries, problem: decisionProblem })),
});
export const undoPreviewResponse = v.object({ data: undoSchema });

/** What an undo would do to the classes of an action; the request changes nothing. */
export const undoPreviewQuery = (kind: 'absences' | 'closures' | 'shifts', id: string) =>
  queryOptions({
    queryKey: [...classQueries.all(), kind, id, 'undo'],
    queryFn: async ({ signal }) =>
      (await http.post(`${kind}/${encodeURIComponent(id)}/undo/preview`, { signal }).json(undoPreviewResponse)).data,
    retry: false,
    // What is in the way may have changed since the dialog was last open.
    staleTime: 0,
  });
