import type { Sql } from '#base/database/sql.ts';
import { selectOf } from '#base/fields/fields.ts';
import { teacherWishFields } from './lead.fields.ts';
import type { WireWishes } from './leads.schema.ts';
import { UNDECIDED } from './newcomer-leads.ts';

const text = `select ${selectOf(teacherWishFields)} from leads l
  where l.student_id = $1 and l.subject <> '${UNDECIDED}' order by l.id desc limit 1`;

/** What the family of a student wished (D105), by its newest lead; null without one. */
export async function findWishes(sql: Sql, studentId: number): Promise<WireWishes> {
  const [wishes] = await sql.query<NonNullable<WireWishes>>({ name: 'wishes', text, values: [studentId] });
  return wishes ?? null;
}
