import type { Sql } from '#base/database/sql.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { chatNotifications } from '#modules/messaging/chat/chat.notifications.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { messageRows } from '../rows/message-json.ts';

interface Sent {
  chatId: number;
  senderId: number;
  name: string;
  receiverId: number;
  at: Date;
  /** The two people of a conversation that parents have joined (D143). */
  childId: number | null;
  teacherId: number | null;
  child: string | null;
  teacher: string | null;
}

const sentText = `select m.chat_id as "chatId", s.id as "senderId", s.name, t.id as "receiverId", m.created_at as at,
    k.child_id as "childId", k.teacher_id as "teacherId", ${userName('k.child_id')} as child, ${userName('k.teacher_id')} as teacher
  from ${messageRows} left join open_chats k on k.chat_id = m.chat_id where m.id = $1`;

/** To each of the two, as a message in the conversation with the other one. */
const pairsOf = ({ senderId, receiverId, childId, teacherId }: Sent): [receiver: number, other: number][] => {
  const isBeside = childId !== null && teacherId !== null && senderId !== childId && senderId !== teacherId;
  if (!isBeside) return [[receiverId, senderId]];
  return [
    [teacherId, childId],
    [childId, teacherId],
  ];
};

/**
 * Notifies the receiver of a message (D80), and whoever is in the conversation beside the two (D143), but not admins who
 * monitor it.
 */
export async function notifyReceiver(sql: Sql, messageId: number, companions: readonly number[] = []): Promise<void> {
  const [sent] = await sql.query<Sent>({ name: 'message-receiver', text: sentText, values: [messageId] });
  if (!sent) throw new Error('the message was not stored');
  const { chatId, senderId, name, at, child, teacher } = sent;
  const about = { actorId: senderId, relatedId: chatId, at };
  for (const [receiver, other] of pairsOf(sent))
    await notify(sql, {
      ...about,
      kind: chatNotifications.message,
      recipients: [receiver],
      params: { senderId: String(other), name },
    });
  if (companions.length === 0) return;
  await notify(sql, {
    ...about,
    kind: chatNotifications.openMessage,
    recipients: companions,
    params: { place: String(-chatId), name, child: child ?? '', teacher: teacher ?? '' },
  });
}
