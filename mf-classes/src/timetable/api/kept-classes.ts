import { http } from '@academy/shared-auth';
import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, oneOf, pageOf, partySchema, personSchema } from '#/base/api/wire.ts';
import { classQueries } from '#/class/api/classes.ts';

const keptClassSchema = v.object({
  id: v.string(),
  title: v.string(),
  startsAt: v.string(),
  student: partySchema,
  teacher: partySchema,
  /** The start that the class has not got. */
  wantedAt: v.nullable(v.string()),
  state: oneOf(['kept', 'skipped']),
  problem: v.nullable(
    oneOf(['changed', 'started', 'taken', 'absence', 'closure', 'left', 'hold', 'off', 'chosen', 'single']),
  ),
  layer: v.object({
    kind: oneOf(['absence', 'closure', 'hold', 'shift']),
    id: v.string(),
    name: v.nullable(v.object({ en: v.string(), ar: v.string() })),
    person: v.nullable(personSchema),
    from: v.string(),
    to: v.nullable(v.string()),
    may: v.object({ open: allowed }),
  }),
});
/** A class to come that an absence, a closure, a hold or a shift left as it was (D97–D99). */
export type KeptClass = v.InferOutput<typeof keptClassSchema>;
export const keptPage = pageOf(keptClassSchema);
type KeptPage = v.InferOutput<typeof keptPage>;

const ROWS_OF_PAGE = 20;

/** Every change of a class invalidates these queries. */
export const keptClassQueries = {
  /** The next one first. */
  list: () =>
    infiniteQueryOptions({
      queryKey: [...classQueries.all(), 'kept'],
      queryFn: ({ pageParam, signal }) => {
        const searchParams = { page: pageParam, per_page: ROWS_OF_PAGE };
        return http.get('kept-classes', { searchParams, signal }).json(keptPage);
      },
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { total } }: KeptPage, _, page: number) =>
        page * ROWS_OF_PAGE < total ? page + 1 : undefined,
    }),
};
