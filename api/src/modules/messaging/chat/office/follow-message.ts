import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { officeNotifications as kinds } from '../chat.notifications.ts';
import type { OfficeChat } from './find-office-chat.ts';
import { officePeople, publishToOffice, publishToPerson } from './publish-office.ts';

/** A word of the person: the office has to answer, and nobody has read it. */
const askedText = `update office_chats o set status = 'open', unread = o.unread + 1,
  waiting_since = coalesce(o.waiting_since, m.created_at)
  from messages m where m.id = $2 and o.chat_id = $1`;

/** An answer: whoever answers has read everything, and has the conversation if nobody had it. */
const answeredText = `update office_chats set status = 'waiting', unread = 0, last_read_id = $2, waiting_since = null,
  assigned_to = coalesce(assigned_to, $3) where chat_id = $1`;

const nameText = `select ${userName('$1::bigint')} as name`;

/**
 * What follows a message in a conversation with the office, in its transaction: the state of the conversation, the
 * devices of both sides, and the notifications (D167).
 */
export async function followMessage(sql: Sql, ctx: ViewerCtx, chat: OfficeChat, messageId: number): Promise<void> {
  const { chatId, personId, forOffice } = chat;
  const { userId: actorId } = ctx.viewer;
  const [actor] = await sql.query<{ name: string }>({ name: 'office-actor', text: nameText, values: [actorId] });
  const name = actor?.name ?? '';
  const people = await officePeople(sql);
  const about = { actorId, relatedId: chatId, at: ctx.now };
  if (forOffice) {
    await sql.query({ name: 'office-answered', text: answeredText, values: [chatId, messageId, actorId] });
    await settleNotifications(sql, { kinds: [kinds.asked], relatedId: chatId, at: ctx.now });
    await notify(sql, { ...about, kind: kinds.answered, recipients: [personId], params: { name } });
  } else {
    await sql.query({ name: 'office-asked', text: askedText, values: [chatId, messageId] });
    await notify(sql, {
      ...about,
      kind: kinds.asked,
      recipients: people,
      params: { chatId: String(chatId), name },
    });
  }
  await publishToPerson(sql, personId, messageId);
  await publishToOffice(sql, chatId, people);
}
