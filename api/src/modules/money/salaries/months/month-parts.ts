import type { InferInput } from 'valibot';
import type { wireSalaryParts as wireParts } from './months.schema.ts';
import { classPrice } from './worth.ts';

const MINOR = 100;

/** The parts of a month's total. Amounts in hundredths. */
export interface PartsRow {
  /** `price` is per hour for classes with minutes. */
  priced: { count: number; price: number; percent: number; minutes: number | null }[];
  unpaid: number;
  unpriced: number;
  paid_before: number;
  adjusted: number;
}

/** Classes with one price, one length if it is per hour, and one share of it, by the date from which the price holds. */
const grouped = (
  lines: string,
) => `(select month, since, price, percent, minutes, count(*)::int as count, sum(booked) as booked
  from ${lines} l group by month, since, price, percent, minutes)`;

const pricedJson = `coalesce(json_agg(json_build_object('count', g.count, 'price', g.price, 'percent', g.percent,
  'minutes', g.minutes) order by g.since, g.percent desc, g.minutes) filter (where g.price is not null and g.percent > 0), '[]'::json)`;

const adjusted = (teacher: string) => `(select coalesce(sum(a.amount_minor), 0)::float8 from salary_adjustments a
  where a.teacher_id = ${teacher} and a.month = m.first)`;

/** SQL: how the salary of each of `months` is computed, as `month` and `parts`, a `PartsRow`. */
export const salaryParts = (teacher: string, months: string, lines: string): string => `(select m.first as month,
    json_build_object('priced', ${pricedJson},
      'unpaid', coalesce(sum(g.count) filter (where g.percent = 0), 0)::int,
      'unpriced', coalesce(sum(g.count) filter (where g.price is null and g.percent > 0), 0)::int,
      'paid_before', coalesce(sum(g.booked), 0)::float8, 'adjusted', ${adjusted(teacher)}) as parts
  from ${months} m left join ${grouped(lines)} g on g.month = m.first group by m.first)`;

/** SQL: the currency in which a month was closed; null for an open one. */
export const closedCurrencyOf = (teacher: string, month: string): string =>
  `(select z.currency from salary_months z where z.teacher_id = ${teacher} and z.month = ${month})`;

export const presentParts = ({ priced, paid_before, adjusted, ...counts }: PartsRow): InferInput<typeof wireParts> => ({
  ...counts,
  priced: priced.map((part) => ({
    ...part,
    price: classPrice(part) / MINOR,
    price_per_hour: part.minutes === null ? null : part.price / MINOR,
  })),
  paid_before: paid_before / MINOR,
  adjusted: adjusted / MINOR,
});
