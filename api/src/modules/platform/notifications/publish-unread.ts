import type { Sql } from '#base/database/sql.ts';
import { channelOf, publishStates } from '#base/realtime/publish.ts';
import { unreadCount } from './count-unread.ts';

const unreadText = `select r.id, ${unreadCount('r.id')} as unread from unnest($1::bigint[]) r(id)
group by r.id order by r.id`;

/** Publishes the unread counts to all devices of these users: one event for each user. */
export async function publishUnread(sql: Sql, recipients: readonly number[]): Promise<void> {
  if (recipients.length === 0) return;
  const bells = await sql.query<{ id: number; unread: number }>({
    name: 'notifications-unread-of',
    text: unreadText,
    values: [recipients],
  });
  await publishStates(
    sql,
    bells.map(({ id, unread }) => ({ channel: channelOf(id), name: 'notification', data: { unread } })),
  );
}
