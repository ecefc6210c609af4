import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { holdsRole } from '#modules/people/roles/index.ts';

/** SQL: existing users `u` with a role, primary or further. */
const holders = (role: string) => `${existingUsers} u where ${holdsRole('u', role)}`;

/** @throws AppError if the named user is no leader. */
export async function checkLeader(sql: Sql, id: number, path = 'leader_id'): Promise<void> {
  const found = await sql.query({ text: `select from ${holders('leader')} and u.id = $1`, values: [id] });
  if (found.length === 0) throw fieldError(path, 'unknown', 'There is no such leader');
}

interface ChosenTeacher {
  code: string | null;
  leaderId: number | null;
}

/** The values that come with a chosen teacher. @throws AppError if that user is no teacher. */
export async function chosenTeacher(sql: Sql, id: number, path = 'teacher_id'): Promise<ChosenTeacher> {
  const [found] = await sql.query<ChosenTeacher>({
    text: `select t.code, t.leader_id as "leaderId" from (select u.id from ${holders('teacher')} and u.id = $1) u
      left join teacher_profiles t on t.user_id = u.id`,
    values: [id],
  });
  if (!found) throw fieldError(path, 'unknown', 'There is no such teacher');
  return found;
}

/** The leader of a teacher; null without one. */
export async function leaderOf(sql: Sql, teacherId: number): Promise<number | null> {
  const text = 'select leader_id as "leaderId" from teacher_profiles where user_id = $1';
  const [found] = await sql.query<{ leaderId: number | null }>({ name: 'leader-of', text, values: [teacherId] });
  return found?.leaderId ?? null;
}

/** SQL: the teachers of all teams, each with the leader. */
export const ledTeachers =
  '(select user_id as teacher_id, leader_id from teacher_profiles where leader_id is not null)';
