import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { isTeacherInScope } from '#modules/people/people/profiles/require-teacher.ts';
import {
  inPeopleScope,
  isInPeopleScope,
  type PeopleScope,
  peopleScope,
  peopleScopes,
} from '#modules/people/people/scope/people-scope.ts';
import { effectiveRelations, relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import { holds, type PersonPolicy } from '#modules/people/people/users/users.policy.ts';
import { holdsRole } from '#modules/people/roles/index.ts';

/** The permission to schedule also covers a teacher's free times. */
export const permission = 'classes.my_classes.create';

/** The scope for other teachers: `own` reaches only students. */
const ofTeachers = (scope: PeopleScope): PeopleScope => (scope === 'own' ? 'nobody' : scope);

/** The rule of `requireOwnWeek`, for a person on a screen. */
export const maySetFreeTimes: PersonPolicy = ({ viewer, scopes }, person) =>
  holds(person, 'teacher') &&
  viewer.permissions.has(permission) &&
  (viewer.userId === person.id || isInPeopleScope(ofTeachers(scopes['users.read']), person.relationships));

/**
 * The teachers whose free times the viewer can see: those of the team, or all.
 * @throws AppError `forbidden` for a viewer with neither.
 */
export async function teachersScope(ctx: ViewerCtx): Promise<PeopleScope> {
  const scope = ofTeachers(await peopleScope(ctx.sql, ctx.viewer, permission));
  if (scope === 'nobody') throw new AppError('forbidden', 'You do not have the permission for this');
  return scope;
}

const isFound = async (sql: Sql, condition: string, values: unknown[]): Promise<boolean> =>
  (await sql.query({ text: `select where ${condition}`, values })).length > 0;

/**
 * A teacher whose week the viewer may change: the viewer, or a teacher of the team, or any for admins. @throws AppError
 * `not_found`.
 */
export async function requireOwnWeek(ctx: ViewerCtx, teacherId: number): Promise<void> {
  const scope = ofTeachers(await peopleScope(ctx.sql, ctx.viewer, permission));
  const isReached = await isFound(ctx.sql, isTeacherInScope(scope), [teacherId, ctx.viewer.userId]);
  if (!isReached) throw notFound('Teacher');
}

const teaches = (student: string) => `exists (select from ${relationshipsOf(student)} b
  where b.other_id = $1::bigint and b.own_role = 'student' and b.other_role = 'teacher')`;

/**
 * A teacher whom the viewer can see: within the scope, or a teacher of the viewer or a child (D7, D8).
 * @throws AppError `not_found`.
 */
export async function requireKnownTeacher(ctx: ViewerCtx, teacherId: number): Promise<void> {
  const scopes = await peopleScopes(ctx.sql, ctx.viewer, ['users.read', permission]);
  const condition = `${isTeacherInScope(ofTeachers(scopes['users.read']))} or ${isTeacherInScope(ofTeachers(scopes[permission]))}
    or ${teaches('$2::bigint')}
    or exists (select from ${effectiveRelations} e where e.related_user_id = $2::bigint and ${teaches('e.user_id')})`;
  if (!(await isFound(ctx.sql, condition, [teacherId, ctx.viewer.userId]))) throw notFound('Teacher');
}

/**
 * A student for whom the viewer may make requests: the viewer, a child, or one within the scope.
 * @throws AppError `not_found`.
 */
export async function requireKnownStudent(ctx: ViewerCtx, studentId: number): Promise<void> {
  const scopes = await peopleScopes(ctx.sql, ctx.viewer, ['users.read', permission]);
  const condition = `exists (select from ${existingUsers} u where u.id = $1::bigint and ${holdsRole('u', 'student')} and (
    u.id = $2::bigint or ${inPeopleScope(scopes['users.read'], 'u.id', '$2::bigint')}
    or ${inPeopleScope(scopes[permission], 'u.id', '$2::bigint')}
    or exists (select from ${effectiveRelations} e where e.user_id = u.id and e.related_user_id = $2::bigint)))`;
  if (!(await isFound(ctx.sql, condition, [studentId, ctx.viewer.userId]))) throw notFound('Student');
}
