import { isAdmin } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { academyMonth, zoneOfAcademy } from '#modules/academy/academy-time.ts';
import { rolesHeldBy } from '#modules/roles/find-role.ts';
import { mayEditHolder } from '#modules/roles/grants/grant.policy.ts';
import { checkMaySeeSalary } from '../salary-access.ts';
import { presentMonth } from './month.presenter.ts';
import { type MonthRow, monthStatement } from './month.statement.ts';
import { type MonthAction, monthErrorOf } from './months.policy.ts';
import type { MonthParams, WireMonth } from './months.schema.ts';

export interface MonthOf extends MonthParams {
  ctx: ViewerCtx;
}

/** A teacher's month; the caller has checked the access. */
export async function readMonth(sql: Sql, { ctx, teacherId, month }: MonthOf): Promise<WireMonth> {
  const [row] = await sql.query<MonthRow>(monthStatement(teacherId, month, ctx.now));
  if (!row) throw new Error('the month was not computed');
  const running = academyMonth(ctx);
  const manages = isAdmin(ctx.viewer) && mayEditHolder(ctx.viewer, await rolesHeldBy(sql, teacherId));
  const state = { month, running, isClosed: row.closed !== null };
  const can = (action: MonthAction) => manages && monthErrorOf(action, ctx.viewer, state) === null;
  const may = { adjust: can('adjust'), close: can('close'), reopen: can('reopen') };
  return presentMonth({
    row,
    month,
    running,
    may,
    zone: zoneOfAcademy(ctx.deps),
    currency: ctx.deps.settings.currency,
  });
}

/** A teacher's salary for a month with its parts (D31), for the teacher and admins (D33). */
export async function findMonth(about: MonthOf): Promise<WireMonth> {
  await checkMaySeeSalary(about.ctx, about.teacherId);
  return readMonth(about.ctx.sql, about);
}
