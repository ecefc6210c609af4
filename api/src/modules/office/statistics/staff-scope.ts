import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { peopleScope } from '#modules/people/people/scope/people-scope.ts';

/** Whether the viewer sees the academy or a team. @throws AppError `forbidden` for all others. */
export async function staffScope({ sql, viewer }: ViewerCtx): Promise<'all' | 'team'> {
  const scope = await peopleScope(sql, viewer, 'users.read');
  if (scope !== 'all' && scope !== 'team') throw new AppError('forbidden', 'You do not have the permission for this');
  return scope;
}
