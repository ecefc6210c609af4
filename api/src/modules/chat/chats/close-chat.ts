import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { channelOf, publishStates } from '#base/realtime/publish.ts';
import { countUnread } from './count-unread.ts';

/** $1 conversation, $2 who closes it. */
const closeText = `
update chat_members m set closed_at_id = c.last_message_id from chats c
where c.id = m.chat_id and m.chat_id = $1 and m.user_id = $2 returning m.unread`;

/**
 * Hides a conversation from the list of the one who closes it, until something newer comes (D48). What is hidden does not
 * count as waiting.
 */
export async function closeChat({ ctx, chatId }: { ctx: ViewerCtx; chatId: number }): Promise<void> {
  const { userId } = ctx.viewer;
  await ctx.sql.transaction(async (sql) => {
    const [closed] = await sql.query<{ unread: number }>({
      name: 'chat-close',
      text: closeText,
      values: [chatId, userId],
    });
    if (!closed) throw notFound('Conversation');
    if (closed.unread === 0) return;
    const unread = await countUnread(sql, userId);
    await publishStates(sql, [{ channel: channelOf(userId), name: 'unread', data: { unread } }]);
  });
}
