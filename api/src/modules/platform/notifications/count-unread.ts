import type { Sql } from '#base/database/sql.ts';

/** SQL: the number of a user's unread notifications, at most 100, which means "more than 99". */
export const unreadCount = (recipient: string, where = 'true'): string => `(select count(*)::int from
  (select 1 from notifications n where n.recipient_id = ${recipient} and n.read_at is null and ${where} limit 100) unread)`;

/** The number of a user's unread notifications `n`, at most 100. @param where SQL: which of them. */
export async function countUnread(sql: Sql, userId: number, where: string): Promise<number> {
  const text = `select ${unreadCount('$1', where)} as n`;
  const [row] = await sql.query<{ n: number }>({ text, values: [userId] });
  return row?.n ?? 0;
}
