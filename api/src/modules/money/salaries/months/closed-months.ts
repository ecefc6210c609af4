import type { Sql } from '#base/database/sql.ts';

/** SQL: the closed months of teachers, with their totals in hundredths (D32). */
export const closedMonths = '(select teacher_id, month, total_minor, currency from salary_months)';

interface ClosedIn {
  /** The first day of the month. */
  first: string;
  currency: string;
}

/**
 * The total of a closed month in hundredths, which stays closed until the transaction ends. Null for an open one, and for
 * one in another currency.
 */
export async function keepClosed(sql: Sql, teacherId: number, month: ClosedIn): Promise<number | null> {
  const [closed] = await sql.query<{ total: number }>({
    text: `select total_minor::float8 as total from salary_months where teacher_id = $1 and month = $2::date
      and currency = $3 for share`,
    values: [teacherId, month.first, month.currency],
  });
  return closed?.total ?? null;
}
