import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { channelOf, publish, publishStates } from '#base/realtime/publish.ts';
import { settleFor, settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { officeNotifications as kinds } from '../chat.notifications.ts';
import { countUnread } from '../rows/count-unread.ts';
import { movePointer } from '../rows/move-pointer.ts';
import { OFFICE_ID } from '../rows/office-sql.ts';
import { findOfficeChat, findOwnOfficeChat, type OfficeChat } from './find-office-chat.ts';
import { officePeople, publishToOffice } from './publish-office.ts';

const readText = `update office_chats o set last_read_id = p.up_to, unread = (
  select count(*) from messages m join chats c on c.id = m.chat_id
  where m.chat_id = $1 and m.id > p.up_to and m.sender_id = c.first_user_id)
from (select least($2, last_message_id) as up_to from chats where id = $1 for update) p
where o.chat_id = $1 and o.last_read_id < p.up_to returning o.last_read_id`;

const EVERYTHING = 999_999_999_999_999;

/** Notifies the devices of the person that a side has read up to a message. */
const publishRead = (sql: Sql, { chatId, personId }: OfficeChat, viewerId: number, upTo: number) =>
  publish(sql, {
    channel: channelOf(personId),
    name: 'read',
    data: { chat_id: String(chatId), reader_id: String(viewerId), last_read_id: String(upTo) },
  });

/**
 * Marks a conversation of the office as read, for all who answer for it (D167).
 * @throws AppError `not_found` without such a conversation.
 */
export async function markReadForOffice(ctx: ViewerCtx, chatId: number, upTo = EVERYTHING): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const chat = await findOfficeChat({ ...ctx, sql }, chatId);
    if (!chat?.forOffice) throw notFound('Conversation');
    const values = [chatId, upTo];
    const [moved] = await sql.query<{ last_read_id: number }>({ name: 'office-read', text: readText, values });
    if (!moved) return;
    await settleNotifications(sql, { kinds: [kinds.asked], relatedId: chatId, at: ctx.now });
    await publishRead(sql, chat, OFFICE_ID, moved.last_read_id);
    await publishToOffice(sql, chatId, await officePeople(sql));
  });
}

/**
 * The same for the person's side.
 * @returns the number of unread messages in all conversations of the person.
 * @throws AppError `not_found` without a conversation.
 */
export async function markOwnOfficeRead(ctx: ViewerCtx, upTo = EVERYTHING): Promise<{ unread: number }> {
  const { userId } = ctx.viewer;
  return ctx.sql.transaction(async (sql) => {
    const chat = await findOwnOfficeChat({ ...ctx, sql });
    if (!chat) throw notFound('Conversation');
    const { chatId } = chat;
    const moved = await movePointer(sql, { chatId, userId, upTo });
    const unread = await countUnread(sql, userId);
    if (moved) {
      if (moved.unread === 0) await settleFor(sql, userId, { kinds: [kinds.answered], relatedId: chatId, at: ctx.now });
      await publishRead(sql, chat, userId, moved.last_read_id);
      await publishToOffice(sql, chatId, await officePeople(sql));
      await publishStates(sql, [{ channel: channelOf(userId), name: 'unread', data: { unread } }]);
    }
    return { unread };
  });
}
