import type { Sql } from '#base/database/sql.ts';
import { chatNotifications } from '#modules/messaging/chat/chat.notifications.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { messageRows } from '../rows/message-json.ts';

interface Sent {
  chatId: number;
  senderId: number;
  name: string;
  receiverId: number;
  at: Date;
}

const sentText = `select m.chat_id as "chatId", s.id as "senderId", s.name, t.id as "receiverId", m.created_at as at
  from ${messageRows} where m.id = $1`;

/** Notifies the receiver of a message (D80), but not admins who monitor the conversation. */
export async function notifyReceiver(sql: Sql, messageId: number): Promise<void> {
  const [sent] = await sql.query<Sent>({ name: 'message-receiver', text: sentText, values: [messageId] });
  if (!sent) throw new Error('the message was not stored');
  const { chatId, senderId, name, receiverId, at } = sent;
  await notify(sql, {
    kind: chatNotifications.message,
    recipients: [receiverId],
    actorId: senderId,
    params: { senderId: String(senderId), name },
    relatedId: chatId,
    at,
  });
}
