import { notFound } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { commentsPageStatement } from './comments.statement.ts';

interface List {
  ctx: ReaderCtx;
  postId: number;
  query: { page: number; limit: number };
}

/** @throws AppError `not_found` where there is no such post for this reader (D9). */
export async function listComments({ ctx, postId, query }: List): Promise<JsonText> {
  const [row] = await ctx.sql.query<{ json: string }>(commentsPageStatement(postId, ctx.reader, query));
  if (!row) throw notFound('Post');
  return new JsonText(row.json);
}
