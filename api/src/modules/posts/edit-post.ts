import { AppError } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { findPost } from './find-post.ts';
import { setMedia, wantedMedia } from './post-media.ts';
import { toPostText } from './post-text.ts';
import { mayWithPost } from './posts.policy.ts';
import { revisePost } from './revise-post.ts';
import { lockPost } from './visible-post.ts';

interface Edit {
  ctx: ReaderCtx;
  id: number;
  input: { text: string; [other: string]: unknown };
}

/** Its author changes a post; of one that was approved, other than an admin's, the new form waits for approval again (D50). */
export async function editPost({ ctx, id, input }: Edit): Promise<JsonText> {
  const { reader } = ctx;
  const text = toPostText(input.text);
  const media = wantedMedia(input);
  return ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, reader, id, 'no key update');
    if (!mayWithPost(reader, post).update) throw new AppError('forbidden', 'Only its author edits a post');
    const hasNewText = text !== post.text;
    if (hasNewText)
      await sql.query({ name: 'post-edit', text: 'update posts set text = $2 where id = $1', values: [id, text] });
    const hasNewMedia = media !== null && (await setMedia(sql, ctx, id, media));
    if (hasNewText || hasNewMedia) await revisePost(sql, ctx, id, post);
    return findPost({ ctx: { ...ctx, sql }, id });
  });
}
