import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { channelOf, publish, publishStates } from '#base/realtime/publish.ts';
import { markRead } from '../marks/mark-read.ts';
import { countUnread } from '../rows/count-unread.ts';
import { settleMessages } from '../rows/settle-messages.ts';
import { findOpenPartner, findOpenSide } from './find-open-side.ts';

const EVERYTHING = 999_999_999_999_999;

/** $1 conversation, $2 viewer, $3 the last read message; those of before the viewer joined count as read. */
const readText = `
insert into open_chat_members as x (chat_id, user_id, last_read_id)
  select c.id, $2, greatest(k.after_id, least($3::bigint, coalesce(c.last_message_id, 0)))
  from chats c join open_chats k on k.chat_id = c.id where c.id = $1
on conflict (user_id, chat_id) do update set last_read_id = excluded.last_read_id, unread = (
  select count(*) from messages m where m.chat_id = $1 and m.id > excluded.last_read_id and m.sender_id <> $2)
where x.last_read_id < excluded.last_read_id
returning x.last_read_id, x.unread`;

const lockText = 'select from chats where id = $1 for update';

async function movePointer(sql: Sql, ctx: ViewerCtx, chatId: number, upTo: number): Promise<void> {
  const { userId } = ctx.viewer;
  await sql.query({ name: 'open-chat-lock-read', text: lockText, values: [chatId] });
  const [moved] = await sql.query<{ last_read_id: number; unread: number }>({
    name: 'open-chat-read',
    text: readText,
    values: [chatId, userId, upTo],
  });
  if (!moved) return;
  if (moved.unread === 0) await settleMessages(sql, userId, chatId, ctx.now);
  const data = { chat_id: String(chatId), reader_id: String(userId), last_read_id: String(moved.last_read_id) };
  await publish(sql, { channel: channelOf(userId), name: 'read', data });
}

/**
 * Moves the viewer's pointer in an open conversation forward (D143). Nobody else is told what those beside the two have
 * read.
 * @returns the number of unread messages in all conversations.
 * @throws AppError `not_found` for whoever is not in it.
 */
export async function markOpenRead(ctx: ViewerCtx, chatId: number, upTo = EVERYTHING): Promise<{ unread: number }> {
  const { userId } = ctx.viewer;
  const partner = await findOpenPartner(ctx.sql, chatId, userId);
  if (partner !== null) return markRead({ ctx, userId: partner, upTo });
  return ctx.sql.transaction(async (sql) => {
    if (!(await findOpenSide(sql, chatId, userId))) throw notFound('Conversation');
    await movePointer(sql, ctx, chatId, upTo);
    const unread = await countUnread(sql, userId);
    await publishStates(sql, [{ channel: channelOf(userId), name: 'unread', data: { unread } }]);
    return { unread };
  });
}
