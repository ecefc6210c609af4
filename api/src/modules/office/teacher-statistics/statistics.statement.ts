import type { Statement } from '#base/database/sql.ts';
import { outcomeCounts } from '#modules/classes/classes/class-outcomes.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import {
  closedCurrencyOf,
  type PartsRow,
  salaryLines,
  salaryParts,
  salaryTotals,
} from '#modules/money/salaries/index.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { academyZone } from '#modules/platform/academy/academy-time.ts';
import { agreedCounts } from '#modules/timetable/requests/agreed-counts.ts';

const MONTHS = 12;

/** One month, the chosen one last. Salaries are in hundredths. */
export interface MonthRow {
  month: string;
  monthly_class_count: number;
  /** The classes of the month: held, and missed by either side. */
  held: number;
  missed_by_students: number;
  missed_by_teachers: number;
  /** Agreed with families (D104). */
  excused: number;
  moved: number;
  made_up: number;
  total_class_count: number;
  salary_minor: number;
  unpriced_classes: number;
  /** The parts of the chosen month's salary. */
  parts: PartsRow | null;
  /** The currency of a closed month. */
  currency: string | null;
  current_students: number;
  new_students: number;
  stopped_students: number;
  temporarily_suspended_students: number;
}

/** The months up to the chosen one, each up to its end or today. $2 first day of the chosen month, $3 today. */
const monthsText = `select m::date as first, (m + interval '1 month' - interval '1 day')::date as month_end,
    least((m + interval '1 month' - interval '1 day')::date, $3::date) as last
  from generate_series($2::date - interval '${MONTHS - 1} months', $2::date, interval '1 month') m`;

const outcomes = ['held', 'missed_by_students', 'missed_by_teachers'] as const;

const monthOf = `date_trunc('month', c.starts_at at time zone ${academyZone})::date`;
const inMonths = `c.starts_at >= (select min(first) from months)::timestamp at time zone ${academyZone}
    and c.starts_at < ((select max(month_end) from months) + 1)::timestamp at time zone ${academyZone}`;

/** Classes that are over and reported (D20) in each month, by outcome. $1 teacher. */
const heldText = `select ${monthOf} as first, count(*)::int as classes,
    ${outcomes.map((name) => `${outcomeCounts[name]} as ${name}`).join(', ')}
  from ${heldClasses} c where c.teacher_id = $1 and ${inMonths} group by 1`;

const agreed = Object.entries(agreedCounts);

/** Classes agreed with families, with any outcome (D104). */
const agreedText = `select ${monthOf} as first, ${agreed.map(([name, count]) => `${count} as ${name}`).join(', ')}
  from ${existingClasses} c where c.teacher_id = $1 and ${inMonths} group by 1`;

/** The salary in the statistics is the total of the salary month (D31). */
const linesText = salaryLines({
  teacher: '$1::bigint',
  first: `($2::date - interval '${MONTHS - 1} months')`,
  last: '$2::date',
});

const studentText = `select coalesce(s.last_status, 'active') as status, s.last_status_date as changed,
    coalesce(s.registration_date, (s.created_at at time zone ${academyZone})::date) as since
  from ${profiledStudents} s where s.teacher_id = $1`;

/** A student who stopped after a month's end still counts as present at its end. */
const judgedText = `select first, status, changed between first and month_end as in_month,
    since between first and month_end as is_new, since <= last and (status = 'active' or changed > last) as is_current
  from student, months`;

const countedText = `select first, count(*) filter (where is_current)::int as current_students,
    count(*) filter (where is_current and is_new)::int as new_students,
    count(*) filter (where status = 'stopped' and in_month)::int as stopped_students,
    count(*) filter (where status = 'suspended' and in_month)::int as temporarily_suspended_students
  from judged group by first`;

const totalText = `select count(*)::int from ${heldClasses} c where teacher_id = $1`;

const text = `with months as (${monthsText}), held as (${heldText}), agreed as (${agreedText}), line as materialized ${linesText},
  earned as ${salaryTotals('$1::bigint', 'months', 'line')},
  chosen as (select $2::date as first), part as ${salaryParts('$1::bigint', 'chosen', 'line')},
  student as (${studentText}), judged as (${judgedText}), counted as (${countedText})
select to_char(m.first, 'YYYY-MM') as month, coalesce(h.classes, 0) as monthly_class_count,
  ${outcomes.map((name) => `coalesce(h.${name}, 0) as ${name}`).join(', ')},
  ${agreed.map(([name]) => `coalesce(a.${name}, 0) as ${name}`).join(', ')},
  (${totalText}) as total_class_count,
  e.total::float8 as salary_minor, e.unpriced as unpriced_classes, p.parts,
  ${closedCurrencyOf('$1::bigint', 'm.first')} as currency,
  coalesce(n.current_students, 0) as current_students, coalesce(n.new_students, 0) as new_students,
  coalesce(n.stopped_students, 0) as stopped_students,
  coalesce(n.temporarily_suspended_students, 0) as temporarily_suspended_students
from months m join earned e on e.month = m.first left join part p on p.month = m.first left join held h on h.first = m.first
  left join agreed a on a.first = m.first left join counted n on n.first = m.first order by m.first`;

/** A teacher's twelve months up to a given one (D52), as rows `MonthRow`, oldest first. Both dates as 2026-01-31. */
export const statisticsStatement = (teacherId: number, month: string, today: string): Statement => ({
  name: 'teacher-statistics',
  text,
  values: [teacherId, `${month}-01`, today],
});
