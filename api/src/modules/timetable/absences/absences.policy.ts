import { isAdmin } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkTeacher } from '#modules/classes/classes/schedule/check-people.ts';
import { inPeopleScope, type PeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';

/** Whoever may change classes may record absences of teachers. */
export const ABSENCES = 'classes.my_classes.update';

/** The scope for teachers: `own` reaches only students. */
export const ofTeachers = (scope: PeopleScope): PeopleScope => (scope === 'own' ? 'nobody' : scope);

/** Which teachers the viewer reaches, in addition to their own absence. */
export const scopeOf = async (sql: Sql, { viewer }: ViewerCtx): Promise<PeopleScope> =>
  ofTeachers(await peopleScope(sql, viewer, ABSENCES));

/** D97: a teacher records their own absence, leaders those of their teams, admins all. @throws AppError on `path`. */
export async function checkReached(sql: Sql, ctx: ViewerCtx, teacherId: number, path: string) {
  const scope = await peopleScope(sql, ctx.viewer, ABSENCES);
  return checkTeacher({ sql, viewer: ctx.viewer, scope }, teacherId, path);
}

/** SQL: whether the viewer sees a row `t` of times off: the teacher, and those who can change the teacher's classes. */
export function canViewAbsence(scope: PeopleScope, viewer: string): string {
  return `(t.kind = 'absence' and (t.teacher_id = ${viewer} or ${inPeopleScope(scope, 't.teacher_id', viewer)}))`;
}

/**
 * SQL: everybody sees closures of the whole academy; a team's closure is seen by its leader, its teachers and admins.
 */
export function canViewClosure(ctx: ViewerCtx, viewer: string, isTeammate: string): string {
  const ofTeam = isAdmin(ctx.viewer) ? `${viewer} is not null` : `(t.leader_id = ${viewer} or ${isTeammate})`;
  return `(t.kind = 'closure' and (t.leader_id is null or ${ofTeam}))`;
}
