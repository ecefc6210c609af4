import type { Sql } from '#base/database/sql.ts';
import { academyDateOf } from '#modules/platform/academy/academy-time.ts';

/**
 * D30, SQL: a teacher's price for a class that starts then, as `price` in hundredths and `since`, its date: the row
 * with the latest date up to the class's date in the academy's zone. No row means no price, which differs from a price
 * of zero.
 */
export const priceRowOf = (
  teacher: string,
  start: string,
): string => `(select price_minor as price, effective_from as since
  from teacher_salaries
  where teacher_id = ${teacher} and effective_from <= ${academyDateOf(start)}
  order by effective_from desc limit 1)`;

/** SQL: only the price. */
const priceOf = (teacher: string, start: string): string => `(select price from ${priceRowOf(teacher, start)} p)`;

/** A teacher's price for a class that starts then, in hundredths; null without a price. */
export async function priceAt(sql: Sql, teacherId: number, start: Date): Promise<number | null> {
  const [row] = await sql.query<{ price: string | null }>({
    text: `select ${priceOf('$1::bigint', '$2::timestamptz')} as price`,
    values: [teacherId, start],
  });
  return row?.price == null ? null : Number(row.price);
}

/** The date from which the price of a class that starts then holds; null if no price is set. */
export async function pricedSince(sql: Sql, teacherId: number, start: Date): Promise<string | null> {
  const [row] = await sql.query<{ since: string | null }>({
    text: `select max(effective_from)::text as since from teacher_salaries
      where teacher_id = $1::bigint and effective_from <= ${academyDateOf('$2::timestamptz')}`,
    values: [teacherId, start],
  });
  return row?.since ?? null;
}
