import * as v from 'valibot';
import { genders, language, learners, subjects } from './teaching.fields.ts';

/** What a teacher is wished to be (D107); for a query. */
export const teacherWish = {
  gender: v.optional(v.picklist(genders)),
  language: v.optional(language),
  subject: v.optional(v.picklist(subjects)),
  learner: v.optional(v.picklist(learners)),
};

interface TeacherWish {
  gender?: string | undefined;
  language?: string | undefined;
  subject?: string | undefined;
  learner?: string | undefined;
}

/**
 * SQL: what a row of teachers’ profiles has to be by a wish; one that says nothing of it is not.
 * @param add takes a value, and gives its placeholder.
 */
const wishConditions = (
  { gender, language: spoken, subject, learner }: TeacherWish,
  add: (value: unknown) => string,
): string[] =>
  [
    gender && `gender = ${add(gender)}`,
    spoken && `${add(spoken)}::text = any (languages)`,
    subject && `${add(subject)}::text = any (subjects)`,
    learner && `${add(learner)}::text = any (learners)`,
  ].filter((condition): condition is string => Boolean(condition));

/** SQL: whether somebody is a teacher as wished; null without a wish. @param user the id, in SQL. */
export function isWishedTeacher(user: string, wish: TeacherWish, add: (value: unknown) => string): string | null {
  const conditions = wishConditions(wish, add);
  return conditions.length === 0
    ? null
    : `${user} in (select user_id from teacher_profiles where ${conditions.join(' and ')})`;
}

/** SQL: whether two teachers have a subject in common, as far as both say what they teach. @param one an id, in SQL. */
export const shareSubject = (one: string, other: string): string =>
  `exists (select from teacher_profiles a join teacher_profiles b on a.subjects && b.subjects
    where a.user_id = ${one} and b.user_id = ${other})`;
