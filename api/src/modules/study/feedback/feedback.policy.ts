import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { peopleScope } from '#modules/people/people/scope/people-scope.ts';

/**
 * Which answers the viewer may read: leaders those of the team, admins all.
 * @throws AppError `forbidden` for everybody else.
 */
export async function feedbackScope({ sql, viewer }: ViewerCtx): Promise<'all' | 'team'> {
  const scope = await peopleScope(sql, viewer, 'users.read');
  if (scope !== 'all' && scope !== 'team') throw new AppError('forbidden', 'You do not have the permission for this');
  return scope;
}
