import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { channelOf, publishStates } from '#base/realtime/publish.ts';
import { countUnread } from '../rows/count-unread.ts';
import { sidesOf } from '../rows/open-sql.ts';
import { settleMessages } from '../rows/settle-messages.ts';

/** $1 conversation, $2 the owner of the list, $3 whether it is closed or reopened. */
const closeText = `
update chat_members m set closed_at_id = case when $3::boolean then c.last_message_id end from chats c
where c.id = m.chat_id and m.chat_id = $1 and m.user_id = $2 returning m.unread`;

/** The same for whoever is in an open conversation beside the two (D143). */
const closeOpenText = `
insert into open_chat_members as x (chat_id, user_id, last_read_id, closed_at_id)
  select s.chat_id, $2, s.last_read_id, case when $3::boolean then c.last_message_id end
  from ${sidesOf('$2::bigint')} s join chats c on c.id = s.chat_id where s.chat_id = $1 and s.child_id is not null
on conflict (user_id, chat_id) do update set closed_at_id = excluded.closed_at_id returning x.unread`;

interface Close {
  ctx: ViewerCtx;
  chatId: number;
  closed?: boolean | undefined;
}

/**
 * Hides a conversation from the viewer's list until a newer message arrives (D48). A hidden conversation does not count
 * as unread. A reopened one is in its former place.
 */
export async function closeChat({ ctx, chatId, closed = true }: Close): Promise<void> {
  const { userId } = ctx.viewer;
  await ctx.sql.transaction(async (sql) => {
    const values = [chatId, userId, closed];
    const [own] = await sql.query<{ unread: number }>({ name: 'chat-close', text: closeText, values });
    const [member = own] = own
      ? []
      : await sql.query<{ unread: number }>({ name: 'chat-close-open', text: closeOpenText, values });
    if (!member) throw notFound('Conversation');
    if (member.unread === 0) return;
    if (closed) await settleMessages(sql, userId, chatId, ctx.now);
    const unread = await countUnread(sql, userId);
    await publishStates(sql, [{ channel: channelOf(userId), name: 'unread', data: { unread } }]);
  });
}
