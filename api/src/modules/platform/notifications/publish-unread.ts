import type { Sql } from '#base/database/sql.ts';
import { channelOf, publishStates } from '#base/realtime/publish.ts';
import { hasChildSession } from '#modules/accounts/identity/users-sql.ts';
import { isKnownToOthers } from './confidential.ts';
import { unreadCount } from './count-unread.ts';

/** The event reaches all sessions of the user: while a parent has one open, it counts nothing confidential (D146). */
const counted = `(${isKnownToOthers('n')} or not ${hasChildSession('n.recipient_id')})`;

const unreadText = `select r.id, ${unreadCount('r.id', counted)} as unread from unnest($1::bigint[]) r(id)
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
