import { eq } from 'drizzle-orm';
import { AppError } from '#base/errors/app-error.ts';
import { changedColumns } from '#base/fields/fields.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { findPost } from './find-post.ts';
import { toPostColumns } from './post-columns.ts';
import { setMedia, wantedMedia } from './post-media.ts';
import { mayWithPost } from './posts.policy.ts';
import type { PostBody } from './posts.schema.ts';
import { posts } from './posts.table.ts';
import { revisePost } from './revise-post.ts';
import { lockPost } from './visible-post.ts';

interface Edit {
  ctx: ReaderCtx;
  id: number;
  input: PostBody;
}

/** Its author changes a post; of one that was approved, other than an admin's, the new form waits for approval again (D50). */
export async function editPost({ ctx, id, input }: Edit): Promise<JsonText> {
  const { reader } = ctx;
  const columns = toPostColumns(input);
  const media = wantedMedia(input);
  return ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, reader, id, 'no key update');
    if (!mayWithPost(reader, post).update) throw new AppError('forbidden', 'Only its author edits a post');
    const changed = changedColumns(post, columns);
    const isChanged = Object.keys(changed).length > 0;
    if (isChanged) await sql.orm.update(posts).set(changed).where(eq(posts.id, id));
    const hasNewMedia = media !== null && (await setMedia(sql, ctx, id, media));
    if (isChanged || hasNewMedia) await revisePost(sql, ctx, id, post);
    return findPost({ ctx: { ...ctx, sql }, id });
  });
}
