import { http } from '@academy/shared-auth';
import * as v from 'valibot';

export const genders = ['woman', 'man'] as const;
export const subjects = ['memorisation', 'recitation', 'reading', 'arabic'] as const;

/** A word that a later API adds is not shown. */
const subjectsSchema = v.pipe(
  v.array(v.string()),
  v.transform((sent) => subjects.filter((subject) => sent.includes(subject))),
);

/** What a wish for a teacher is about (D107); nothing of it of an API that does not send it yet. */
export const teachingEntries = {
  gender: v.optional(v.nullable(v.fallback(v.nullable(v.picklist(genders)), null)), null),
  languages: v.optional(v.array(v.string()), []),
  subjects: v.optional(subjectsSchema, []),
};
const teachingSchema = v.object(teachingEntries);
export type Teaching = v.InferOutput<typeof teachingSchema>;

export interface TeachingValues {
  /** Empty: not said. */
  gender: string;
  languages: string[];
  subjects: string[];
}

/** Changes what a teacher says of themselves. @throws ApiError 404 for who has no profile of a teacher. */
export async function changeOwnTeaching(json: TeachingValues): Promise<Teaching> {
  const saved = await http.put('own-teaching', { json }).json(v.object({ data: teachingSchema }));
  return saved.data;
}
