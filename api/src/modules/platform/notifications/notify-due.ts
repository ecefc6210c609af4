import type { Sql } from '#base/database/sql.ts';
import type { NotificationKind } from './define-notification.ts';
import { queueText, queueValues, wokenColumn } from './deliveries/queue-deliveries.ts';
import { publishUnread } from './publish-unread.ts';

interface Due {
  kind: NotificationKind;
  /**
   * SQL that selects `recipient_id, related_id, span, params`, with `at` as $1. The span identifies a sent
   * notification: the minute of its event, and which of several events of that minute.
   */
  select: string;
  /** The values of the query, from $13 on. */
  values?: readonly unknown[];
  at: Date;
}

/** $1 now, $2 key, $3 scope. Recipients are sorted, so that two processes never deadlock. */
const dueText = (select: string) => `
with notified as (
  insert into notifications (recipient_id, key, params, actor_ids, scope, related_id, span, created_at)
  select d.recipient_id, $2::text, d.params, '{}'::bigint[], $3::text, d.related_id, d.span, $1::timestamptz
  from (${select}) d order by d.recipient_id, d.related_id
  on conflict on constraint notifications_once_key do nothing
  returning id, recipient_id, key, params, related_id, created_at),
${queueText(4)}
select recipient_id as id, ${wokenColumn} from notified`;

/**
 * Notifies of events of the clock (D53): they have no actor, and each is sent exactly once, however often and in how
 * many processes this runs. Returns the number sent. @param sql an open transaction.
 */
export async function notifyDue(sql: Sql, { kind, select, values = [], at }: Due): Promise<number> {
  const notified = await sql.query<{ id: number }>({
    text: dueText(select),
    values: [at, kind.key, kind.scope, ...queueValues(kind), ...values],
  });
  await publishUnread(
    sql,
    notified.map(({ id }) => id),
  );
  return notified.length;
}
