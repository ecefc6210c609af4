import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { classRefs } from '#modules/classes/classes/class-refs.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';

/** SQL: the ids of a student and the student's parents who may sign in. */
export const familyOfStudent = (student: string): string => `select u.id from ${activeUsers} u where u.id = ${student}
  or u.id in (select related_user_id from ${effectiveRelations} e where e.user_id = ${student} and relationship_type = 'parent')`;

/** D53, SQL: the student of assignment $1, and the student's parents. */
export const familyOfAssignment = `select r.id from assignments a cross join lateral (${familyOfStudent('a.student_id')}) r where a.id = $1`;

/** SQL: the teacher of the class of assignment $1. */
export const teacherOf = `select u.id from assignments a join ${classRefs} c on c.id = a.class_id
  join ${activeUsers} u on u.id = c.teacher_id where a.id = $1`;
