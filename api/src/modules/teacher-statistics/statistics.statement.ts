import { ACADEMY_ZONE } from '#base/academy-zone.ts';
import type { Statement } from '#base/database/sql.ts';
import { heldClasses } from '#modules/classes/held-classes.ts';
import { profiledStudents } from '#modules/people/profiles/students-of.ts';
import { payPercentOf } from '#modules/salaries/pay-factor.ts';
import { priceOf } from '#modules/salaries/price-at.ts';

const MONTHS = 12;

/** One month, the chosen one last. Salaries are in hundredths. */
export interface MonthRow {
  month: string;
  monthly_class_count: number;
  total_class_count: number;
  salary_minor: number;
  unpriced_classes: number;
  current_students: number;
  new_students: number;
  stopped_students: number;
  temporarily_suspended_students: number;
}

/** The months up to the chosen one, each to its end or to today. $2 first day of the chosen month, $3 today. */
const monthsText = `select m::date as first, (m + interval '1 month' - interval '1 day')::date as month_end,
    least((m + interval '1 month' - interval '1 day')::date, $3::date) as last
  from generate_series($2::date - interval '${MONTHS - 1} months', $2::date, interval '1 month') m`;

/** Classes that were held (D20), each with what it is paid (D31). What is paid nothing needs no price. $1 teacher. */
const heldText = `select date_trunc('month', c.starts_at at time zone '${ACADEMY_ZONE}')::date as first, p.percent,
    case when p.percent > 0 then ${priceOf('c.teacher_id', 'c.starts_at')} else 0 end as price
  from ${heldClasses} c cross join lateral (select ${payPercentOf('c.attendance')} as percent) p
  where c.teacher_id = $1
    and c.starts_at >= (select min(first) from months)::timestamp at time zone '${ACADEMY_ZONE}'
    and c.starts_at < ((select max(month_end) from months) + 1)::timestamp at time zone '${ACADEMY_ZONE}'`;

/** Half up at the sum (D31), and there alone. */
const earnedText = `select first, count(*)::int as classes, count(*) filter (where price is null)::int as unpriced,
    coalesce(round(sum(price * percent) / 100.0), 0)::bigint as salary
  from held group by first`;

const studentText = `select coalesce(s.last_status, 'active') as status, s.last_status_date as changed,
    coalesce(s.registration_date, (s.created_at at time zone '${ACADEMY_ZONE}')::date) as since
  from ${profiledStudents} s where s.teacher_id = $1`;

/** Who has stopped since a month's end was still there at its end. */
const judgedText = `select first, status, changed between first and month_end as in_month,
    since between first and month_end as is_new, since <= last and (status = 'active' or changed > last) as is_current
  from student, months`;

const countedText = `select first, count(*) filter (where is_current)::int as current_students,
    count(*) filter (where is_current and is_new)::int as new_students,
    count(*) filter (where status = 'stopped' and in_month)::int as stopped_students,
    count(*) filter (where status = 'suspended' and in_month)::int as temporarily_suspended_students
  from judged group by first`;

const totalText = `select count(*)::int from ${heldClasses} c where teacher_id = $1`;

const text = `with months as (${monthsText}), held as materialized (${heldText}), earned as (${earnedText}),
  student as (${studentText}), judged as (${judgedText}), counted as (${countedText})
select to_char(m.first, 'YYYY-MM') as month, coalesce(e.classes, 0) as monthly_class_count,
  (${totalText}) as total_class_count,
  coalesce(e.salary, 0)::float8 as salary_minor, coalesce(e.unpriced, 0) as unpriced_classes,
  coalesce(n.current_students, 0) as current_students, coalesce(n.new_students, 0) as new_students,
  coalesce(n.stopped_students, 0) as stopped_students,
  coalesce(n.temporarily_suspended_students, 0) as temporarily_suspended_students
from months m left join earned e on e.first = m.first left join counted n on n.first = m.first order by m.first`;

/** A teacher's twelve months up to one (D52), as rows `MonthRow`, oldest first. Both dates as 2026-01-31. */
export const statisticsStatement = (teacherId: number, month: string, today: string): Statement => ({
  name: 'teacher-statistics',
  text,
  values: [teacherId, `${month}-01`, today],
});
