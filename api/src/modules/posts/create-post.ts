import type { ReaderCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { findPost } from './find-post.ts';
import { notifyAdmins } from './notify-admins.ts';
import { toPostColumns } from './post-columns.ts';
import { setMedia, wantedMedia } from './post-media.ts';
import type { PostBody } from './posts.schema.ts';
import { posts } from './posts.table.ts';

/** Every new post waits for approval, whoever wrote it (D50). */
export async function createPost({ ctx, input }: { ctx: ReaderCtx; input: PostBody }): Promise<JsonText> {
  const columns = toPostColumns(input);
  const media = wantedMedia(input) ?? [];
  return ctx.sql.transaction(async (sql) => {
    const [post] = await sql.orm
      .insert(posts)
      .values({ ...columns, authorId: ctx.reader.userId, createdAt: ctx.now, publishedAt: ctx.now })
      .returning({ id: posts.id });
    if (!post) throw new Error('the post was not stored');
    await setMedia(sql, ctx, post.id, media);
    await notifyAdmins(sql, ctx, post.id);
    return findPost({ ctx: { ...ctx, sql }, id: post.id });
  });
}
