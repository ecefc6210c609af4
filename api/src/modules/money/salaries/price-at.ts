import type { Sql } from '#base/database/sql.ts';
import { academyDateOf } from '#modules/platform/academy/academy-time.ts';
import type { PriceUnit } from './salaries.table.ts';

/**
 * D30, SQL: a teacher's price for a class that starts then, as `price` in hundredths, `per` class or hour (D127), and
 * `since`, its date: the row with the latest date up to the class's date in the academy's zone. No row means no price, which differs from a price
 * of zero.
 */
export const priceRowOf = (
  teacher: string,
  start: string,
): string => `(select price_minor as price, per, effective_from as since
  from teacher_salaries
  where teacher_id = ${teacher} and effective_from <= ${academyDateOf(start)}
  order by effective_from desc limit 1)`;

/** SQL: only the price. */
const priceOf = (teacher: string, start: string): string => `(select price from ${priceRowOf(teacher, start)} p)`;

/** SQL: the minutes by which a row of `priceRowOf` prices a class of this length; null for a price per class. */
export const pricedMinutesOf = (price: string, minutes: string): string =>
  `case ${price}.per when 'hour' then ${minutes} end`;

/**
 * D31, D127, SQL: what a class is worth in hundredths, as its row says by `price`, `minutes` and `percent`; null without
 * a price. A price per hour is rounded half up once for each class, one per class only in the sum.
 */
export const worthOf = (line: string): string => `case when ${line}.minutes is null
    then ${line}.price * ${line}.percent / 100.0
    else round(${line}.price::numeric * ${line}.minutes * ${line}.percent / 6000) end`;

/** A teacher's price for a class that starts then, in hundredths; null without a price. */
export async function priceAt(sql: Sql, teacherId: number, start: Date): Promise<number | null> {
  const [row] = await sql.query<{ price: string | null }>({
    text: `select ${priceOf('$1::bigint', '$2::timestamptz')} as price`,
    values: [teacherId, start],
  });
  return row?.price == null ? null : Number(row.price);
}

/** The unit of the price of a class that starts then, and its date; null if no price is set. */
export async function pricedBy(
  sql: Sql,
  teacherId: number,
  start: Date,
): Promise<{ since: string; per: PriceUnit } | null> {
  const [row] = await sql.query<{ since: string; per: PriceUnit }>({
    text: `select since::text as since, per from ${priceRowOf('$1::bigint', '$2::timestamptz')} p`,
    values: [teacherId, start],
  });
  return row ?? null;
}
