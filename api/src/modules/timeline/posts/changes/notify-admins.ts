import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { adminIds } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { excerptOf } from '#modules/timeline/posts/content/excerpt.ts';
import { postNotifications } from '#modules/timeline/posts/posts.notifications.ts';
import { posts } from '#modules/timeline/posts/posts.table.ts';

/** D53: notifies those who can approve a post each time it becomes pending. */
export async function notifyAdmins(sql: Sql, { viewer, now }: ViewerCtx, id: number): Promise<void> {
  const [post] = await sql.orm.select({ text: posts.text }).from(posts).where(eq(posts.id, id));
  await notify(sql, {
    kind: postNotifications.pending,
    recipients: await adminIds(sql),
    actorId: viewer.userId,
    params: { name: await nameOf(sql, viewer.userId), excerpt: excerptOf(post?.text ?? '') },
    relatedId: id,
    at: now,
  });
}
