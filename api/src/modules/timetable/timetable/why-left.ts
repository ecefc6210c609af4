import type { Sql } from '#base/database/sql.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import type { FormerClass } from '#modules/classes/classes/class-facts.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import type { WantedTime } from '#modules/classes/classes/many/taken-times.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';

/** The former time of a class. */
export interface FormerTime extends WantedTime, FormerClass {
  /** The student's teacher at the decision. */
  studentTeacherId: number | null;
}

/** $1 classes, $2 teachers, $3 students. */
const leftText = `select f.class_id as id from unnest($1::bigint[], $2::bigint[], $3::bigint[]) f(class_id, teacher_id, student_id)
  where f.teacher_id not in (select u.id from ${activeUsers} u) or f.student_id not in (select u.id from ${activeUsers} u)
    or exists (select from ${profiledStudents} p where p.id = f.student_id and p.last_status = 'stopped')`;

/** The classes whose teacher or student has left, or whose student no longer takes classes (D90). */
export async function findLeft(sql: Sql, former: readonly FormerTime[]): Promise<number[]> {
  const columns = [
    former.map(({ classId }) => classId),
    former.map(({ teacherId }) => teacherId),
    former.map(({ studentId }) => studentId),
  ];
  return (await sql.query<{ id: number }>({ text: leftText, values: columns })).map(({ id }) => id);
}

/** $1 classes, $2 students, $3 teachers at the decision. */
const handedOverText = `select f.class_id as id from unnest($1::bigint[], $2::bigint[], $3::bigint[]) f(class_id, student_id, teacher_id)
  where f.teacher_id is distinct from (select p.teacher_id from ${profiledStudents} p where p.id = f.student_id)`;

/** The classes of students who have another teacher since. */
async function findHandedOver(sql: Sql, former: readonly FormerTime[]): Promise<number[]> {
  const own = former.filter(({ ofTeacherId, studentTeacherId }) => ofTeacherId === studentTeacherId);
  const columns = [
    own.map(({ classId }) => classId),
    own.map(({ studentId }) => studentId),
    own.map(({ studentTeacherId }) => studentTeacherId),
  ];
  return (await sql.query<{ id: number }>({ text: handedOverText, values: columns })).map(({ id }) => id);
}

/**
 * The classes that changed since the decision: the student has another teacher, or the series continues without them.
 */
export const findOutdated = async (sql: Sql, former: readonly FormerTime[]): Promise<number[]> => [
  ...(await findHandedOver(sql, former)),
  ...(await classQuestions.outdated.ask(sql, former)),
];
