import { writeAudit } from '#platform/audit/audit.ts';
import { isAdmin } from '#platform/auth/reader.ts';
import type { Sql } from '#platform/database/sql.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import type { JsonText } from '#platform/http/endpoint.ts';
import { findPost } from './find-post.ts';
import { setMedia, wantedMedia } from './post-media.ts';
import { toPostText } from './post-text.ts';
import { tellAdmins } from './tell-admins.ts';
import { lockPost } from './visible-post.ts';

interface Edit {
  ctx: ReaderCtx;
  id: number;
  input: { text: string; [other: string]: unknown };
}

/** D50: what nobody has approved is not shown. Its place in the feed stays. */
async function returnToPending(sql: Sql, ctx: ReaderCtx, id: number): Promise<void> {
  await sql.query({ name: 'post-return', text: `update posts set status = 'pending' where id = $1`, values: [id] });
  await writeAudit(sql, ctx, {
    action: 'post.return',
    subject: 'post',
    subjectId: id,
    before: { status: 'approved' },
    after: { status: 'pending' },
  });
  await tellAdmins(sql, ctx, id);
}

const reviseText = 'update posts set revision = revision + 1 where id = $1';

/** Its author changes a post; of one that was approved, other than an admin's, the new form waits for approval again (D50). */
export async function editPost({ ctx, id, input }: Edit): Promise<JsonText> {
  const { reader } = ctx;
  const text = toPostText(input.text);
  const media = wantedMedia(input);
  return ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, reader, id, 'no key update');
    if (post.authorId !== reader.userId) throw new AppError('forbidden', 'Only its author edits a post');
    const hasNewText = text !== post.text;
    if (hasNewText)
      await sql.query({ name: 'post-edit', text: 'update posts set text = $2 where id = $1', values: [id, text] });
    const hasNewMedia = media !== null && (await setMedia(sql, ctx, id, media));
    const isChanged = hasNewText || hasNewMedia;
    if (isChanged) await sql.query({ name: 'post-revise', text: reviseText, values: [id] });
    if (isChanged && post.status === 'approved' && !isAdmin(reader)) await returnToPending(sql, ctx, id);
    return findPost({ ctx: { ...ctx, sql }, id });
  });
}
