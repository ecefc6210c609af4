import type { ViewerCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { setMedia, wantedMedia } from '#modules/timeline/posts/content/post-media.ts';
import { findPost } from '#modules/timeline/posts/find-post.ts';
import { toPostColumns } from '#modules/timeline/posts/post-columns.ts';
import type { PostBody } from '#modules/timeline/posts/posts.schema.ts';
import { posts } from '#modules/timeline/posts/posts.table.ts';
import { notifyAdmins } from './notify-admins.ts';

/** Every new post waits for approval, whoever wrote it (D50). */
export async function createPost({ ctx, input }: { ctx: ViewerCtx; input: PostBody }): Promise<JsonText> {
  const columns = toPostColumns(input);
  const media = wantedMedia(input) ?? [];
  return ctx.sql.transaction(async (sql) => {
    const [post] = await sql.orm
      .insert(posts)
      .values({ ...columns, authorId: ctx.viewer.userId, createdAt: ctx.now, publishedAt: ctx.now })
      .returning({ id: posts.id });
    if (!post) throw new Error('the post was not stored');
    await setMedia(sql, ctx, post.id, media);
    await notifyAdmins(sql, ctx, post.id);
    return findPost({ ctx: { ...ctx, sql }, id: post.id });
  });
}
