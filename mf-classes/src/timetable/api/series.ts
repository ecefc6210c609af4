import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, materialRefSchema, nullableText, oneOf, pageOf, personSchema } from '#/base/api/wire.ts';
import { classStatuses } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { conflictSchema } from '#/class/api/schedule.ts';
import { type SentTexts, seriesTexts } from './series-fields.ts';

/** A weekly time: 0 is Sunday, `17:00` on the clock of the series. */
const slotSchema = v.object({ id: v.string(), weekday: v.number(), time: v.string(), minutes: v.number() });
export type SeriesSlot = v.InferOutput<typeof slotSchema>;

const partySchema = v.object({ ...personSchema.entries, timezone: v.string() });
const planned = { date: v.string(), startsAt: v.string(), endsAt: v.string() };

const rowEntries = {
  id: v.string(),
  student: partySchema,
  teacher: partySchema,
  /** The subject, where the student learns several (D125). */
  subject: v.optional(nullableText, null),
  material: v.nullable(materialRefSchema),
  zone: v.string(),
  slots: v.array(slotSchema),
  everyWeeks: v.number(),
  startsOn: v.string(),
  endsOn: nullableText,
  count: v.nullable(v.number()),
  status: oneOf(['active', 'ended']),
  endReason: v.nullable(oneOf(['ended', 'student_left', 'teacher_left'])),
  /** The number of future classes that wait for a decision (D93). */
  waiting: v.number(),
  may: v.object({ edit: allowed, allow: allowed }),
};
const rowSchema = v.object(rowEntries);

export const seriesPage = pageOf(rowSchema);

const classSchema = v.object({
  ...planned,
  id: v.string(),
  slotId: v.string(),
  status: oneOf(classStatuses),
  isException: v.boolean(),
  teacher: personSchema,
});
export type SeriesClass = v.InferOutput<typeof classSchema>;

const notMadeSchema = v.object({
  ...planned,
  id: v.string(),
  reason: oneOf(['teacher', 'student', 'absence', 'closure']),
  state: oneOf(['waiting', 'skipped']),
});
export type NotMade = v.InferOutput<typeof notMadeSchema>;

const detailSchema = v.object({
  ...rowEntries,
  ...seriesTexts.read,
  pastId: nullableText,
  followingId: nullableText,
  classes: v.array(classSchema),
  notMade: v.array(notMadeSchema),
});
export type SeriesDetail = v.InferOutput<typeof detailSchema>;
export const seriesResponse = v.object({ data: detailSchema });
const createdResponse = v.object({ data: detailSchema, warnings: v.array(v.string()) });

const previewSchema = v.object({
  zone: v.string(),
  /** `isJoined`: the class exists already, and joins the series. */
  classes: v.array(v.object({ ...planned, conflict: v.nullable(conflictSchema), isJoined: v.boolean() })),
  warnings: v.array(v.string()),
});
export type SeriesPreview = v.InferOutput<typeof previewSchema>;
export const previewResponse = v.object({ data: previewSchema });

const suggestionSchema = v.object({
  teacher: partySchema,
  material: v.nullable(materialRefSchema),
  zone: v.string(),
  slots: v.array(v.object({ weekday: v.number(), time: v.string(), minutes: v.number() })),
  startsOn: v.string(),
  /** The number of future classes that could join. */
  toCome: v.number(),
});
/** A student's classes that repeat weekly without a series, as the series that they could be. */
export type SeriesSuggestion = v.InferOutput<typeof suggestionSchema>;
export const suggestionsResponse = v.object({ data: v.array(suggestionSchema) });

const effectSchema = v.object({
  made: v.array(v.object(planned)),
  changed: v.array(v.object({ ...planned, id: v.string(), from: v.string() })),
  cancelled: v.array(v.object({ id: v.string(), startsAt: v.string() })),
  kept: v.number(),
  notMade: v.array(v.object({ ...planned, conflict: conflictSchema })),
  /** Of an older API none. */
  warnings: v.optional(v.array(v.string()), []),
});
export type SeriesEffect = v.InferOutput<typeof effectSchema>;
export const effectResponse = v.object({ data: effectSchema });

