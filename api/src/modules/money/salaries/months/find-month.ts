import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { academyMonth, zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import { checkMaySeeSalary, mayChangeSalaryOf } from '../salary-access.ts';
import { presentMonth } from './month.presenter.ts';
import { type MonthRow, monthStatement } from './month.statement.ts';
import { type MonthAction, monthErrorOf, permissionOf } from './months.policy.ts';
import type { MonthParams, WireMonth } from './months.schema.ts';

export interface MonthOf extends MonthParams {
  ctx: ViewerCtx;
}

/** A teacher's month; the caller has checked the access. */
export async function readMonth(sql: Sql, { ctx, teacherId, month }: MonthOf): Promise<WireMonth> {
  const [row] = await sql.query<MonthRow>(monthStatement(teacherId, month, ctx.now));
  if (!row) throw new Error('the month was not computed');
  const running = academyMonth(ctx);
  const state = { month, running, isClosed: row.closed !== null };
  const can = async (action: MonthAction) =>
    monthErrorOf(action, state) === null && mayChangeSalaryOf({ ...ctx, sql }, teacherId, permissionOf(action));
  const may = { adjust: await can('adjust'), close: await can('close'), reopen: await can('reopen') };
  return presentMonth({
    row,
    month,
    running,
    may,
    zone: zoneOfAcademy(ctx.deps),
    currency: ctx.deps.settings.currency,
  });
}

/** A teacher's salary for a month with its parts (D31), for those who see it (D33). */
export async function findMonth(about: MonthOf): Promise<WireMonth> {
  await checkMaySeeSalary(about.ctx, about.teacherId);
  return readMonth(about.ctx.sql, about);
}
