import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, materialRefSchema, nullableText, oneOf, personSchema } from '#/base/api/wire.ts';
import { classQueries } from '#/class/api/classes.ts';

const partySchema = v.object({ ...personSchema.entries, timezone: v.string() });

const calendarClassSchema = v.object({
  id: v.string(),
  title: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  /** Minutes. */
  duration: v.number(),
  student: partySchema,
  teacher: partySchema,
  material: v.nullable(materialRefSchema),
  zoom_link: nullableText,
  /** The subject, where the student learns several (D125). */
  subject: v.optional(nullableText, null),
  /** The series that made it (D90). */
  series_id: v.optional(nullableText, null),
  /** A trial in the future. */
  is_trial: v.boolean(),
  /** When students and teachers can join (D23). */
  join: v.object({ opens_at: v.string(), closes_at: v.string() }),
  may: v.object({ editTime: allowed, join: allowed }),
});
export type CalendarClass = v.InferOutput<typeof calendarClassSchema>;

/** An absence, a closure or a hold; for families `none`: no classes. Days as recorded, both included. */
const timeOffSchema = v.object({
  kind: oneOf(['absence', 'closure', 'hold', 'none']),
  from: v.string(),
  to: nullableText,
  person: v.nullable(personSchema),
  name: v.nullable(v.object({ en: v.string(), ar: v.string() })),
});
export type CalendarTimeOff = v.InferOutput<typeof timeOffSchema>;

export const calendarResponse = v.object({
  /** By start; of a full day only the first ones. */
  data: v.array(calendarClassSchema),
  /** The days with classes, on the viewer's clock, with the number of all their classes. */
  days: v.array(v.object({ date: v.string(), total: v.number() })),
  timesOff: v.optional(v.array(timeOffSchema), []),
});
export type Calendar = v.InferOutput<typeof calendarResponse>;

/**
 * The days (`2026-11-01`, both included), and whose classes; without a person those of everybody in the viewer's scope.
 */
export interface CalendarRequest {
  from: string;
  to: string;
  studentId?: string | null;
  teacherId?: string | null;
  /** The maximum of classes listed for one day; 20 by default, at most 100. */
  perDay?: number;
}

/** The scheduled classes of a period; every change of a class invalidates it. */
export function calendarQuery({ from, to, studentId, teacherId, perDay }: CalendarRequest) {
  const searchParams = {
    from,
    to,
    ...(studentId ? { student_id: studentId } : {}),
    ...(teacherId ? { teacher_id: teacherId } : {}),
    ...(perDay ? { per_day: String(perDay) } : {}),
  };
  return queryOptions({
    queryKey: [...classQueries.all(), 'calendar', searchParams],
    queryFn: ({ signal }) => http.get('calendar', { searchParams, signal }).json(calendarResponse),
  });
}
