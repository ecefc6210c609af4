import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText, oneOf } from '#/base/api/wire.ts';
import type { TypedRequest } from './class-fields.ts';
import { type Attendance, classRowSchema, makeUpSchema } from './class-schema.ts';
import { classPath, classQueries } from './classes.ts';

/** The fields of a class for the API; an edit leaves out unchanged ones. */
export interface ClassFields extends Partial<TypedRequest> {
  student_id?: string;
  teacher_id?: string;
  /** The subject of the student (D125). */
  enrolment_id?: string;
  material_id?: string;
  date?: string;
  time?: string;
  in_student_time?: boolean;
  occurrence?: 'first' | 'second';
  duration?: number;
  subscription?: number;
  attendance: Attendance;
  zoom_link?: string | null;
  allow_overlap?: boolean;
  overlap_reason?: string;
  /** The make-up that the class uses. */
  makeupId?: string;
}

const scheduledResponse = v.object({
  data: classRowSchema,
  warnings: v.optional(v.array(v.string()), []),
});

/** `2026-03-29` and `17:00` on the clock of a zone. */
const clockSchema = v.object({ date: v.string(), time: v.string(), zone: v.string() });
export type WallClock = v.InferOutput<typeof clockSchema>;

export const conflictSchema = v.object({
  who: oneOf(['teacher', 'student', 'absence', 'closure', 'hold', 'kept']),
  id: nullableText,
  title: nullableText,
  starts_at: v.string(),
  ends_at: v.string(),
});
export type Conflict = v.InferOutput<typeof conflictSchema>;

const checkSchema = v.object({
  state: oneOf(['ok', 'does_not_exist', 'doubled']),
  starts_at: nullableText,
  author: v.nullable(clockSchema),
  student: v.nullable(clockSchema),
  teacher: v.nullable(clockSchema),
  /** The two times nearest to a time that does not exist: `2026-03-29 00:59` and `2026-03-29 02:00`. */
  nearest: v.nullable(v.object({ before: v.string(), after: v.string() })),
  doubled: v.nullable(v.object({ first: v.string(), second: v.string() })),
  conflicts: v.array(conflictSchema),
  remaining_classes: v.nullable(v.number()),
  /** Whether the teacher lacks a document for teaching this child (D145); an older API does not say it. */
  documents_missing: v.optional(v.boolean(), false),
  /** The student's make-ups (D103). */
  makeups: v.optional(v.nullable(v.array(makeUpSchema)), null),
});
export type TimeCheck = v.InferOutput<typeof checkSchema>;
export const checkResponse = v.object({ data: checkSchema });

/** The people and the time of a planned class; values that are not chosen yet are empty. */
export interface TimeRequest {
  student_id: string;
  teacher_id: string;
  date: string;
  time: string;
  in_student_time: boolean;
  occurrence: '' | 'first' | 'second';
  duration: string;
  except_id: string;
}

/** A time on everybody's clock, and its conflicts. */
export const timeCheckQuery = (request: TimeRequest) => {
  const entries = Object.entries({ ...request, in_student_time: request.in_student_time ? 'true' : '' });
  const searchParams = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  return queryOptions({
    queryKey: [...classQueries.all(), 'time-check', searchParams],
    queryFn: async ({ signal }) =>
      (await http.get('classes/time-check', { searchParams, signal }).json(checkResponse)).data,
  });
};

/** Schedules a class; returns the warnings to show. The same key never schedules twice. */
export async function createClass(fields: ClassFields, key: string): Promise<string[]> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post('classes', { json: fields, headers }).json(scheduledResponse)).warnings;
}

/** Moves a class to another time, on the viewer's clock; its other fields stay. */
export async function moveClass(
  id: string,
  time: Required<Pick<ClassFields, 'date' | 'time'>> & Pick<ClassFields, 'occurrence'>,
) {
  await http.post(classPath(id), { json: time });
}

export async function editClass(id: string, fields: ClassFields): Promise<void> {
  await http.post(classPath(id), { json: fields });
}
