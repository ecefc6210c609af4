import { folded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { heldStatuses, valuesOf } from '#modules/classes/classes/class-status.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { tookPlace } from '#modules/classes/classes/held-classes.ts';
import { type CalendarMonth, dueMonth, monthIn, spanOf } from './calendar-month.ts';
import type { DueQuery, WireDue } from './monthly-reports.schema.ts';

/** $1 teacher, $2 and $3 the month's start and end, $4 year, $5 month. */
const dueText = `with taught as (select c.student_id, count(*)::int as held from ${existingClasses} c
    where c.teacher_id = $1 and c.starts_at >= $2 and c.starts_at < $3 and c.status in (${valuesOf(heldStatuses)})
      and ${tookPlace('c')} and c.substitute_for_id is null group by c.student_id)
  select json_build_object('id', u.id::text, 'name', u.name) as student, t.held, r.id is not null as "isDone"
  from taught t join ${existingUsers} u on u.id = t.student_id
  left join monthly_reports r on r.teacher_id = $1 and r.student_id = t.student_id and r.year = $4 and r.month = $5
  order by ${folded('u.name')}, u.id`;

/** The students whom a teacher taught in a month, except as a substitute (D97), with and without a report. */
export async function studentsOfMonth(sql: Sql, teacherId: number, month: CalendarMonth): Promise<WireDue> {
  const { from, to } = spanOf(month, await zoneOf(sql, teacherId));
  const taught = await sql.query<WireDue['students'][number] & { isDone: boolean }>({
    text: dueText,
    values: [teacherId, from, to, month.year, month.month],
  });
  const students = taught.filter(({ isDone }) => !isDone).map(({ student, held }) => ({ student, held }));
  return { ...month, done: taught.length - students.length, students };
}

/** The students whom the viewer taught and has not reported on: by default in the due month. */
export async function dueReports({ ctx, query }: { ctx: ViewerCtx; query: DueQuery }): Promise<WireDue> {
  const { sql, viewer, now } = ctx;
  const zone = await zoneOf(sql, viewer.userId);
  const { month, year } = query;
  const wanted = month === undefined ? dueMonth(now, zone) : monthIn(now, zone, month, year);
  return studentsOfMonth(sql, viewer.userId, wanted);
}
