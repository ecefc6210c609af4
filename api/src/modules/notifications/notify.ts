import type { Sql } from '#platform/database/sql.ts';
import type { notifications } from './notifications.table.ts';

interface Event {
  recipients: readonly number[];
  /** Who did it; never told of it. */
  actorId: number;
  key: 'post.pending' | 'post.approved' | 'post.liked';
  params?: Record<string, string>;
  scope: (typeof notifications.$inferInsert)['scope'];
  relatedId: number;
  at: Date;
  /** Whether further ones of the same ten minutes are gathered in one notification. */
  gathered?: boolean;
}

const SPAN_MS = 10 * 60_000;

/**
 * $1 recipients, $2 key, $3 params, $4 actor, $5 scope, $6 related, $7 span, $8 now. A repeated deed of the same actor
 * changes nothing; another's joins the notification and makes it news again. Recipients in their order, so that two
 * events never wait for each other's rows.
 */
const notifyText = `
insert into notifications as told (recipient_id, key, params, actor_ids, scope, related_id, span, created_at)
select recipient, $2, $3::jsonb, array[$4::bigint], $5, $6::bigint, $7::bigint, $8::timestamptz
from unnest($1::bigint[]) recipient where recipient <> $4::bigint order by recipient
on conflict on constraint notifications_once_key do update
  set actor_ids = told.actor_ids || excluded.actor_ids, created_at = excluded.created_at, read_at = null
  where told.span > 0 and not told.actor_ids @> excluded.actor_ids`;

/** Tells of an event (D53), exactly once, in the transaction of the deed. */
export async function notify(sql: Sql, event: Event): Promise<void> {
  const { recipients, actorId, key, params = {}, scope, relatedId, at, gathered = false } = event;
  const span = gathered ? Math.floor(at.getTime() / SPAN_MS) : 0;
  await sql.query({
    name: 'notify',
    text: notifyText,
    values: [[...new Set(recipients)], key, JSON.stringify(params), actorId, scope, relatedId, span, at],
  });
}
