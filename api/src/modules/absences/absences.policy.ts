import { isAdmin } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkTeacher } from '#modules/classes/schedule/check-people.ts';
import { inPeopleScope, type PeopleScope, peopleScope } from '#modules/people/scope/people-scope.ts';

/** Who changes classes says when a teacher is absent. */
export const ABSENCES = 'classes.my_classes.update';

/** Of teachers: `own` reaches students alone. */
export const ofTeachers = (scope: PeopleScope): PeopleScope => (scope === 'own' ? 'nobody' : scope);

/** How far the viewer reaches teachers, beside the own absence. */
export const scopeOf = async (sql: Sql, { viewer }: ViewerCtx): Promise<PeopleScope> =>
  ofTeachers(await peopleScope(sql, viewer, ABSENCES));

/** D97: a teacher records the own absence, leaders those of their teams, admins all. @throws AppError on `path`. */
export async function checkReached(sql: Sql, ctx: ViewerCtx, teacherId: number, path: string) {
  const scope = await peopleScope(sql, ctx.viewer, ABSENCES);
  return checkTeacher({ sql, viewer: ctx.viewer, scope }, teacherId, path);
}

/** SQL: whether the viewer sees a row `t` of times off: of those who change classes of its teachers, or are its teacher. */
export function canViewAbsence(scope: PeopleScope, viewer: string): string {
  return `(t.kind = 'absence' and (t.teacher_id = ${viewer} or ${inPeopleScope(scope, 't.teacher_id', viewer)}))`;
}

/** SQL: closures of everybody are everybody's; those of a team are the leader's, its teachers' and the admins'. */
export function canViewClosure(ctx: ViewerCtx, viewer: string, isTeammate: string): string {
  const ofTeam = isAdmin(ctx.viewer) ? `${viewer} is not null` : `(t.leader_id = ${viewer} or ${isTeammate})`;
  return `(t.kind = 'closure' and (t.leader_id is null or ${ofTeam}))`;
}
