import type { Sql } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { type ClassRecipient, type Fact, meetingFacts } from '#modules/classes/classes/class-details.ts';

interface Row {
  teacher_id: number;
  student: string;
  teacher: string;
  student_zone: string;
  teacher_zone: string;
}

const rowText = `select c.teacher_id, s.name as student, t.name as teacher, s.timezone as student_zone, t.timezone as teacher_zone
  from series c join ${userCards} s on s.id = c.student_id join ${userCards} t on t.id = c.teacher_id where c.id = $1`;

/** The facts in a mail about a series: its people, and its class on both clocks (D84, D94). */
export async function seriesFacts(
  sql: Sql,
  { id, startsAt }: { id: number; startsAt: string | undefined },
  recipient: ClassRecipient,
): Promise<Fact[]> {
  const [row] = await sql.query<Row>({ name: 'series-facts', text: rowText, values: [id] });
  return row ? meetingFacts({ ...row, starts_at: startsAt ?? null }, recipient) : [];
}
