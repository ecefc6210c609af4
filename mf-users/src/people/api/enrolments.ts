import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from '#/base/api/may.ts';

const personSchema = v.nullable(v.object({ id: v.string(), name: v.string() }));

export const enrolmentSchema = v.object({
  id: v.string(),
  subject: v.string(),
  teacher: personSchema,
  since: v.string(),
  until: v.nullable(v.string()),
  state: v.fallback(v.picklist(['active', 'paused', 'ended']), 'active'),
  agreedMinutes: v.number(),
  teachers: v.array(v.object({ teacher: personSchema, since: v.string(), planned: v.boolean() })),
  may: maySchema(['update']),
});
export type Enrolment = v.InferOutput<typeof enrolmentSchema>;

const enrolmentsSchema = v.object({ data: v.array(enrolmentSchema), may: maySchema(['create']) });
export type Enrolments = v.InferOutput<typeof enrolmentsSchema>;

const all = ['enrolments'] as const;
const ofStudent = (id: string) => `students/${encodeURIComponent(id)}/enrolments`;
const pathOf = (id: string) => `enrolments/${encodeURIComponent(id)}`;

export const enrolmentQueries = {
  all: () => all,
  of: (studentId: string) =>
    queryOptions({
      queryKey: [...all, studentId],
      queryFn: ({ signal }) => http.get(ofStudent(studentId), { signal }).json(enrolmentsSchema),
    }),
};

export interface EnrolmentFields {
  subject: string;
  teacherId: string;
  /** The first day of the subject, or of the new teacher. */
  day: string | undefined;
  agreedMinutes: number;
}

/** The same key never adds it twice. */
export async function addEnrolment(studentId: string, fields: EnrolmentFields, key: string): Promise<void> {
  const { day: since, ...rest } = fields;
  await http.post(ofStudent(studentId), { json: { ...rest, since }, headers: { 'Idempotency-Key': key } });
}

/** Teacher and day are sent only of another teacher: to name the present one takes a planned one back. */
export async function changeEnrolment({ id, teacher }: Enrolment, fields: EnrolmentFields): Promise<void> {
  const { day: from, teacherId, ...rest } = fields;
  const isOther = teacherId !== (teacher?.id ?? '');
  await http.put(pathOf(id), { json: { ...rest, ...(isOther && { teacherId, from }) } });
}

export async function setEnrolmentState(id: string, state: 'active' | 'paused'): Promise<void> {
  await http.put(pathOf(id), { json: { state } });
}

export async function endEnrolment(id: string, from: string): Promise<void> {
  await http.post(`${pathOf(id)}/end`, { json: { from } });
}
