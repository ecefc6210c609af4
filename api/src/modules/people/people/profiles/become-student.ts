import type { Sql } from '#base/database/sql.ts';
import { changeAccount, findAccount } from '#modules/accounts/identity/stored-account.ts';
import { studentProfiles } from '#modules/people/people/people.table.ts';
import { findGrantableRole, rolesHeldBy } from '#modules/people/roles/find-role.ts';
import { nextCode } from './profile-code.ts';

async function addEmptyProfile(sql: Sql, userId: number, now: Date): Promise<void> {
  const found = await sql.query({ text: 'select from student_profiles where user_id = $1', values: [userId] });
  if (found.length > 0) return;
  const code = await nextCode(sql, 'student');
  await sql.orm
    .insert(studentProfiles)
    .values({ userId, code, createdAt: now })
    .onConflictDoNothing({ target: studentProfiles.userId });
}

/**
 * D38: a guest whose package is paid becomes a student with an empty profile; further roles stay. A student without a
 * profile gets one too, and all others keep their role. The caller has locked the user's row.
 * @returns whether the user became a student now.
 */
export async function becomeStudent(sql: Sql, userId: number, now: Date): Promise<boolean> {
  const [account, held, student] = [
    await findAccount(sql, userId),
    await rolesHeldBy(sql, userId),
    await findGrantableRole(sql, { name: 'student' }),
  ];
  const primary = held.find(({ id }) => id === account?.roleId);
  if (held.some(({ name }) => name === 'student')) {
    await addEmptyProfile(sql, userId, now);
    return false;
  }
  if (!student || primary?.name !== 'guest') return false;
  await changeAccount(sql, userId, { roleId: student.id });
  await addEmptyProfile(sql, userId, now);
  return true;
}
