import type { Sql } from '#base/database/sql.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { adminIds } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { ownNotifications } from './own.notifications.ts';

interface AccountEvent {
  event: keyof typeof ownNotifications;
  userId: number;
  at: Date;
}

/** Notifies the admins of what users do with their own accounts (D53). */
export async function notifyAdmins(sql: Sql, { event, userId, at }: AccountEvent): Promise<void> {
  await notify(sql, {
    kind: ownNotifications[event],
    recipients: await adminIds(sql),
    actorId: userId,
    params: { name: await nameOf(sql, userId) },
    relatedId: userId,
    at,
  });
}
