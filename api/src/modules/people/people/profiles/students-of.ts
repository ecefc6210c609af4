import type { Sql } from '#base/database/sql.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';

/** SQL: existing students with a profile, with what their teachers may see. */
export const profiledStudents = `(select u.id, u.name, s.code, s.teacher_id, s.last_status, s.last_status_date,
  s.registration_date, s.remaining, s.created_at from student_profiles s join ${existingUsers} u on u.id = s.user_id)`;

/** SQL: a student's code. */
export const studentCode = (id: string): string => `(select code from student_profiles where user_id = ${id})`;

/** SQL: a student's age; null where it is not known. */
export const ageOf = (id: string): string => `(select age from student_profiles where user_id = ${id})`;

/** Whether a teacher is assigned to a student. */
export async function hasTeacher(sql: Sql, studentId: number): Promise<boolean> {
  const text = `select from ${profiledStudents} s where s.id = $1 and s.teacher_id is not null`;
  return (await sql.query({ text, values: [studentId] })).length > 0;
}
