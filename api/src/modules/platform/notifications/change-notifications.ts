import type { Sql, Statement } from '#base/database/sql.ts';
import { publishUnread } from './publish-unread.ts';

/** Rows are always locked by recipient and number, so that two transactions never deadlock. */
export const inOrder = 'order by recipient_id, id for update';

/** Changes notifications, and publishes the unread counts. @param statement returns the recipients as `id`. */
export async function changeNotifications(sql: Sql, statement: Statement): Promise<void> {
  const changed = await sql.query<{ id: number }>(statement);
  await publishUnread(
    sql,
    changed.map(({ id }) => id),
  );
}
