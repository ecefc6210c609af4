import type { Sql } from '#base/database/sql.ts';

const text = `select s.user_id as id from student_profiles s
  left join (select student_id, sum(delta)::int as total from class_ledger group by student_id) l on l.student_id = s.user_id
  where s.remaining <> coalesce(l.total, 0) order by s.user_id limit 100`;

/** The students whose profile stores another number than the sum of their ledger (D27): normally none. */
export async function wronglyKept(sql: Sql): Promise<number[]> {
  return (await sql.query<{ id: number }>({ text })).map(({ id }) => id);
}
