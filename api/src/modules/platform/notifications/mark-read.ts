import type { ViewerCtx } from '#base/http/ctx.ts';
import { changeNotifications, inOrder } from './change-notifications.ts';
import { countUnread } from './count-unread.ts';

const markText = `update notifications set read_at = $2 where id in (
  select id from notifications
  where recipient_id = $1 and read_at is null and ($3::bigint[] is null or id = any($3::bigint[])) ${inOrder})
returning recipient_id as id`;

const unmarkText = `update notifications set read_at = null where id in (
  select id from notifications where recipient_id = $1 and read_at = $2::timestamptz ${inOrder})
returning recipient_id as id`;

/** Marks the viewer's own notifications as read; all of them without ids. @returns the number of unread ones. */
export async function markRead({ ctx, ids }: { ctx: ViewerCtx; ids?: number[] | undefined }): Promise<number> {
  const { userId } = ctx.viewer;
  return ctx.sql.transaction(async (sql) => {
    await changeNotifications(sql, {
      name: 'notifications-read',
      text: markText,
      values: [userId, ctx.now, ids ?? null],
    });
    return countUnread(sql, userId);
  });
}

/**
 * Undoes a marking: notifications that were marked at that instant are unread again.
 * @returns the number of unread ones.
 */
export async function unmarkRead({ ctx, undo }: { ctx: ViewerCtx; undo: string }): Promise<number> {
  const { userId } = ctx.viewer;
  return ctx.sql.transaction(async (sql) => {
    await changeNotifications(sql, { name: 'notifications-unread-again', text: unmarkText, values: [userId, undo] });
    return countUnread(sql, userId);
  });
}
