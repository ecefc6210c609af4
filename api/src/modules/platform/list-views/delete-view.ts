import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

/** @throws AppError `not_found`, also for a view of another user. */
export async function deleteView({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  const deleted = await ctx.sql.query({
    text: 'delete from list_views where id = $1 and user_id = $2 returning id',
    values: [id, ctx.viewer.userId],
  });
  if (deleted.length === 0) throw notFound('View');
}
