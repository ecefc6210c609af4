import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { requireTeacher } from '#modules/people/people/profiles/require-teacher.ts';
import { findManaged } from '#modules/people/people/scope/find-managed.ts';
import { type PeopleScope, peopleScope, peopleScopes, widestOf } from '#modules/people/people/scope/people-scope.ts';
import { isLeaderOf } from '#modules/people/people/scope/relationships.ts';
import { rolesHeldBy } from '#modules/people/roles/find-role.ts';
import { mayEditHolder } from '#modules/people/roles/index.ts';
import { canViewTeamSalaries, type SalaryPermission } from './salaries.policy.ts';

export interface TeacherOf {
  ctx: ViewerCtx;
  teacherId: number;
}

/**
 * The teachers among whom a viewer may look for a salary: those whom they can read, and all with `salaries.read` for
 * everybody.
 */
export async function teacherScope({ sql, viewer }: ViewerCtx): Promise<PeopleScope> {
  const scopes = await peopleScopes(sql, viewer, ['users.read', 'salaries.read']);
  return widestOf([scopes['users.read'], scopes['salaries.read'] === 'all' ? 'all' : 'nobody']);
}

/** D33: the teacher, viewers with `salaries.read` for everybody, and the team's leader if the academy allows it. */
export async function canViewSalaryOf({ sql, viewer, deps }: ViewerCtx, teacherId: number): Promise<boolean> {
  if (viewer.userId === teacherId || (await peopleScope(sql, viewer, 'salaries.read')) === 'all') return true;
  const access = { viewer, settings: deps.academySettings };
  return canViewTeamSalaries(access) && isLeaderOf(sql, viewer.userId, teacherId);
}

/** D33: a viewer who may not see a salary gets 404. */
export async function checkMaySeeSalary(ctx: ViewerCtx, teacherId: number): Promise<void> {
  if (!(await canViewSalaryOf(ctx, teacherId))) throw notFound('Teacher');
  await requireTeacher(ctx, teacherId, await teacherScope(ctx));
}

/** Whether a permission for everybody reaches a teacher's salary; the viewer's own needs such a `users.update` too. */
async function reachesSalary({ sql, viewer }: ViewerCtx, teacherId: number, permission: SalaryPermission) {
  const scopes = await peopleScopes(sql, viewer, [permission, 'users.update']);
  return scopes[permission] === 'all' && (viewer.userId !== teacherId || scopes['users.update'] === 'all');
}

/** Whether the viewer may change the salary of a teacher whom they can see: the rule of `changingSalary`. */
export const mayChangeSalaryOf = async (ctx: ViewerCtx, teacherId: number, permission: SalaryPermission) =>
  (await reachesSalary(ctx, teacherId, permission)) && mayEditHolder(ctx.viewer, await rolesHeldBy(ctx.sql, teacherId));

/**
 * Starts a change of a teacher's salary, with the teacher's row locked. Viewers who may not change their own account may
 * not change their own salary either.
 */
export function changingSalary<T>(
  { ctx, teacherId, permission = 'salaries.update' }: TeacherOf & { permission?: SalaryPermission },
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await checkMaySeeSalary(inner, teacherId);
    if (!(await reachesSalary(inner, teacherId, permission)))
      throw new AppError('forbidden', 'Nobody sets their own salary');
    await findManaged(sql, ctx, teacherId, permission);
    return run(sql);
  });
}
