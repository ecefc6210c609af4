import { http } from '@academy/shared-auth';
import * as v from 'valibot';

export const genders = ['woman', 'man'] as const;
export const subjects = ['memorisation', 'recitation', 'reading', 'arabic'] as const;

/** Whom a teacher teaches. */
export const learners = ['children', 'adults'] as const;

/** A word that a later API adds is not shown. */
const knownOf = <Word extends string>(words: readonly Word[]) =>
  v.pipe(
    v.array(v.string()),
    v.transform((sent) => words.filter((word) => sent.includes(word))),
  );

/** What a wish for a teacher is about (D107); nothing of it of an API that does not send it yet. */
export const teachingEntries = {
  gender: v.optional(v.nullable(v.fallback(v.nullable(v.picklist(genders)), null)), null),
  languages: v.optional(v.array(v.string()), []),
  subjects: v.optional(knownOf(subjects), []),
  learners: v.optional(knownOf(learners), []),
};
const teachingSchema = v.object(teachingEntries);
export type Teaching = v.InferOutput<typeof teachingSchema>;

export interface TeachingValues {
  /** Empty: not said. */
  gender: string;
  languages: string[];
  subjects: string[];
  learners: string[];
}

/** Changes what a teacher says of themselves. @throws ApiError 404 for who has no profile of a teacher. */
export async function changeOwnTeaching(json: TeachingValues): Promise<Teaching> {
  const saved = await http.put('own-teaching', { json }).json(v.object({ data: teachingSchema }));
  return saved.data;
}
