import type { Sql } from '#base/database/sql.ts';

/**
 * $1 and $2: the two people, in any order. If both start at the same time, the second one finds the conversation of the
 * first.
 */
const openText = `
with opened as (
  insert into chats (first_user_id, second_user_id) values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint))
  on conflict (first_user_id, second_user_id) do nothing returning id
)
insert into chat_members (chat_id, user_id, other_user_id)
select id, $1::bigint, $2::bigint from opened union all select id, $2, $1 from opened`;

const lockText = `select id from chats
  where first_user_id = least($1::bigint, $2::bigint) and second_user_id = greatest($1::bigint, $2::bigint) for update`;

/**
 * The conversation of two people, locked: until the end of the transaction nobody else can add to it or mark it as
 * read.
 */
export async function lockChat(sql: Sql, userId: number, otherId: number): Promise<number | null> {
  const [chat] = await sql.query<{ id: number }>({ name: 'chat-lock', text: lockText, values: [userId, otherId] });
  return chat?.id ?? null;
}

/** The same; a missing conversation is created. */
export async function openChat(sql: Sql, userId: number, otherId: number): Promise<number> {
  const known = await lockChat(sql, userId, otherId);
  if (known !== null) return known;
  await sql.query({ name: 'chat-open', text: openText, values: [userId, otherId] });
  const opened = await lockChat(sql, userId, otherId);
  if (opened === null) throw new Error('the conversation was not stored');
  return opened;
}

export interface NewMessage {
  chatId: number;
  senderId: number;
  text: string;
  mediaId: string | null;
  clientKey: string | null;
  at: Date;
}

const addText = `
insert into messages (chat_id, sender_id, text, media_id, client_key, created_at) values ($1, $2, $3, $4, $5, $6)
on conflict (sender_id, client_key) do nothing returning id`;

const countText = `
with chat as (update chats set last_message_id = $2 where id = $1)
update chat_members set unread = unread + 1 where chat_id = $1 and user_id <> $3`;

/**
 * Adds a message to a locked conversation: ids are assigned under the lock, so that messages become visible in the
 * order of ids. The stored counts change too.
 * @returns its id, or null if its sender has used this key before.
 */
export async function storeMessage(sql: Sql, message: NewMessage): Promise<number | null> {
  const { chatId, senderId, text, mediaId, clientKey, at } = message;
  const [added] = await sql.query<{ id: number }>({
    name: 'message-add',
    text: addText,
    values: [chatId, senderId, text, mediaId, clientKey, at],
  });
  if (!added) return null;
  await sql.query({ name: 'message-count', text: countText, values: [chatId, added.id, senderId] });
  return added.id;
}
