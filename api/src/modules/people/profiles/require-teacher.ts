import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers } from '#modules/identity/users-sql.ts';
import { inPeopleScope, peopleScope } from '#modules/people/scope/people-scope.ts';
import { holdsRole } from '#modules/roles/held-roles.ts';

/** D9: a teacher of the viewer's scope, or the viewer. @throws AppError `not_found`. */
export async function requireTeacher(ctx: ViewerCtx, teacherId: number): Promise<void> {
  const scope = await peopleScope(ctx.sql, ctx.viewer, 'users.read');
  const found = await ctx.sql.query({
    text: `select from ${existingUsers} u where u.id = $1 and ${holdsRole('u', 'teacher')}
      and (u.id = $2::bigint or ${inPeopleScope(scope, 'u.id', '$2::bigint')})`,
    values: [teacherId, ctx.viewer.userId],
  });
  if (found.length === 0) throw notFound('Teacher');
}
