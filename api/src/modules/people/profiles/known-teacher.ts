import { notFound } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { inPeopleScope, peopleScope } from '#modules/people/scope/people-scope.ts';

/** D9: a teacher of the reader's scope, or the reader. @throws AppError `not_found`. */
export async function checkKnownTeacher(ctx: ReaderCtx, teacherId: number): Promise<void> {
  const scope = await peopleScope(ctx.sql, ctx.reader, 'users.read');
  const found = await ctx.sql.query({
    text: `select from users u where u.id = $1 and u.deleted_at is null
      and (u.role_id = (select id from roles where name = 'teacher') or exists (select from user_roles x
        join roles r on r.id = x.role_id where x.user_id = u.id and r.name = 'teacher'))
      and (u.id = $2::bigint or ${inPeopleScope(scope, 'u.id', '$2::bigint')})`,
    values: [teacherId, ctx.reader.userId],
  });
  if (found.length === 0) throw notFound('Teacher');
}
