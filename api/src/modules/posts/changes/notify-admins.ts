import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/identity/accounts.ts';
import { notify } from '#modules/notifications/notify.ts';
import { postNotifications } from '#modules/posts/posts.notifications.ts';
import { adminIds } from '#modules/roles/admins.ts';

/** D53: notifies those who can approve a post that it waits, each time that it does. */
export async function notifyAdmins(sql: Sql, { viewer, now }: ViewerCtx, id: number): Promise<void> {
  await notify(sql, {
    kind: postNotifications.pending,
    recipients: await adminIds(sql),
    actorId: viewer.userId,
    params: { name: await nameOf(sql, viewer.userId) },
    relatedId: id,
    at: now,
  });
}
