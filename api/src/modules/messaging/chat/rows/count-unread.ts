import type { Sql } from '#base/database/sql.ts';
import { unreadOf } from './chats-list.statement.ts';

/** The number of unread messages in all conversations of a user's list. */
export async function countUnread(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.query<{ n: number }>({
    name: 'chat-unread',
    text: `select ${unreadOf('$1')} as n`,
    values: [userId],
  });
  return row?.n ?? 0;
}
