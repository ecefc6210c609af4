import type { Sql } from '#base/database/sql.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import type { TeachersOf } from '#modules/classes/classes/many/classes-between.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import { holdsRole } from '#modules/people/roles/index.ts';

const text = `select u.id from ${existingUsers} u where ${holdsRole('u', 'teacher')} and ($1::bigint is null
  or u.id in (select l.teacher_id from ${ledTeachers} l where l.leader_id = $1))`;

/**
 * While the locks are held nobody can store a class of these teachers, since each write locks its teacher. Returns
 * their ids.
 */
export async function lockTeachers(sql: Sql, { teacherId, leaderId }: TeachersOf): Promise<number[]> {
  const teachers =
    teacherId === null ? await sql.query<{ id: number }>({ text, values: [leaderId] }) : [{ id: teacherId }];
  const ids = teachers.map(({ id }) => id);
  await lockUsers(sql, ids);
  return ids;
}
