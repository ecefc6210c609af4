import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { commentsPageStatement } from './comments.statement.ts';

interface List {
  ctx: ViewerCtx;
  postId: number;
  query: { page: number; limit: number };
}

/** @throws AppError `not_found` if there is no such post for this viewer (D9). */
export async function listComments({ ctx, postId, query }: List): Promise<JsonText> {
  const [row] = await ctx.sql.query<{ json: string }>(commentsPageStatement(postId, ctx.viewer, query));
  if (!row) throw notFound('Post');
  return new JsonText(row.json);
}
