import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { canViewSalaryOf } from '#modules/money/salaries/index.ts';
import { peopleScope, requireTeacher } from '#modules/people/people/index.ts';

export const UPDATE = 'pay_runs.update';

/** Runs have everybody's salary: a role that reaches a team only does not pay. */
export const paysAll = async (sql: Sql, { viewer }: ViewerCtx): Promise<boolean> =>
  (await peopleScope(sql, viewer, UPDATE)) === 'all';

/** @throws AppError `forbidden`. */
export async function checkPaysAll(sql: Sql, ctx: ViewerCtx): Promise<void> {
  if (!(await paysAll(sql, ctx))) throw new AppError('forbidden', 'You do not have the permission for this');
}

/** D33: who may not change their own account pays nothing to themselves either. */
export async function paysTo(sql: Sql, { viewer }: ViewerCtx, teacherId: number): Promise<boolean> {
  return viewer.userId !== teacherId || (await peopleScope(sql, viewer, 'users.update')) === 'all';
}

/** @throws AppError `forbidden`. */
export async function checkPaysTo(sql: Sql, ctx: ViewerCtx, teacherId: number): Promise<void> {
  if (!(await paysTo(sql, ctx, teacherId))) throw new AppError('forbidden', 'Nobody pays themselves');
}

/** D33, D148: who sees a teacher's salary, and who pays, see how it was paid. @throws AppError `not_found`. */
export async function checkCanViewPay(ctx: ViewerCtx, teacherId: number): Promise<void> {
  if (!(await paysAll(ctx.sql, ctx)) && !(await canViewSalaryOf(ctx, teacherId))) throw notFound('Teacher');
  await requireTeacher(ctx, teacherId, 'all');
}
