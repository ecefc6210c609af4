import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText, pageOf } from '#/base/api/wire.ts';
import { classQueries } from '#/class/api/classes.ts';

/** A weekly time on the teacher's clock: 0 is Sunday, `00:00` at the end is the end of the day. */
const windowSchema = v.object({ weekday: v.number(), from: v.string(), to: v.string() });
export type Window = v.InferOutput<typeof windowSchema>;

/** First and last day, both included. */
const daysOffSchema = v.object({ from: v.string(), to: v.string() });

const weekSchema = v.object({
  timezone: v.string(),
  windows: v.array(windowSchema),
  daysOff: v.array(daysOffSchema),
  pauseMinutes: v.number(),
});
export type TeacherWeek = v.InferOutput<typeof weekSchema>;
export type WeekFields = Omit<TeacherWeek, 'timezone'>;
export const weekResponse = v.object({ data: weekSchema });

/** Without windows it is unknown when the teacher is free (D96). */
export const freeTimesResponse = v.object({
  data: v.array(v.object({ startsAt: v.string() })),
  known: v.boolean(),
  zones: v.object({ teacher: v.string(), student: nullableText }),
});
export type FreeTimes = v.InferOutput<typeof freeTimesResponse>;

const freeTeacherSchema = v.object({ id: v.string(), name: v.string(), timezone: v.string(), known: v.boolean() });
export type FreeTeacher = v.InferOutput<typeof freeTeacherSchema>;
export const freeTeachersPage = pageOf(freeTeacherSchema);

/** The wishes for a teacher (D107); empty: any teacher. */
export type TeacherWish = Readonly<Record<'gender' | 'subject' | 'language' | 'learner', string>>;

const MOST_TEACHERS = '100';
const pathOf = (teacherId: string) => `teachers/${encodeURIComponent(teacherId)}/availability`;

interface Pair {
  teacherId: string;
  studentId: string;
  minutes: string;
  /** The class to be moved: its own time counts as free. */
  exceptId?: string;
  /** Days on the teacher's clock, both included; by default two weeks from today. */
  from?: string;
  to?: string;
}

/** Every change of a class invalidates these queries. */
export const freeTimeQueries = {
  all: () => [...classQueries.all(), 'free-times'] as const,
  /** @throws ApiError 404 also for a teacher whose week the viewer cannot see. */
  week: (teacherId: string) =>
    queryOptions({
      queryKey: [...freeTimeQueries.all(), 'week', teacherId],
      queryFn: async ({ signal }) => (await http.get(pathOf(teacherId), { signal }).json(weekResponse)).data,
    }),
  /** Times at which a class of both can start. */
  ofBoth: ({ teacherId, studentId, minutes, exceptId, from, to }: Pair) => {
    const searchParams = {
      student_id: studentId,
      minutes,
      ...(exceptId ? { except_class_id: exceptId } : {}),
      ...(from && to ? { from, to } : {}),
    };
    return queryOptions({
      queryKey: [...freeTimeQueries.all(), 'both', teacherId, searchParams],
      queryFn: ({ signal }) =>
        http
          .get(`teachers/${encodeURIComponent(teacherId)}/free-times`, { searchParams, signal })
          .json(freeTimesResponse),
    });
  },
  /** Teachers who are free from an instant on, then those whose free times are unknown. */
  teachers: (from: string, minutes: number, wish: TeacherWish) => {
    const wished = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== ''));
    const searchParams = { from, minutes: String(minutes), per_page: MOST_TEACHERS, ...wished };
    return queryOptions({
      queryKey: [...freeTimeQueries.all(), 'teachers', searchParams],
      queryFn: ({ signal }) => http.get('free-teachers', { searchParams, signal }).json(freeTeachersPage),
    });
  },
};

export async function saveWeek(teacherId: string, fields: WeekFields): Promise<TeacherWeek> {
  return (await http.put(pathOf(teacherId), { json: fields }).json(weekResponse)).data;
}
