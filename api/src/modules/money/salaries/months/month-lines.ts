import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import { academyZone, startOfAcademyDay } from '#modules/platform/academy/academy-time.ts';
import { payPercentOf } from '../pay-factor.ts';
import { pricedMinutesOf, priceRowOf, worthOf } from '../price-at.ts';

/** SQL: the first day of a time's month, in the academy's zone. */
export const monthOf = (time: string): string => `date_trunc('month', ${time} at time zone ${academyZone})::date`;

/** SQL: the moment at which a date starts in the academy's zone. */
export const startOf = startOfAcademyDay;

/** SQL: whether the month of a time is closed for a teacher (D32). */
export const isClosed = (teacher: string, time: string): string =>
  `exists (select from salary_months z where z.teacher_id = ${teacher} and z.month = ${monthOf(time)})`;

/** SQL: whether a class was paid in a closed month: in today's zone the class may belong to another month. */
export const isInClosedMonth = (teacher: string, classId: string): string =>
  `exists (select from salary_month_lines k join salary_months y on y.id = k.salary_month_id
    where k.class_id = ${classId} and y.teacher_id = ${teacher})`;

/** SQL: the amount that adjustments have paid for a class, in hundredths. */
export const bookedFor = (classId: string): string =>
  `(select coalesce(sum(a.amount_minor), 0) from salary_adjustments a where a.class_id = ${classId})`;

interface Months {
  /** The teacher's id, as SQL. */
  teacher: string;
  /** The first days of the first and of the last month, as SQL. */
  first: string;
  last: string;
}

/**
 * SQL: the classes of a teacher's months with the pay for each (D31), in hundredths: in open months by current prices,
 * in closed months as stored. `worthOf` says what a class is worth; adjustments have already paid `booked` of it.
 */
export const salaryLines = ({ teacher, first, last }: Months): string => `(
  select ${monthOf('c.starts_at')} as month, c.id as class_id, c.student_id, c.starts_at, c.attendance,
    ${payPercentOf('c')} as percent, p.price, p.since, ${pricedMinutesOf('p', 'c.duration_minutes')} as minutes,
    ${bookedFor('c.id')} as booked
  from ${heldClasses} c left join lateral ${priceRowOf('c.teacher_id', 'c.starts_at')} p on true
  where c.teacher_id = ${teacher} and c.starts_at >= ${startOf(first)}
    and c.starts_at < ${startOf(`${last} + interval '1 month'`)} and not ${isClosed(teacher, 'c.starts_at')}
    and not ${isInClosedMonth(teacher, 'c.id')}
  union all
  select z.month, l.class_id, l.student_id, l.starts_at, l.attendance, l.percent, l.price_minor, l.price_since,
    l.minutes, l.booked_minor
  from salary_months z join salary_month_lines l on l.salary_month_id = z.id
  where z.teacher_id = ${teacher} and z.month between ${first} and ${last})`;

/** Only the sum is rounded, half up (D31). */
const sumsOf = (lines: string) => `(select month,
    round(coalesce(sum(${worthOf('l')}), 0)) - sum(booked) as paid,
    count(*) filter (where price is null and percent > 0)::int as unpriced
  from ${lines} l group by month)`;

const addedTo = (teacher: string) => `(select month, sum(amount_minor) as added from salary_adjustments
  where teacher_id = ${teacher} group by month)`;

/**
 * SQL: the salary of each of `months`, rows of first days: `total` in hundredths, and the number of `unpriced` classes.
 * The month, its closing and the teacher's statistics all use this sum.
 */
export const salaryTotals = (teacher: string, months: string, lines: string): string => `(select m.first as month,
    coalesce(z.total_minor, coalesce(l.paid, 0) + coalesce(a.added, 0))::bigint as total,
    coalesce(l.unpriced, 0) as unpriced
  from ${months} m left join salary_months z on z.teacher_id = ${teacher} and z.month = m.first
  left join ${sumsOf(lines)} l on l.month = m.first left join ${addedTo(teacher)} a on a.month = m.first)`;