/** The request for a new series. */
export interface NewSeries extends Partial<SentTexts> {
  studentId: string;
  teacherId?: string;
  enrolmentId?: string;
  materialId: string;
  zone: 'student' | 'teacher';
  slots: { weekday: number; time: string; minutes: number }[];
  everyWeeks: number;
  startsOn: string;
  endsOn?: string;
  count?: number;
  zoomLink?: string;
  joinClasses?: boolean;
}

/** D92: the change, and the classes that it changes. */
export interface SeriesChange {
  scope: 'following' | 'all';
  classId?: string;
  slotId?: string;
  changes: {
    time?: string;
    weekday?: number;
    minutes?: number;
    teacherId?: string;
    materialId?: string;
  };
  alsoChanged?: boolean;
}

/** D93. */
export type Decision =
  | { action: 'skip' }
  | { action: 'wait' }
  | { action: 'move'; date: string; time: string }
  | { action: 'allow'; reason: string };

const pathOf = (id: string) => `series/${encodeURIComponent(id)}`;
const MOST_ROWS = '20';

/** Every change of a class invalidates the queries of series. */
export const seriesQueries = {
  all: () => [...classQueries.all(), 'series'] as const,
  ofPerson: (side: 'student' | 'teacher', id: string) => {
    const searchParams = { [`${side}_id`]: id, status: 'active', per_page: MOST_ROWS };
    return queryOptions({
      queryKey: [...seriesQueries.all(), 'of', side, id],
      queryFn: async ({ signal }) => (await http.get('series', { searchParams, signal }).json(seriesPage)).data,
    });
  },
  /** The active series of the viewer's family, or of one student. */
  ofFamily: (studentId: string | null) => {
    const searchParams = { ...(studentId ? { student_id: studentId } : {}), status: 'active', per_page: MOST_ROWS };
    return queryOptions({
      queryKey: [...seriesQueries.all(), 'of-family', studentId],
      queryFn: async ({ signal }) => (await http.get('series', { searchParams, signal }).json(seriesPage)).data,
    });
  },
  suggestions: (studentId: string) =>
    queryOptions({
      queryKey: [...seriesQueries.all(), 'suggestions', studentId],
      queryFn: async ({ signal }) => {
        const searchParams = { student_id: studentId };
        return (await http.get('series/suggestions', { searchParams, signal }).json(suggestionsResponse)).data;
      },
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...seriesQueries.all(), 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(seriesResponse)).data,
    }),
  preview: (fields: NewSeries) =>
    queryOptions({
      queryKey: [...seriesQueries.all(), 'preview', fields],
      queryFn: async ({ signal }) =>
        (await http.post('series/preview', { json: fields, signal }).json(previewResponse)).data,
      retry: false,
    }),
  effect: (id: string, change: SeriesChange) =>
    queryOptions({
      queryKey: [...seriesQueries.all(), 'effect', id, change],
      queryFn: async ({ signal }) =>
        (await http.post(`${pathOf(id)}/preview`, { json: change, signal }).json(effectResponse)).data,
      retry: false,
      staleTime: 0,
    }),
};

/** Makes a series; the same key never makes two. */
export async function createSeries(fields: NewSeries, key: string) {
  const headers = { 'Idempotency-Key': key };
  return http.post('series', { json: fields, headers }).json(createdResponse);
}

/** Returns the series that has the classes from that day on. */
export async function changeSeries(id: string, change: SeriesChange): Promise<SeriesDetail> {
  return (await http.post(pathOf(id), { json: change }).json(seriesResponse)).data;
}

export async function endSeries(id: string, from: string, alsoChanged: boolean): Promise<void> {
  await http.post(`${pathOf(id)}/end`, { json: { from, alsoChanged } });
}

export async function resolveObstacle(id: string, notMadeId: string, decision: Decision): Promise<void> {
  await http.put(`${pathOf(id)}/not-made/${encodeURIComponent(notMadeId)}`, { json: decision });
}
