import type { Sql } from '#base/database/sql.ts';
import { changeNotifications, inOrder } from './change-notifications.ts';
import type { NotificationKind } from './define-notification.ts';

/** Waiting deliveries are cancelled (D82). */
const resolveText = `with settled as (
  update notifications set read_at = $3 where id in (
    select id from notifications where related_id = any($1::bigint[]) and key = any($2::text[]) and read_at is null ${inOrder})
  returning id, recipient_id),
dropped as (update deliveries d set status = 'dropped', reason = 'superseded', due_at = null
  from settled s where d.notification_id = s.id and d.due_at is not null)
select recipient_id as id from settled`;

/** Waiting deliveries are dropped later, when they find their notification read. */
const openText = `update notifications set read_at = $4 where id in (
  select id from notifications
  where recipient_id = $1 and related_id = $2 and key = any($3::text[]) and read_at is null ${inOrder})
returning recipient_id as id`;

interface Settled {
  kinds: readonly Pick<NotificationKind, 'key'>[];
  relatedId: number;
  at: Date;
}

/** Marks notifications of these kinds about an object as read for every recipient, because nothing is left to do. */
export const settleNotifications = (sql: Sql, { relatedId, ...settled }: Settled): Promise<void> =>
  settleMany(sql, { relatedIds: [relatedId], ...settled });

interface SettledMany extends Omit<Settled, 'relatedId'> {
  relatedIds: readonly number[];
}

/** The same about several objects. */
export async function settleMany(sql: Sql, { kinds, relatedIds, at }: SettledMany): Promise<void> {
  const keys = kinds.map(({ key }) => key);
  await changeNotifications(sql, { name: 'notifications-settle', text: resolveText, values: [relatedIds, keys, at] });
}

/** Marks notifications of these kinds about an object as read for one recipient, who has seen the object itself. */
export async function settleFor(sql: Sql, recipientId: number, { kinds, relatedId, at }: Settled): Promise<void> {
  const keys = kinds.map(({ key }) => key);
  const values = [recipientId, relatedId, keys, at];
  await changeNotifications(sql, { name: 'notifications-settle-for', text: openText, values });
}
