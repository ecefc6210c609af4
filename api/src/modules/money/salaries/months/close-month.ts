import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { changeMonth } from './change-month.ts';
import type { MonthOf } from './find-month.ts';
import { monthText } from './month.statement.ts';
import type { WireMonth } from './months.schema.ts';

/** All parts of a statement see the tables as they were before it: the lines are those of the open month. */
const closeText = `${monthText}, closed as (
    insert into salary_months (teacher_id, month, total_minor, currency, closed_at, closed_by)
    select $1, month, total, $4, $3::timestamptz, $5 from total returning id, total_minor),
  stored as (insert into salary_month_lines
      (salary_month_id, class_id, student_id, starts_at, attendance, percent, price_minor, price_since, minutes, booked_minor)
    select c.id, l.class_id, l.student_id, l.starts_at, l.attendance, l.percent, l.price, l.since, l.minutes, l.booked
    from line l, closed c returning class_id)
  select c.total_minor::float8 as total, (select count(*)::int from stored) as classes from closed c`;

const MINOR = 100;

interface Closing {
  teacherId: number;
  /** The first day of an open month. */
  first: string;
  now: Date;
  actorId: number;
  currency: string;
}

/** Stores a month in its current state. The caller has locked the teacher and checked the policy. */
export async function storeClosedMonth(sql: Sql, { teacherId, first, now, actorId, currency }: Closing) {
  const [closed] = await sql.query<{ total: number; classes: number }>({
    text: closeText,
    values: [teacherId, first, now, currency, actorId],
  });
  if (!closed) throw new Error('the month was not closed');
  return closed;
}

/** D32: stores the current state of the month; later changes are adjustments of the current month. */
export const closeMonth = (about: MonthOf): Promise<WireMonth> =>
  changeMonth(about, 'close', async (sql, first) => {
    const { ctx, teacherId, month } = about;
    const { currency } = ctx.deps.settings;
    const closing = { teacherId, first, now: ctx.now, actorId: ctx.viewer.userId, currency };
    const closed = await storeClosedMonth(sql, closing);
    await writeAudit(sql, ctx, {
      action: 'salary.close-month',
      subject: 'user',
      subjectId: teacherId,
      after: { month, total: closed.total / MINOR, currency, classes: closed.classes },
    });
  });
