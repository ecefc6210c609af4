import type { Sql } from '#base/database/sql.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { notify } from '#modules/notifications/notify.ts';
import { userNotifications } from './users.notifications.ts';

/** Notifies somebody of what the administration has changed of their account (D53), anew each time. */
export const notifyAccountChange = (
  sql: Sql,
  { reader, now }: ReaderCtx,
  userId: number,
  change: keyof typeof userNotifications,
): Promise<void> =>
  notify(sql, {
    kind: userNotifications[change],
    recipients: [userId],
    actorId: reader.userId,
    relatedId: userId,
    at: now,
  });
