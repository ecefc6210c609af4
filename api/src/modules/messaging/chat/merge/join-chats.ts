import type { Sql } from '#base/database/sql.ts';
import type { MergePair } from '#modules/people/people/merge/merge-parts.ts';
import { redirectNotifications, replaceInParam } from '#modules/platform/notifications/merge-notifications.ts';
import { chatNotifications, officeNotifications } from '../chat.notifications.ts';

interface Joined {
  fromId: number;
  toId: number;
  pair: MergePair;
  at: Date;
}

/**
 * SQL: up to which message a side has read both conversations `t` and `f`. What is unread in one of them stays unread,
 * so that nothing is missed.
 */
const readBoth = `case when t.unread > 0 and f.unread > 0 then least(t.last_read_id, f.last_read_id)
  when t.unread > 0 then t.last_read_id when f.unread > 0 then f.last_read_id
  else greatest(t.last_read_id, f.last_read_id) end`;

/** $1 and $2: the conversations, $3 and $4: the accounts that goes and stays. A side is hidden if it was in both. */
const membersText = `update chat_members t set last_read_id = ${readBoth},
  last_delivered_id = greatest(t.last_delivered_id, f.last_delivered_id),
  closed_at_id = case when t.closed_at_id >= coalesce(ct.last_message_id, 0) and f.closed_at_id >= coalesce(cf.last_message_id, 0)
    then greatest(t.closed_at_id, f.closed_at_id) end
from chat_members f, chats ct, chats cf where t.chat_id = $2 and f.chat_id = $1 and ct.id = $2 and cf.id = $1
  and (f.user_id = t.user_id or f.user_id = $3 and t.user_id = $4)`;

const officeText = `update office_chats t set last_read_id = ${readBoth},
  status = case when 'open' in (t.status, f.status) then 'open' when 'waiting' in (t.status, f.status) then 'waiting' else 'done' end,
  assigned_to = coalesce(t.assigned_to, f.assigned_to), waiting_since = least(t.waiting_since, f.waiting_since)
from office_chats f where t.chat_id = $2 and f.chat_id = $1`;

/** SQL: up to which message a conversation is closed to those who have joined it; without them all of it. */
const closedTo = (open: string, chat: string) =>
  `case when ${open}.chat_id is not null and ${open}.until_id is null then ${open}.after_id else coalesce(${chat}.last_message_id, 0) end`;

/** What was closed in one of them stays closed (D143). */
const openText = `insert into open_chats as x (chat_id, child_id, teacher_id, after_id, until_id)
  select t.id, coalesce(kt.child_id, kf.child_id), coalesce(kt.teacher_id, kf.teacher_id), greatest(${closedTo('kt', 't')}, ${closedTo('kf', 'f')}),
    case when not coalesce(kt.until_id is null and kt.chat_id is not null, false) and not coalesce(kf.until_id is null and kf.chat_id is not null, false)
      then greatest(t.last_message_id, f.last_message_id, 0) end
  from chats t cross join chats f left join open_chats kt on kt.chat_id = t.id left join open_chats kf on kf.chat_id = f.id
  where t.id = $2 and f.id = $1 and (kt.chat_id is not null or kf.chat_id is not null)
on conflict (chat_id) do update set after_id = excluded.after_id, until_id = excluded.until_id,
  older_by_child = false, older_by_teacher = false`;

const messagesText = 'update messages set chat_id = $2 where chat_id = $1';

const chatText = `update chats t set last_message_id = nullif(greatest(coalesce(t.last_message_id, 0), coalesce(f.last_message_id, 0)), 0),
  created_at = least(t.created_at, f.created_at) from chats f where t.id = $2 and f.id = $1`;

const unreadText = `update chat_members m set unread = (select count(*) from messages x
  where x.chat_id = m.chat_id and x.id > m.last_read_id and x.sender_id <> m.user_id) where m.chat_id = $1`;

const officeUnreadText = `update office_chats o set unread = (select count(*) from messages x join chats c on c.id = x.chat_id
  where x.chat_id = o.chat_id and x.id > o.last_read_id and x.sender_id = c.first_user_id) where o.chat_id = $1`;

const kinds = [
  chatNotifications.message,
  chatNotifications.openMessage,
  officeNotifications.asked,
  officeNotifications.answered,
];

/** Makes a conversation part of another one with the same other side. The senders of its messages are moved already. */
export async function joinChats(sql: Sql, { fromId, toId, pair, at }: Joined): Promise<void> {
  const both = [fromId, toId];
  await sql.query({ text: membersText, values: [...both, pair.goneId, pair.keptId] });
  await sql.query({ text: officeText, values: both });
  await sql.query({ text: openText, values: both });
  await sql.query({ text: messagesText, values: both });
  await sql.query({ text: chatText, values: both });
  for (const text of [unreadText, officeUnreadText]) await sql.query({ text, values: [toId] });
  await replaceInParam(sql, { kind: chatNotifications.openMessage, param: 'place', goneId: -fromId, keptId: -toId });
  await redirectNotifications(sql, { kinds, fromId, toId, at });
  await sql.query({ text: 'delete from chats where id = $1', values: [fromId] });
}
