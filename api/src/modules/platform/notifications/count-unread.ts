import type { Sql } from '#base/database/sql.ts';

/** SQL: the number of a user's unread notifications, at most 100, which means "more than 99". */
export const unreadCount = (recipient: string, where = 'true'): string => `(select count(*)::int from
  (select 1 from notifications n where n.recipient_id = ${recipient} and n.read_at is null and ${where} limit 100) unread)`;

const unreadText = `select ${unreadCount('$1')} as n`;

/** The number of a user's unread notifications, at most 100. */
export async function countUnread(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.query<{ n: number }>({ name: 'notifications-unread', text: unreadText, values: [userId] });
  return row?.n ?? 0;
}
