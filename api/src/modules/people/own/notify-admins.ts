import type { Sql } from '#base/database/sql.ts';
import { nameOf } from '#modules/identity/accounts.ts';
import { notify } from '#modules/notifications/notify.ts';
import { adminIds } from '#modules/roles/admins.ts';

interface AccountEvent {
  key: 'account.registered' | 'account.deactivated';
  userId: number;
  at: Date;
}

/** Notifies the admins of what somebody has done with their own account (D53). */
export async function notifyAdmins(sql: Sql, { key, userId, at }: AccountEvent): Promise<void> {
  await notify(sql, {
    recipients: await adminIds(sql),
    actorId: userId,
    key,
    params: { name: await nameOf(sql, userId) },
    scope: 'product',
    relatedId: userId,
    at,
    again: true,
  });
}
