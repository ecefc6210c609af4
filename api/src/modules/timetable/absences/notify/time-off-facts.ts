import type { Sql } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { type ClassRecipient, type Fact, meetingFacts } from '#modules/classes/classes/class-details.ts';

const zonesText = `select s.timezone as student_zone, t.timezone as teacher_zone
  from ${userCards} s join ${userCards} t on t.id = $2 where s.id = $1`;

/**
 * The facts in a mail about a time off: its class on both clocks, and for a family the people (D84, D94). A teacher's
 * mail is about classes of several students.
 */
export async function timeOffFacts(
  sql: Sql,
  params: Readonly<Record<string, string>>,
  recipient: ClassRecipient,
): Promise<Fact[]> {
  const { startsAt, studentId, teacherId, student = null, teacher = null, substitute = teacher } = params;
  if (!startsAt || !studentId || !teacherId) return [];
  const [zones] = await sql.query<{ student_zone: string; teacher_zone: string }>({
    name: 'time-off-zones',
    text: zonesText,
    values: [studentId, teacherId],
  });
  const people = { student, teacher: student === null ? null : substitute };
  return zones
    ? meetingFacts({ ...zones, ...people, starts_at: startsAt, teacher_id: Number(teacherId) }, recipient)
    : [];
}
