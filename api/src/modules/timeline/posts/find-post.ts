import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { postStatement } from './posts-page.statement.ts';

/** @throws AppError `not_found` if there is no such post for this viewer (D9). */
export async function findPost({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<JsonText> {
  const { viewer } = ctx;
  const [row] = await ctx.sql.query<{ json: string }>(postStatement(id, viewer, ctx.deps.fileTokens.issue(viewer)));
  if (!row) throw notFound('Post');
  return new JsonText(row.json);
}
