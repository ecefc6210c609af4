import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { requireTeacher } from '#modules/people/profiles/require-teacher.ts';
import { findManaged } from '#modules/people/scope/find-managed.ts';
import { peopleScope } from '#modules/people/scope/people-scope.ts';
import { isLeaderOf } from '#modules/people/scope/relationships.ts';
import { canViewSalaryAnyway, canViewTeamSalaries, setsSalaries } from './salaries.policy.ts';

export interface TeacherOf {
  ctx: ViewerCtx;
  teacherId: number;
}

/** D33: the teacher, admins, roles with `salaries.read` for everybody, and the team's leader if the academy allows it. */
export async function canViewSalaryOf({ sql, viewer, deps }: ViewerCtx, teacherId: number): Promise<boolean> {
  const access = { viewer, settings: deps.academySettings };
  if (canViewSalaryAnyway(access, teacherId)) return true;
  if ((await peopleScope(sql, viewer, 'salaries.read')) === 'all') return true;
  return canViewTeamSalaries(access) && isLeaderOf(sql, viewer.userId, teacherId);
}

/** D33: a viewer who may not see a salary gets 404. */
export async function checkMaySeeSalary(ctx: ViewerCtx, teacherId: number): Promise<void> {
  if (!(await canViewSalaryOf(ctx, teacherId))) throw notFound('Teacher');
  await requireTeacher(ctx, teacherId);
}

/**
 * Starts a change of a teacher's salary, with the teacher's row locked: only for admins, so that no teacher changes the
 * own salary.
 */
export function changingSalary<T>({ ctx, teacherId }: TeacherOf, run: (sql: Sql) => Promise<T>): Promise<T> {
  return ctx.sql.transaction(async (sql) => {
    await checkMaySeeSalary({ ...ctx, sql }, teacherId);
    if (!setsSalaries(ctx.viewer)) throw new AppError('forbidden', 'Nobody sets their own salary');
    await findManaged(sql, ctx, teacherId, 'users.update');
    return run(sql);
  });
}
