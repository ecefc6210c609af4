import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { excerptOf, toRichText } from '#modules/timeline/posts/index.ts';
import { postAbilities } from '#modules/timeline/posts/posts.policy.ts';
import { type LockedPost, lockPost } from '#modules/timeline/posts/visible-post.ts';
import { commentNotifications } from './comments.notifications.ts';
import { commentStatement } from './comments.statement.ts';
import { comments } from './comments.table.ts';

const MAX_VISIBLE_CHARS = 2000;

interface NewComment {
  ctx: ViewerCtx;
  postId: number;
  input: { text: string };
}

/** D53: notifies the post's author, with one notification for all comments of ten minutes. */
async function notifyAuthor(
  sql: Sql,
  { viewer, now }: ViewerCtx,
  { id: postId, authorId, text }: LockedPost,
  id: number,
) {
  await notify(sql, {
    kind: commentNotifications.commented,
    recipients: [authorId],
    actorId: viewer.userId,
    params: {
      postId: String(postId),
      commentId: String(id),
      name: await nameOf(sql, viewer.userId),
      excerpt: excerptOf(text),
    },
    relatedId: postId,
    at: now,
  });
}

/** D50: everybody who sees an approved post may comment on it. */
export async function addComment({ ctx, postId, input }: NewComment): Promise<JsonText> {
  const text = toRichText(input.text, MAX_VISIBLE_CHARS);
  return ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, ctx.viewer, postId, 'no key update');
    if (!postAbilities(ctx.viewer, post).comment)
      throw new AppError('conflict', 'A post that waits for approval takes no comments');
    const [comment] = await sql.orm
      .insert(comments)
      .values({ postId, authorId: ctx.viewer.userId, text, createdAt: ctx.now })
      .returning({ id: comments.id });
    if (!comment) throw new Error('the comment was not stored');
    await notifyAuthor(sql, ctx, post, comment.id);
    const [row] = await sql.query<{ json: string }>(commentStatement(comment.id, ctx.viewer));
    return new JsonText(row?.json ?? '');
  });
}
