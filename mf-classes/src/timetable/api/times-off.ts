import { http } from '@academy/shared-auth';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText, oneOf, pageOf, partySchema } from '#/base/api/wire.ts';
import { classQueries } from '#/class/api/classes.ts';
import { decisionProblem, familyEntries, listedEntries } from './listed-classes.ts';
import { nextPlans, PLANS_OF_PAGE, planEntries, planRowState, whileRunning } from './plans.ts';

/** A teacher's absence, or a closure of the academy (D97). */
export type TimeOffKind = 'absence' | 'closure';

const obstacleSchema = v.object({ who: oneOf(['teacher', 'student', 'absence', 'closure', 'hold']) });
const previewClassSchema = v.object({
  ...listedEntries,
  obstacle: v.nullable(obstacleSchema),
});
export type PreviewClass = v.InferOutput<typeof previewClassSchema>;

const substituteSchema = v.object({
  ...partySchema.entries,
  free: v.array(v.string()),
  sameMaterial: v.boolean(),
  sameSubject: v.optional(v.boolean(), false),
});
export type Substitute = v.InferOutput<typeof substituteSchema>;

const previewSchema = v.object({
  zone: v.string(),
  endsAt: v.optional(v.string(), ''),
  ...familyEntries,
  classes: v.array(previewClassSchema),
  substitutes: v.array(substituteSchema),
  /** The classes are too many for proposals of substitutes. */
  tooManyToSubstitute: v.optional(v.boolean(), false),
});
export type Preview = v.InferOutput<typeof previewSchema>;
export const previewResponse = v.object({ data: previewSchema });

const entries = {
  ...planEntries,
  kind: oneOf(['absence', 'closure']),
  name: v.nullable(v.object({ en: v.string(), ar: v.string() })),
  reason: nullableText,
};
const rowSchema = v.object(entries);
export type TimeOff = v.InferOutput<typeof rowSchema>;
export const timesOffPage = pageOf(rowSchema);

const decidedSchema = v.object({
  ...listedEntries,
  state: planRowState,
  problem: v.nullable(decisionProblem),
  /** The class to come that uses the make-up for this one (D103); an earlier server names none. */
  makeUp: v.optional(v.nullable(v.object({ id: v.string(), startsAt: v.string() })), null),
});
export type DecidedClass = v.InferOutput<typeof decidedSchema>;
const detailSchema = v.object({ ...entries, ...familyEntries, classes: v.array(decidedSchema) });
export type TimeOffDetail = v.InferOutput<typeof detailSchema>;
export const timeOffResponse = v.object({ data: detailSchema });

/** `to`: an instant, or a teacher's id. */
export interface SentDecision {
  classId: string;
  action: 'cancel' | 'move' | 'substitute';
  to?: string;
}

export interface TimeOffFields {
  from: string;
  to: string;
  teacherId?: string;
  reason?: string;
  name?: { en: string; ar: string };
  /** For a closure: the team. */
  leaderId?: string;
  decisions: readonly SentDecision[];
}

const pathOf = { absence: 'absences', closure: 'closures' } as const;

/** Every change of a class invalidates these queries. */
export const timeOffQueries = {
  all: () => [...classQueries.all(), 'times-off'] as const,
  /** Times off that were not undone, latest first. */
  list: (kind: TimeOffKind) =>
    infiniteQueryOptions({
      queryKey: [...timeOffQueries.all(), kind, 'list'],
      queryFn: ({ pageParam, signal }) => {
        const searchParams = { page: pageParam, per_page: PLANS_OF_PAGE };
        return http.get(pathOf[kind], { searchParams, signal }).json(timesOffPage);
      },
      initialPageParam: 1,
      getNextPageParam: nextPlans,
    }),
  /**
   * One time off, fetched repeatedly while its job runs.
   * @throws ApiError 404 also for a time off that the viewer cannot see.
   */
  detail: (kind: TimeOffKind, id: string) =>
    queryOptions({
      queryKey: [...timeOffQueries.all(), kind, id],
      queryFn: async ({ signal }) =>
        (await http.get(`${pathOf[kind]}/${encodeURIComponent(id)}`, { signal }).json(timeOffResponse)).data,
      refetchInterval: whileRunning,
    }),
};

export async function previewTimeOff(kind: TimeOffKind, { name: _, ...json }: TimeOffFields): Promise<Preview> {
  return (await http.post(`${pathOf[kind]}/preview`, { json }).json(previewResponse)).data;
}

export async function saveTimeOff(kind: TimeOffKind, json: TimeOffFields): Promise<TimeOffDetail> {
  return (await http.post(pathOf[kind], { json }).json(timeOffResponse)).data;
}

export async function undoTimeOff(kind: TimeOffKind, id: string): Promise<TimeOffDetail> {
  return (await http.delete(`${pathOf[kind]}/${encodeURIComponent(id)}`).json(timeOffResponse)).data;
}
