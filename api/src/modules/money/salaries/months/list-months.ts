import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import { offsetOf } from '#base/http/pages.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import { isTeacherInScope } from '#modules/people/people/profiles/require-teacher.ts';
import type { PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import type { SalariesQuery } from '../salaries.schema.ts';
import { canViewSalaryOf, type TeacherOf, teacherScope } from '../salary-access.ts';
import { monthOf, salaryLines, salaryTotals } from './month-lines.ts';
import { type PartsRow, presentParts, salaryParts } from './month-parts.ts';
import type { monthsPage } from './months.schema.ts';

const MINOR = 100;

interface SummaryRow {
  month: string;
  currency: string;
  closed_at: string | null;
  total: number;
  lines: number;
  unpriced: number;
  parts: PartsRow;
}

/** Months with lines, and the current one. $1 teacher, $3 first day of the current month. */
const foundText = `select $3::date as first
  union select ${monthOf('c.starts_at')} from ${heldClasses} c where c.teacher_id = $1
  union select month from salary_months where teacher_id = $1
  union select month from salary_adjustments where teacher_id = $1`;

const linesText = salaryLines({
  teacher: '$1::bigint',
  first: '(select min(first) from months)',
  last: '(select max(first) from months)',
});

const summaryJson = `json_build_object('month', to_char(t.month, 'YYYY-MM'),
  'currency', coalesce(z.currency, $6), 'closed_at', ${instantOf('z.closed_at')}, 'total', t.total,
  'lines', (select count(*) from line l where l.month = t.month), 'unpriced', t.unpriced, 'parts', p.parts)`;

/** $4 limit, $5 offset, $6 the academy's currency. */
const monthsText = (scope: PeopleScope) => `with found as (${foundText}),
  months as (select first from found order by first desc limit $4 offset $5),
  line as materialized ${linesText}, total as ${salaryTotals('$1::bigint', 'months', 'line')}, part as ${salaryParts('$1::bigint', 'months', 'line')}
  select ${isTeacherInScope(scope)} as "isTeacher", (select count(*)::int from found) as total,
    (select coalesce(json_agg(${summaryJson} order by t.month desc), '[]'::json) from total t join part p on p.month = t.month
      left join salary_months z on z.teacher_id = $1 and z.month = t.month) as rows`;

/** The total of each month (D31), latest first (D33). */
export async function listMonths({
  ctx,
  teacherId,
  query,
}: TeacherOf & { query: SalariesQuery }): Promise<InferInput<typeof monthsPage>> {
  const { sql, viewer } = ctx;
  if (!(await canViewSalaryOf(ctx, teacherId))) throw notFound('Teacher');
  const scope = await teacherScope(ctx);
  const running = academyMonth(ctx);
  const [found] = await sql.query<{ isTeacher: boolean; total: number; rows: SummaryRow[] }>({
    text: monthsText(scope),
    values: [teacherId, viewer.userId, `${running}-01`, query.per_page, offsetOf(query), ctx.deps.settings.currency],
  });
  if (!found?.isTeacher) throw notFound('Teacher');
  const { page, per_page } = query;
  const data = found.rows.map((row) => ({
    ...row,
    total: row.total / MINOR,
    parts: presentParts(row.parts),
    is_over: row.month < running,
  }));
  return { data, pagination: { total: found.total, page, per_page, totalPages: Math.ceil(found.total / per_page) } };
}
