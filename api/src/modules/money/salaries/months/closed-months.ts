import type { Sql } from '#base/database/sql.ts';

/** SQL: the closed months of teachers, with their totals in hundredths (D32). */
export const closedMonths = '(select teacher_id, month, total_minor, currency from salary_months)';

/** The total of a closed month in hundredths, which stays closed until the transaction ends. Null for an open one. */
export async function keepClosed(sql: Sql, teacherId: number, first: string): Promise<number | null> {
  const [closed] = await sql.query<{ total: number }>({
    text: `select total_minor::float8 as total from salary_months where teacher_id = $1 and month = $2::date for share`,
    values: [teacherId, first],
  });
  return closed?.total ?? null;
}
