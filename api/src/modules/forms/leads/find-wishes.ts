import type { Sql } from '#base/database/sql.ts';
import type { WireWishes } from './leads.schema.ts';
import { UNDECIDED } from './newcomer-leads.ts';

const text = `select id::text as "leadId", teacher_gender as "teacherGender", subject, level, language, times
  from leads where student_id = $1 and subject <> '${UNDECIDED}' order by id desc limit 1`;

/** What the family of a student wished (D105), by its newest lead; null without one. */
export async function findWishes(sql: Sql, studentId: number): Promise<WireWishes> {
  const [wishes] = await sql.query<NonNullable<WireWishes>>({ name: 'wishes', text, values: [studentId] });
  return wishes ?? null;
}
