import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/identity/accounts.ts';
import { notify } from '#modules/notifications/notify.ts';
import { excerptOf } from '#modules/posts/content/excerpt.ts';
import { postNotifications } from '#modules/posts/posts.notifications.ts';
import { posts } from '#modules/posts/posts.table.ts';
import { adminIds } from '#modules/roles/holders/admins.ts';

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
