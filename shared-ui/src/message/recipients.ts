import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const recipientSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The recipient's relation to the student; null: the student. */
  relation: v.nullable(v.string()),
  /** Null if unknown. */
  language: v.nullable(v.fallback(v.picklist(['en', 'ar']), 'en')),
  timezone: v.string(),
  /** Null if there is none, or the viewer may not see it. */
  phone: v.nullable(v.string()),
});
export type Recipient = v.InferOutput<typeof recipientSchema>;
const recipientsResponse = v.object({ data: v.array(recipientSchema) });

/** The recipients of a message about a student: the student and the parents (D95). */
export const recipientsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['recipients', studentId],
    queryFn: async ({ signal }) =>
      (await http.get(`users/${encodeURIComponent(studentId)}/recipients`, { signal }).json(recipientsResponse)).data,
  });
