import type { Sql } from '#base/database/sql.ts';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { changingSalary } from '../salary-access.ts';
import { type MonthOf, readMonth } from './find-month.ts';
import { type MonthAction, monthErrorOf, permissionOf } from './months.policy.ts';
import type { WireMonth } from './months.schema.ts';

/** Whether the month of $2 is closed for the teacher $1. */
const closedText = 'select from salary_months where teacher_id = $1 and month = $2::date';

/**
 * Does an action on a teacher's month that the policy allows, and returns the changed month. The teacher's row is
 * locked: a class that is reported at the same time is either in the closed month, or late.
 */
export function changeMonth(
  about: MonthOf,
  action: MonthAction,
  run: (sql: Sql, first: string) => Promise<void>,
): Promise<WireMonth> {
  const { ctx, teacherId, month } = about;
  return changingSalary({ ctx, teacherId, permission: permissionOf(action) }, async (sql) => {
    const first = `${month}-01`;
    const closed = await sql.query({ text: closedText, values: [teacherId, first] });
    const state = { month, running: academyMonth(ctx), isClosed: closed.length > 0 };
    const error = monthErrorOf(action, state);
    if (error) throw error;
    await run(sql, first);
    return readMonth(sql, about);
  });
}
