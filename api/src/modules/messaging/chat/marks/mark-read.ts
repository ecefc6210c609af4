import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { channelOf, publishStates, publishToAll } from '#base/realtime/publish.ts';
import { countUnread } from '#modules/messaging/chat/rows/count-unread.ts';
import { movePointer } from '#modules/messaging/chat/rows/move-pointer.ts';
import { findAudience } from '#modules/messaging/chat/rows/publish-open.ts';
import { settleMessages } from '#modules/messaging/chat/rows/settle-messages.ts';
import { lockChat } from '#modules/messaging/chat/rows/store-message.ts';

const EVERYTHING = 999_999_999_999_999;

interface Read {
  ctx: ViewerCtx;
  /** The person on the other side. */
  userId: number;
  upTo?: number | undefined;
}

async function publishToAudience(sql: Sql, viewerId: number, chatId: number, upTo: number): Promise<void> {
  const data = { chat_id: String(chatId), reader_id: String(viewerId), last_read_id: String(upTo) };
  await publishToAll(sql, (await findAudience(sql, chatId)).map(channelOf), { name: 'read', data });
}

/**
 * Moves the viewer's pointer forward, never back (D47).
 * @returns the number of unread messages in all conversations.
 * @throws AppError `not_found` if the viewer has no conversation with this user.
 */
export async function markRead({ ctx, userId, upTo }: Read): Promise<{ unread: number }> {
  const viewerId = ctx.viewer.userId;
  return ctx.sql.transaction(async (sql) => {
    const chatId = await lockChat(sql, viewerId, userId);
    if (chatId === null) throw notFound('Conversation');
    const moved = await movePointer(sql, { chatId, userId: viewerId, upTo: upTo ?? EVERYTHING });
    const unread = await countUnread(sql, viewerId);
    if (moved) {
      if (moved.unread === 0) await settleMessages(sql, viewerId, chatId, ctx.now);
      await publishToAudience(sql, viewerId, chatId, moved.last_read_id);
      await publishStates(sql, [{ channel: channelOf(viewerId), name: 'unread', data: { unread } }]);
    }
    return { unread };
  });
}
