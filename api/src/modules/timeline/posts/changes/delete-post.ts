import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { deleteNotifications } from '#modules/platform/notifications/delete-notifications.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { excerptOf } from '#modules/timeline/posts/content/excerpt.ts';
import { removeMedia } from '#modules/timeline/posts/content/post-media.ts';
import { postNotifications } from '#modules/timeline/posts/posts.notifications.ts';
import { postAbilities } from '#modules/timeline/posts/posts.policy.ts';
import { type LockedPost, lockPost } from '#modules/timeline/posts/visible-post.ts';

/** D53: notifies the author if somebody else deleted the post. */
async function recordRemoval(sql: Sql, ctx: ViewerCtx, id: number, post: LockedPost): Promise<void> {
  await writeAudit(sql, ctx, { action: 'post.delete', subject: 'post', subjectId: id, before: post });
  await notify(sql, {
    kind: post.status === 'pending' ? postNotifications.rejected : postNotifications.removed,
    recipients: [post.authorId],
    actorId: ctx.viewer.userId,
    params: { excerpt: excerptOf(post.text) },
    relatedId: id,
    at: ctx.now,
  });
}

/** Deletes a post with its comments, likes, files and notifications: by its author, or an admin (D50). */
export async function deletePost({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  const { viewer } = ctx;
  await ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, viewer, id, 'update');
    if (!postAbilities(viewer, post).delete)
      throw new AppError('forbidden', 'Only its author or an admin deletes a post');
    await removeMedia(sql, ctx, id);
    await sql.query({ name: 'post-delete', text: 'delete from posts where id = $1', values: [id] });
    await deleteNotifications(sql, { about: 'post', relatedId: id });
    if (post.authorId !== viewer.userId) await recordRemoval(sql, ctx, id, post);
  });
}
