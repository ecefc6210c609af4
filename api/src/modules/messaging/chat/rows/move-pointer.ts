import type { Sql } from '#base/database/sql.ts';

/** $1 conversation, $2 viewer, $3 the last read message. Own messages are never unread (D47). */
const readText = `
update chat_members m set last_read_id = p.up_to, last_delivered_id = greatest(m.last_delivered_id, p.up_to),
  unread = (select count(*) from messages x where x.chat_id = $1 and x.id > p.up_to and x.sender_id <> $2)
from (select least($3, last_message_id) as up_to from chats where id = $1) p
where m.chat_id = $1 and m.user_id = $2 and m.last_read_id < p.up_to
returning m.last_read_id, m.unread`;

interface Read {
  chatId: number;
  userId: number;
  upTo: number;
}

/**
 * Moves a side's pointer of what was read forward, never back (D47), in a locked conversation.
 * @returns the pointer and the messages that are still unread, or null if it did not move.
 */
export async function movePointer(sql: Sql, { chatId, userId, upTo }: Read) {
  const [moved] = await sql.query<{ last_read_id: number; unread: number }>({
    name: 'chat-read',
    text: readText,
    values: [chatId, userId, upTo],
  });
  return moved ?? null;
}
