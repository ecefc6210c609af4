import { eq } from 'drizzle-orm';
import { AppError } from '#base/errors/app-error.ts';
import { changedColumns } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { setMedia, wantedMedia } from '#modules/timeline/posts/content/post-media.ts';
import { findPost } from '#modules/timeline/posts/find-post.ts';
import { toPostColumns } from '#modules/timeline/posts/post-columns.ts';
import { postAbilities } from '#modules/timeline/posts/posts.policy.ts';
import type { PostBody } from '#modules/timeline/posts/posts.schema.ts';
import { posts } from '#modules/timeline/posts/posts.table.ts';
import { lockPost } from '#modules/timeline/posts/visible-post.ts';
import { revisePost } from './revise-post.ts';

interface Edit {
  ctx: ViewerCtx;
  id: number;
  input: PostBody;
}

/** The author changes a post; an approved one, except an admin's, then waits for approval again (D50). */
export async function editPost({ ctx, id, input }: Edit): Promise<JsonText> {
  const { viewer } = ctx;
  const columns = toPostColumns(input);
  const media = wantedMedia(input);
  return ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, viewer, id, 'no key update');
    if (!postAbilities(viewer, post).update) throw new AppError('forbidden', 'Only its author edits a post');
    const changed = changedColumns(post, columns);
    const isChanged = Object.keys(changed).length > 0;
    if (isChanged) await sql.orm.update(posts).set(changed).where(eq(posts.id, id));
    const hasNewMedia = media !== null && (await setMedia(sql, ctx, id, media));
    if (isChanged || hasNewMedia) await revisePost(sql, ctx, id, post);
    return findPost({ ctx: { ...ctx, sql }, id });
  });
}
