import type { Sql } from '#base/database/sql.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/identity/accounts.ts';
import { notify } from '#modules/notifications/notify.ts';
import { adminIds } from '#modules/roles/admins.ts';
import { postNotifications } from './posts.notifications.ts';

/** D53: notifies those who can approve a post that it waits, each time that it does. */
export async function notifyAdmins(sql: Sql, { reader, now }: ReaderCtx, id: number): Promise<void> {
  await notify(sql, {
    kind: postNotifications.pending,
    recipients: await adminIds(sql),
    actorId: reader.userId,
    params: { name: await nameOf(sql, reader.userId) },
    relatedId: id,
    at: now,
  });
}
