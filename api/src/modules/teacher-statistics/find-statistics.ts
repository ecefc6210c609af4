import { ACADEMY_ZONE } from '#modules/salaries/academy-zone.ts';
import { checkKnownTeacher } from '#modules/users/known-teacher.ts';
import { isAdmin } from '#platform/auth/reader.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import type { Statistics, StatisticsQuery } from './teacher-statistics.schema.ts';

/** Classes are not kept yet: nobody has given any, and nothing is owed for them. */
const classes = { monthly_class_count: 0, total_class_count: 0 };
const SALARY = 0;

/** The date in the academy's zone. */
const academyDay = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: ACADEMY_ZONE }).format(at);

/**
 * D52. $1 teacher, $2 first day of the month, $3 today. Who has stopped since the month's end was still there at its end.
 */
const studentsText = `
with span as (
  select $2::date as first, least(($2::date + interval '1 month' - interval '1 day')::date, $3::date) as last,
    ($2::date + interval '1 month' - interval '1 day')::date as month_end
), student as (
  select coalesce(s.last_status, 'active') as status, s.last_status_date as changed,
    coalesce(s.registration_date, (s.created_at at time zone '${ACADEMY_ZONE}')::date) as since
  from student_profiles s join users u on u.id = s.user_id where s.teacher_id = $1 and u.deleted_at is null
), judged as (
  select status, changed between first and month_end as in_month, since between first and month_end as is_new,
    since <= last and (status = 'active' or changed > last) as is_current
  from student, span
)
select count(*) filter (where is_current)::int as current_students,
  count(*) filter (where is_current and is_new)::int as new_students,
  count(*) filter (where status = 'stopped' and in_month)::int as stopped_students,
  count(*) filter (where status = 'suspended' and in_month)::int as temporarily_suspended_students
from judged`;

type StudentCounts = Omit<Statistics, 'month' | 'monthly_salary' | keyof typeof classes>;

/** A teacher's month (D52); what it earned is shown to the teacher and admins alone (D9, D33). */
export async function findStatistics({ ctx, query }: { ctx: ReaderCtx; query: StatisticsQuery }): Promise<Statistics> {
  const { reader, sql } = ctx;
  const today = academyDay(ctx.now);
  const { month = today.slice(0, 7), teacher_id: teacherId = reader.userId } = query;
  await checkKnownTeacher(ctx, teacherId);
  const [counts] = await sql.query<StudentCounts>({ text: studentsText, values: [teacherId, `${month}-01`, today] });
  if (!counts) throw new Error('nothing was counted');
  const seesSalary = isAdmin(reader) || reader.userId === teacherId;
  return { month, ...classes, monthly_salary: seesSalary ? SALARY : null, ...counts };
}
