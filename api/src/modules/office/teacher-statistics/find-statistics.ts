import type { ViewerCtx } from '#base/http/ctx.ts';
import { presentParts } from '#modules/money/salaries/index.ts';
import { canViewSalaryOf, teacherScope } from '#modules/money/salaries/salary-access.ts';
import { requireTeacher } from '#modules/people/people/profiles/require-teacher.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { monthText } from '#modules/study/reports/index.ts';
import { type MonthRow, statisticsStatement } from './statistics.statement.ts';
import type { Statistics, StatisticsQuery } from './teacher-statistics.schema.ts';

const MINOR = 100;

/** A month of statistics; salaries are only for the teacher and admins (D9, D33). */
function presentMonth(row: MonthRow, canViewSalary: boolean, academyCurrency: string) {
  const { salary_minor, unpriced_classes, parts, currency, ...counts } = row;
  const hidden = { monthly_salary: null, unpriced_classes: null, currency: null, salary_parts: null };
  if (!canViewSalary) return { ...counts, ...hidden };
  return {
    ...counts,
    monthly_salary: salary_minor / MINOR,
    unpriced_classes,
    currency: currency ?? academyCurrency,
    salary_parts: parts && presentParts(parts),
  };
}

/** @param today the academy's day. @returns the month as 2026-10; a month without a year is the latest one (C13). */
export function wantedMonth({ month, year }: StatisticsQuery, today: string): string {
  if (month === undefined || month.includes('-')) return month ?? today.slice(0, 7);
  const [runningYear = 0, runningMonth = 0] = today.split('-').map(Number);
  return monthText({
    month: Number(month),
    year: year ?? (Number(month) > runningMonth ? runningYear - 1 : runningYear),
  });
}

/** A teacher's month, and the twelve months up to it (D52). */
export async function findStatistics({ ctx, query }: { ctx: ViewerCtx; query: StatisticsQuery }): Promise<Statistics> {
  const { viewer, sql } = ctx;
  const today = academyDay(ctx);
  const month = wantedMonth(query, today);
  const { teacher_id: teacherId = viewer.userId } = query;
  await requireTeacher(ctx, teacherId, await teacherScope(ctx));
  const canViewSalary = await canViewSalaryOf(ctx, teacherId);
  const rows = await sql.query<MonthRow>(statisticsStatement(teacherId, month, today));
  const months = rows.map((row) => presentMonth(row, canViewSalary, ctx.deps.settings.currency));
  const chosen = months.at(-1);
  if (!chosen) throw new Error('nothing was counted');
  const course = months.map(({ month, monthly_class_count, monthly_salary, new_students }) => ({
    month,
    monthly_class_count,
    monthly_salary,
    new_students,
  }));
  return { ...chosen, months: course };
}
