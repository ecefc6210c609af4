import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { userNotifications } from './users.notifications.ts';

/** Notifies a person of each change that staff made to their account (D53). */
export const notifyAccountChange = (
  sql: Sql,
  { viewer, now }: ViewerCtx,
  userId: number,
  change: 'password' | 'role',
): Promise<void> =>
  notify(sql, {
    kind: userNotifications[change],
    recipients: [userId],
    actorId: viewer.userId,
    relatedId: userId,
    at: now,
  });
