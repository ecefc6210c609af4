import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { closedRequest, closeRequest, openRequestFor } from '../close-request.ts';
import { findRequest } from '../read/find-request.ts';
import type { WireRequest } from '../requests.schema.ts';

/** D100: the requesting user withdraws the request while it is open. */
export function withdrawRequest({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireRequest> {
  return ctx.sql.transaction(async (sql) => {
    const { requestedBy } = await findRequest({ ...ctx, sql }, id);
    if (requestedBy.id !== String(ctx.viewer.userId))
      throw new AppError('forbidden', 'Only who asked takes a request back');
    const opened = await openRequestFor(sql, ctx, id);
    await closeRequest(sql, ctx, { opened, status: 'withdrawn' });
    return closedRequest(sql, ctx, id);
  });
}
