import type { Sql } from '#base/database/sql.ts';
import { furtherTeaching } from './enrolments-sql.ts';

/**
 * Pairs of teachers and students (D7): by the profile, by another enrolment (D125), or by a class of the last 60 days or
 * to come that is not cancelled. One row per class, so that a person's rows are found by the indexes. The view belongs
 * to `classes`, a higher module (ADR 27).
 */
const teaching = `(select user_id as student_id, teacher_id from student_profiles where teacher_id is not null
  union all ${furtherTeaching}
  union all select student_id, teacher_id from taught_in_classes)`;

/** SQL: whether a student is taught by a teacher (D7). */
export const isTaughtBy = (student: string, teacher: string): string =>
  `exists (select from ${teaching} t where t.student_id = ${student} and t.teacher_id = ${teacher})`;

const team = `(select user_id as teacher_id, leader_id from teacher_profiles where leader_id is not null)`;

// An array instead of a join, so that a few people are looked up, however many classes exist.
/** A leader's students: those whom the leader teaches, and those of the team's teachers. */
const ledBy = (leader: string) => `(select user_id as student_id from student_profiles where leader_id = ${leader}
  union all select t.student_id from ${teaching} t
    where t.teacher_id = any (array(select teacher_id from ${team} m where m.leader_id = ${leader})))`;

/** The same, starting from the student. */
const leadersOf = (student: string) => `(select leader_id from student_profiles
    where user_id = ${student} and leader_id is not null
  union all select m.leader_id from ${team} m
    where m.teacher_id = any (array(select teacher_id from ${teaching} t where t.student_id = ${student})))`;

/** The relationship of two people, by their roles in it, or as a parent. */
export interface Relationship {
  ownRole: 'student' | 'teacher' | 'leader' | 'parent';
  otherRole: 'student' | 'teacher' | 'leader' | 'parent';
}

/**
 * SQL: the people related to one person (D7), as rows of `other_id, own_role, other_role`: one for each relationship.
 * @param person a placeholder, as `$1`.
 */
export const relationshipsOf = (person: string): string => `(
  select teacher_id as other_id, 'student' as own_role, 'teacher' as other_role from ${teaching} t where student_id = ${person}
  union select leader_id, 'student', 'leader' from ${leadersOf(person)} t
  union select student_id, 'teacher', 'student' from ${teaching} t where teacher_id = ${person}
  union select leader_id, 'teacher', 'leader' from ${team} t where teacher_id = ${person}
  union select teacher_id, 'leader', 'teacher' from ${team} t where leader_id = ${person}
  union select student_id, 'leader', 'student' from ${ledBy(person)} t)`;

/**
 * SQL: the relations by which a relative sees a student (D8), as rows `id, user_id, related_user_id,
 * relationship_type`: only of current students. A view of `relatives`, a module above (ADR 27).
 */
export const effectiveRelations = 'effective_relations';

/**
 * SQL: parents, and teachers and leaders of their children (D118), from both sides, as rows of `other_id, own_role,
 * other_role, student_id`: one for each child. @param person a placeholder, as `$1`.
 */
export const parentRelationshipsOf = (person: string): string => `(
  select t.other_id, 'parent' as own_role, t.other_role, e.user_id as student_id from ${effectiveRelations} e
    cross join lateral (
      select teacher_id as other_id, 'teacher' as other_role from ${teaching} c where student_id = e.user_id
      union select leader_id, 'leader' from ${leadersOf('e.user_id')} l) t
    where e.related_user_id = ${person} and e.relationship_type = 'parent'
  union select e.related_user_id, 'teacher', 'parent', e.user_id from ${effectiveRelations} e
    where e.relationship_type = 'parent' and e.user_id in (select student_id from ${teaching} t where teacher_id = ${person})
  union select e.related_user_id, 'leader', 'parent', e.user_id from ${effectiveRelations} e
    where e.relationship_type = 'parent' and e.user_id in (select student_id from ${ledBy(person)} t))`;

/** Whether a person is a parent of a student (D8). */
export async function isParentOf(sql: Sql, relativeId: number, studentId: number): Promise<boolean> {
  const found = await sql.query({
    name: 'is-parent',
    text: `select from ${effectiveRelations} e
      where user_id = $1 and related_user_id = $2 and relationship_type = 'parent'`,
    values: [studentId, relativeId],
  });
  return found.length > 0;
}

/** Whether a teacher is in a leader's team. */
export async function isLeaderOf(sql: Sql, leaderId: number, teacherId: number): Promise<boolean> {
  const found = await sql.query({
    name: 'is-leader',
    text: `select from ${team} t where teacher_id = $1 and leader_id = $2`,
    values: [teacherId, leaderId],
  });
  return found.length > 0;
}

/** Whether a person is a relative of any student (D8). */
export async function isRelative(sql: Sql, userId: number): Promise<boolean> {
  const found = await sql.query({
    name: 'is-relative',
    text: `select from ${effectiveRelations} e where related_user_id = $1 limit 1`,
    values: [userId],
  });
  return found.length > 0;
}

export const relationKinds = ['parent', 'uncle', 'aunt'] as const;

/** SQL: the kinds of a person's relations to students (D8), as an array without repetitions. */
export const relationKindsOf = (user: string): string =>
  `array(select distinct e.relationship_type from ${effectiveRelations} e where e.related_user_id = ${user} order by 1)`;

/** The same for one person. */
export async function relationsOf(sql: Sql, userId: number): Promise<(typeof relationKinds)[number][]> {
  const [row] = await sql.query<{ kinds: (typeof relationKinds)[number][] }>({
    name: 'own-relations',
    text: `select ${relationKindsOf('$1')} as kinds`,
    values: [userId],
  });
  return row?.kinds ?? [];
}
