import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, type PeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { holdsRole } from '#modules/people/roles/index.ts';

/** SQL: whether $1 is a teacher in the scope of the viewer $2, or the viewer (D9). */
export const isTeacherInScope = (scope: PeopleScope): string => `exists (
  select from ${existingUsers} u where u.id = $1::bigint and ${holdsRole('u', 'teacher')}
    and (u.id = $2::bigint or ${inPeopleScope(scope, 'u.id', '$2::bigint')}))`;

/** D9: a teacher in the viewer's scope, that of `users.read` unless given, or the viewer. @throws AppError `not_found`. */
export async function requireTeacher(ctx: ViewerCtx, teacherId: number, given?: PeopleScope): Promise<void> {
  const scope = given ?? (await peopleScope(ctx.sql, ctx.viewer, 'users.read'));
  const [found] = await ctx.sql.query<{ isTeacher: boolean }>({
    text: `select ${isTeacherInScope(scope)} as "isTeacher"`,
    values: [teacherId, ctx.viewer.userId],
  });
  if (!found?.isTeacher) throw notFound('Teacher');
}
