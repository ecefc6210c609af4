import type { Sql } from '#base/database/sql.ts';

/** How many scheduled classes begin from now on that somebody gives or takes. */
export async function futureClassesOf(sql: Sql, personId: number, now: Date): Promise<number> {
  const [row] = await sql.query<{ planned: number }>({
    text: `select count(*)::int as planned from classes where deleted_at is null and status = 'scheduled'
      and starts_at > $2 and (student_id = $1 or teacher_id = $1)`,
    values: [personId, now],
  });
  return row?.planned ?? 0;
}
