import { adminIds, nameOf } from '#modules/accounts/known-users.ts';
import { notify } from '#modules/notifications/notify.ts';
import type { Sql } from '#platform/database/sql.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import type { JsonText } from '#platform/http/endpoint.ts';
import { findPost } from './find-post.ts';
import { toPostText } from './post-text.ts';
import { posts } from './posts.table.ts';

interface NewPost {
  text: string;
  [other: string]: unknown;
}

function refuseFiles(input: NewPost): void {
  const hasFile = Object.values(input).some((value) => value instanceof File && (value.size > 0 || value.name !== ''));
  if (hasFile) throw new AppError('unsupported_type', 'A post takes text only; image and video files are not accepted');
}

/** D53: who may approve a post is told that it waits. */
async function tellAdmins(sql: Sql, { reader, now }: ReaderCtx, id: number): Promise<void> {
  await notify(sql, {
    recipients: await adminIds(sql),
    actorId: reader.userId,
    key: 'post.pending',
    params: { name: await nameOf(sql, reader.userId) },
    scope: 'post',
    relatedId: id,
    at: now,
  });
}

/** Every new post waits for approval, whoever wrote it (D50). */
export async function createPost({ ctx, input }: { ctx: ReaderCtx; input: NewPost }): Promise<JsonText> {
  refuseFiles(input);
  const text = toPostText(input.text);
  return ctx.sql.transaction(async (sql) => {
    const [post] = await sql.orm
      .insert(posts)
      .values({ authorId: ctx.reader.userId, text, createdAt: ctx.now, publishedAt: ctx.now })
      .returning({ id: posts.id });
    if (!post) throw new Error('the post was not stored');
    await tellAdmins(sql, ctx, post.id);
    return findPost({ ctx: { ...ctx, sql }, id: post.id });
  });
}
