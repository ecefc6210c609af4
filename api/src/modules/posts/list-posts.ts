import { isAdmin } from '#base/auth/reader.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { readableAudiences } from './posts.policy.ts';
import type { PostsQuery } from './posts.schema.ts';
import { type PostsPageArguments, postsPageStatement } from './posts-page.statement.ts';

/** D9, D50: the feed is what is approved for the reader, and all of their own; pending posts are the admins'. */
function pageOf({ reader, deps }: ReaderCtx, query: PostsQuery): PostsPageArguments {
  const { page, limit, cursor, status } = query;
  const seek = { page, limit, cursor, viewer: reader, pass: deps.passes.issue(reader) };
  if (status === 'approved')
    return { ...seek, status, audiences: readableAudiences(reader), ownPostsOf: reader.userId };
  if (isAdmin(reader)) return { ...seek, status, audiences: readableAudiences(reader), ownPostsOf: null };
  return { ...seek, status, audiences: [], ownPostsOf: reader.userId };
}

export async function listPosts({ ctx, query }: { ctx: ReaderCtx; query: PostsQuery }): Promise<JsonText> {
  const [row] = await ctx.sql.query<{ json: string }>(postsPageStatement(pageOf(ctx, query)));
  return new JsonText(row?.json ?? '');
}
