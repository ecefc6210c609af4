import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { excerptOf } from '#modules/timeline/posts/content/excerpt.ts';
import { findPost } from '#modules/timeline/posts/find-post.ts';
import { postNotifications } from '#modules/timeline/posts/posts.notifications.ts';
import { type LockedPost, lockPost } from '#modules/timeline/posts/visible-post.ts';

async function recordApproval(sql: Sql, ctx: ViewerCtx, id: number, { authorId, text }: LockedPost): Promise<void> {
  await writeEdit(sql, ctx, {
    action: 'post.approve',
    subject: 'post',
    subjectId: id,
    before: { status: 'pending' },
    after: { status: 'approved' },
  });
  await settleNotifications(sql, { kinds: [postNotifications.pending], relatedId: id, at: ctx.now });
  await notify(sql, {
    kind: postNotifications.approved,
    recipients: [authorId],
    actorId: ctx.viewer.userId,
    params: { excerpt: excerptOf(text) },
    relatedId: id,
    at: ctx.now,
  });
}

interface Approval {
  ctx: ViewerCtx;
  id: number;
  /** The revision that the admin read. */
  revision?: number | undefined;
}

/**
 * Publishes a pending post (D50). Approving it again changes nothing.
 * @throws AppError `conflict` if its author has changed it since it was read.
 */
export async function approvePost({ ctx, id, revision }: Approval): Promise<JsonText> {
  return ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, ctx.viewer, id, 'no key update');
    if (post.status === 'pending' && revision !== undefined && revision !== post.revision)
      throw new AppError('conflict', 'The post was changed meanwhile');
    const [approved] = await sql.query({
      text: `update posts set status = 'approved', approved_at = $2,
          published_at = case when approved_at is null then $2 else published_at end
        where id = $1 and status = 'pending' returning 1`,
      values: [id, ctx.now],
    });
    if (approved) await recordApproval(sql, ctx, id, post);
    return findPost({ ctx: { ...ctx, sql }, id });
  });
}
