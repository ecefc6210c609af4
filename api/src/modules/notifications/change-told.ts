import type { Sql, Statement } from '#base/database/sql.ts';
import { publishUnread } from './publish-unread.ts';

/** Rows are taken by recipient and number everywhere, so that two deeds never wait for each other's. */
export const inOrder = 'order by recipient_id, id for update';

/** Changes what somebody was told, and lets their bells know. @param statement returns the recipients as `id`. */
export async function changeTold(sql: Sql, statement: Statement): Promise<void> {
  const changed = await sql.query<{ id: number }>(statement);
  await publishUnread(
    sql,
    changed.map(({ id }) => id),
  );
}
