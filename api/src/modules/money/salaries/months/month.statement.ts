import { instantOf } from '#base/database/instant.ts';
import type { Statement } from '#base/database/sql.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { classRefs, unreportedClasses } from '#modules/classes/classes/class-refs.ts';
import { salaryLines, salaryTotals, startOf } from './month-lines.ts';

interface PersonRef {
  id: string;
  name: string;
}

/** Amounts in hundredths. */
interface LineRow {
  class_id: string;
  starts_at: string;
  student: PersonRef;
  attendance: string;
  percent: number;
  /** Per hour where the line has minutes. */
  price: number | null;
  minutes: number | null;
  since: string | null;
  booked: number;
}

interface AdjustmentRow {
  id: string;
  amount: number;
  reason: string | null;
  class: { id: string; starts_at: string; student: PersonRef } | null;
  by: PersonRef | null;
  created_at: string;
}

export interface MonthRow {
  closed: { at: string; by: PersonRef; currency: string } | null;
  lines: LineRow[];
  adjustments: AdjustmentRow[];
  total: number;
  unpriced: number;
  unreported: number;
}

const listOf = (json: string, order: string, from: string) =>
  `(select coalesce(json_agg(${json} order by ${order}), '[]'::json) from ${from})`;

const lineJson = `json_build_object('class_id', l.class_id::text, 'starts_at', ${instantOf('l.starts_at')},
  'student', ${userRef('l.student_id')}, 'attendance', l.attendance, 'percent', l.percent, 'price', l.price,
  'minutes', l.minutes, 'since', l.since, 'booked', l.booked)`;

const classJson = `(select json_build_object('id', c.id::text, 'starts_at', ${instantOf('c.starts_at')},
  'student', ${userRef('c.student_id')}) from ${classRefs} c where c.id = a.class_id)`;

const adjustmentJson = `json_build_object('id', a.id::text, 'amount', a.amount_minor, 'reason', a.reason,
  'class', ${classJson}, 'by', ${userRef('a.actor_id')}, 'created_at', ${instantOf('a.created_at')})`;

const closedJson = `(select json_build_object('at', ${instantOf('z.closed_at')}, 'by', ${userRef('z.closed_by')},
  'currency', z.currency) from salary_months z where z.teacher_id = $1 and z.month = $2::date)`;

/** SQL: the month of $2 of the teacher $1, as `month`, `line` and `total` of a `with`. */
export const monthText = `with months as (select $2::date as first),
  line as materialized ${salaryLines({ teacher: '$1::bigint', first: '$2::date', last: '$2::date' })},
  total as ${salaryTotals('$1::bigint', 'months', 'line')}`;

const text = `${monthText} select ${closedJson} as closed,
  ${listOf(lineJson, 'l.starts_at, l.class_id', 'line l')} as lines,
  ${listOf(adjustmentJson, 'a.id', 'salary_adjustments a where a.teacher_id = $1 and a.month = $2::date')} as adjustments,
  t.total::float8 as total, t.unpriced, (select count(*)::int from ${unreportedClasses('$3::timestamptz')} c
    where c.teacher_id = $1 and c.starts_at >= ${startOf('$2::date')}
      and c.starts_at < ${startOf(`$2::date + interval '1 month'`)}) as unreported
  from total t`;

/** All data about a teacher's month, as one row `MonthRow`. @param month as 2026-01. */
export const monthStatement = (teacherId: number, month: string, now: Date): Statement => ({
  name: 'salary-month',
  text,
  values: [teacherId, `${month}-01`, now],
});
