import * as v from 'valibot';

export const genders = ['woman', 'man'] as const;
export const subjects = ['memorisation', 'recitation', 'reading', 'arabic'] as const;

/** The age groups that a teacher teaches. */
export const learners = ['children', 'adults'] as const;

/** A word that a newer API adds is not shown. */
const knownOf = <Word extends string>(words: readonly Word[]) =>
  v.pipe(
    v.array(v.string()),
    v.transform((sent) => words.filter((word) => sent.includes(word))),
  );

/** What families can wish of a teacher (D107); empty from an older API. */
export const teachingEntries = {
  gender: v.optional(v.nullable(v.fallback(v.nullable(v.picklist(genders)), null)), null),
  languages: v.optional(v.array(v.string()), []),
  subjects: v.optional(knownOf(subjects), []),
  learners: v.optional(knownOf(learners), []),
};
export const teachingSchema = v.object(teachingEntries);
export type Teaching = v.InferOutput<typeof teachingSchema>;

export interface TeachingValues {
  /** Empty: not specified. */
  gender: string;
  languages: string[];
  subjects: string[];
  learners: string[];
}
