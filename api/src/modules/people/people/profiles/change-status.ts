import { writeSystemAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { academyDateOf } from '#modules/platform/academy/academy-time.ts';

interface StatusChange {
  studentId: number;
  from: 'active' | 'suspended';
  to: 'active' | 'suspended';
  now: Date;
}

const text = `update student_profiles set last_status = $3, last_status_date = ${academyDateOf('$4::timestamptz')}
  where user_id = $1 and coalesce(last_status, 'active') = $2 returning last_status_date::text as day`;

/**
 * Changes a student's status by the clock, from today on (D52, D98), if it is still the expected one. The caller has
 * locked the student.
 * @returns whether it was changed.
 */
export async function changeStatus(sql: Sql, { studentId, from, to, now }: StatusChange): Promise<boolean> {
  const [changed] = await sql.query<{ day: string }>({ text, values: [studentId, from, to, now] });
  if (!changed) return false;
  const states = { before: { lastStatus: from }, after: { lastStatus: to, lastStatusDate: changed.day } };
  await writeSystemAudit(sql, now, {
    action: 'student-profile.update',
    subject: 'user',
    subjectId: studentId,
    ...states,
  });
  return true;
}
