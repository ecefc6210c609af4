import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { personSchema } from '#/base/api/wire.ts';

const enrolmentSchema = v.object({
  id: v.string(),
  subject: v.string(),
  teacher: v.nullable(personSchema),
  state: v.fallback(v.picklist(['active', 'paused', 'ended']), 'active'),
  agreedMinutes: v.number(),
});
/** A subject that a student learns with a teacher (D125). */
export type Enrolment = v.InferOutput<typeof enrolmentSchema>;
const enrolmentsResponse = v.object({ data: v.array(enrolmentSchema) });

export const enrolmentQueries = {
  /** All of a student, ended ones too. */
  of: (studentId: string) =>
    queryOptions({
      queryKey: ['enrolments', studentId],
      queryFn: async ({ signal }) =>
        (await http.get(`students/${encodeURIComponent(studentId)}/enrolments`, { signal }).json(enrolmentsResponse))
          .data,
    }),
};
