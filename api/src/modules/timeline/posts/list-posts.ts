import { isAdmin } from '#base/auth/viewer.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { readableAudiences } from './posts.policy.ts';
import type { PostsQuery } from './posts.schema.ts';
import { type PostsPageArguments, postsPageStatement } from './posts-page.statement.ts';

/** D9, D50: the feed has posts approved for the viewer, and all own posts; only admins get pending posts of others. */
function pageOf({ viewer, deps }: ViewerCtx, query: PostsQuery): PostsPageArguments {
  const { page, limit, cursor, status } = query;
  const seek = { page, limit, cursor, viewer, fileToken: deps.fileTokens.issue(viewer) };
  if (status === 'approved')
    return { ...seek, status, audiences: readableAudiences(viewer), ownPostsOf: viewer.userId };
  if (isAdmin(viewer)) return { ...seek, status, audiences: readableAudiences(viewer), ownPostsOf: null };
  return { ...seek, status, audiences: [], ownPostsOf: viewer.userId };
}

export async function listPosts({ ctx, query }: { ctx: ViewerCtx; query: PostsQuery }): Promise<JsonText> {
  const { database } = ctx.deps;
  const [row] = await database.read<{ json: string }>(ctx.viewer.userId, postsPageStatement(pageOf(ctx, query)));
  return new JsonText(row?.json ?? '');
}
