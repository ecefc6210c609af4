import type { Sql } from '#base/database/sql.ts';
import type { notifications } from './notifications.table.ts';
import { publishUnread } from './publish-unread.ts';

/** People found by SQL that selects their `id`, where they may be many; `$1` in it is `of`. */
interface RecipientQuery {
  select: string;
  of: number;
}

interface Event {
  recipients: readonly number[] | RecipientQuery;
  /** Who did it; never told of it. Null where nobody did. */
  actorId: number | null;
  key: (typeof notifications.$inferInsert)['key'];
  params?: Record<string, string>;
  scope: (typeof notifications.$inferInsert)['scope'];
  /** The post, class, … by which such events are gathered and, when it is gone, forgotten. */
  relatedId: number;
  at: Date;
  /** Whether further ones of the same ten minutes are gathered in one notification. */
  gathered?: boolean;
  /** Whether what was told before becomes news when it happens again, even by the same actor. */
  again?: boolean;
}

const SPAN_MS = 10 * 60_000;

/**
 * $1 recipients, or whom the query is about, $2 key, $3 params, $4 actor, $5 scope, $6 related, $7 span, $8 now, $9 again.
 * A repeated deed of the same actor changes nothing where it is no news; another's joins the notification and makes it
 * news again. Recipients in their order, so that two events never wait for each other's rows.
 */
const notifyText = (recipients: string) => `
insert into notifications as told (recipient_id, key, params, actor_ids, scope, related_id, span, created_at)
select r.id, $2, $3::jsonb, array_remove(array[$4::bigint], null), $5, $6::bigint, $7::bigint, $8::timestamptz
from (select distinct id from ${recipients} found(id)) r where r.id is distinct from $4::bigint order by r.id
on conflict on constraint notifications_once_key do update
  set actor_ids = case when told.span = 0 then excluded.actor_ids when told.actor_ids @> excluded.actor_ids
        then told.actor_ids else told.actor_ids || excluded.actor_ids end,
      params = excluded.params, created_at = excluded.created_at, read_at = null
  where $9::boolean or (told.span > 0 and not told.actor_ids @> excluded.actor_ids)
returning recipient_id as id`;

/** Tells of an event (D53), exactly once, in the transaction of the deed. */
export async function notify(sql: Sql, event: Event): Promise<void> {
  const { recipients, actorId, key, params = {}, scope, relatedId, at, gathered = false, again = false } = event;
  const span = gathered ? Math.floor(at.getTime() / SPAN_MS) : 0;
  const isQuery = 'select' in recipients;
  const whom = isQuery ? recipients.of : recipients;
  const told = await sql.query<{ id: number }>({
    ...(isQuery ? {} : { name: 'notify' }),
    text: notifyText(isQuery ? `(${recipients.select})` : 'unnest($1::bigint[])'),
    values: [whom, key, JSON.stringify(params), actorId, scope, relatedId, span, at, again],
  });
  await publishUnread(
    sql,
    told.map(({ id }) => id),
  );
}
