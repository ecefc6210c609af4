import type { Sql } from '#platform/database/sql.ts';

const unreadText = `select count(*)::int as n from
  (select 1 from notifications where recipient_id = $1 and read_at is null limit 100) unread`;

/** How many of a user's notifications are unread, at most 100. */
export async function countUnread(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.query<{ n: number }>({ name: 'notifications-unread', text: unreadText, values: [userId] });
  return row?.n ?? 0;
}
