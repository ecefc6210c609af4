import type { ViewerCtx } from '#base/http/ctx.ts';
import { changeNotifications, inOrder } from './change-notifications.ts';
import { countUnread } from './count-unread.ts';
import type { ShownTo } from './shown-notifications.ts';

const markText = (where: string) => `update notifications set read_at = $2 where id in (
  select id from notifications n
  where recipient_id = $1 and read_at is null and ($3::bigint[] is null or id = any($3::bigint[])) and ${where} ${inOrder})
returning recipient_id as id`;

const unmarkText = (where: string) => `update notifications set read_at = null where id in (
  select id from notifications n where recipient_id = $1 and read_at = $2::timestamptz and ${where} ${inOrder})
returning recipient_id as id`;

interface Marking {
  ctx: ViewerCtx;
  shownTo: ShownTo;
}

/** Marks the viewer's own notifications as read; all that are shown without ids. @returns the number of unread ones. */
export async function markRead({ ctx, shownTo, ids }: Marking & { ids?: number[] | undefined }): Promise<number> {
  const { userId } = ctx.viewer;
  const where = shownTo(ctx.viewer);
  return ctx.sql.transaction(async (sql) => {
    await changeNotifications(sql, {
      text: markText(where),
      values: [userId, ctx.now, ids ?? null],
    });
    return countUnread(sql, userId, where);
  });
}

/**
 * Undoes a marking: notifications that were marked at that instant are unread again.
 * @returns the number of unread ones.
 */
export async function unmarkRead({ ctx, shownTo, undo }: Marking & { undo: string }): Promise<number> {
  const { userId } = ctx.viewer;
  const where = shownTo(ctx.viewer);
  return ctx.sql.transaction(async (sql) => {
    await changeNotifications(sql, { text: unmarkText(where), values: [userId, undo] });
    return countUnread(sql, userId, where);
  });
}
