import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { classRefs } from '#modules/classes/classes/class-refs.ts';
import { bookLateClass } from './book-late-class.ts';
import { changeMonth } from './change-month.ts';
import type { MonthOf } from './find-month.ts';
import { startOf } from './month-lines.ts';
import type { ReopenBody, WireMonth } from './months.schema.ts';

const MINOR = 100;

const changedText = `select c.id::float8 as "classId", c.starts_at as "startsAt" from ${classRefs} c
  where c.id in (select class_id from salary_adjustments where teacher_id = $1)
    and c.starts_at >= ${startOf('$2::date')} and c.starts_at < ${startOf(`$2::date + interval '1 month'`)}`;

/** A paid class that turned out not to be held has no line in the open month, so its deduction is returned. */
async function balanceChangedClasses(sql: Sql, { ctx, teacherId }: MonthOf, first: string): Promise<void> {
  const changed = await sql.query<{ classId: number; startsAt: Date }>({
    text: changedText,
    values: [teacherId, first],
  });
  for (const late of changed) await bookLateClass(sql, { ctx, ...late, teacherId });
}

/** D32: reopens a closed month; it is computed from the current classes and prices. */
export const reopenMonth = (about: MonthOf & { input: ReopenBody }): Promise<WireMonth> =>
  changeMonth(about, 'reopen', async (sql, first) => {
    const { ctx, teacherId, month, input } = about;
    const [closed] = await sql.query<{ total: number; currency: string; closed_at: Date }>({
      text: `delete from salary_months where teacher_id = $1 and month = $2::date
        returning total_minor::float8 as total, currency, closed_at`,
      values: [teacherId, first],
    });
    if (!closed) throw new Error('the month was not reopened');
    await balanceChangedClasses(sql, about, first);
    const before = { total: closed.total / MINOR, currency: closed.currency, closed_at: closed.closed_at };
    const line = { action: 'salary.reopen-month', subject: 'user', subjectId: teacherId };
    const after = { total: null, currency: null, closed_at: null };
    const around = { before: { month }, after: { month, reason: input.reason } };
    await writeEdit<Record<keyof typeof before, unknown>>(sql, ctx, { ...line, before, after }, around);
  });
