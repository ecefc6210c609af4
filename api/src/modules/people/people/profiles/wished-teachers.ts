import * as v from 'valibot';
import { genders, language, learners, subjects } from './teaching.fields.ts';

/** The wishes about a teacher in a query (D107). */
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
 * SQL: the conditions of the wishes on a row of teachers’ profiles; an empty field does not match.
 * @param add adds a value and returns its placeholder.
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

/** SQL: whether a user is a teacher who matches the wishes; null without wishes. @param user the id, in SQL. */
export function isWishedTeacher(user: string, wish: TeacherWish, add: (value: unknown) => string): string | null {
  const conditions = wishConditions(wish, add);
  return conditions.length === 0
    ? null
    : `${user} in (select user_id from teacher_profiles where ${conditions.join(' and ')})`;
}

/** SQL: whether two teachers share a subject, if both have named subjects. @param one an id, in SQL. */
export const shareSubject = (one: string, other: string): string =>
  `exists (select from teacher_profiles a join teacher_profiles b on a.subjects && b.subjects
    where a.user_id = ${one} and b.user_id = ${other})`;
