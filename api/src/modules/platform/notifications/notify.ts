import type { Sql } from '#base/database/sql.ts';
import type { NotificationKind } from './define-notification.ts';
import { queueText, queueValues, wokenColumn } from './deliveries/queue-deliveries.ts';
import { publishUnread } from './publish-unread.ts';

/** Many recipients, by SQL that selects their `id`; `$1` in it is `of`. */
interface RecipientQuery {
  select: string;
  of: number;
}

type Params<Param extends string> = [Param] extends [never]
  ? { params?: undefined; former?: undefined }
  : {
      params: Readonly<Record<Param, string>>;
      /** The parameters before the change: a change that is undone before its delivery is not sent (D82). */
      former?: Readonly<Record<Param, string>>;
    };

type Event<Param extends string> = Params<Param> & {
  kind: NotificationKind<Param>;
  recipients: readonly number[] | RecipientQuery;
  /** The actor; never a recipient. Null without one. */
  actorId: number | null;
  /** The id of the object that the kind's key begins with. */
  relatedId: number;
  at: Date;
  /** The number of the occurrence on the object; each occurrence is a notification of its own. */
  occurrence?: number;
};

/** The milliseconds of events that one notification gathers. */
export const SPAN_MS = 10 * 60_000;

/**
 * $1 recipients, or the subject of the query, $2 key, $3 params, $4 actor, $5 scope, $6 related, $7 span, $8 now, $9
 * again. A repeated action of the same actor changes nothing unless `again`; another actor's joins the notification,
 * which is unread again. Recipients are locked in order, so that two events never deadlock.
 */
const notifyText = (recipients: string) => `
with notified as (
  insert into notifications as present (recipient_id, key, params, actor_ids, scope, related_id, span, created_at)
  select r.id, $2, $3::jsonb, array_remove(array[$4::bigint], null), $5, $6::bigint, $7::bigint, $8::timestamptz
  from (select distinct id from ${recipients} found(id)) r where r.id is distinct from $4::bigint order by r.id
  on conflict on constraint notifications_once_key do update
    set actor_ids = case when present.span = 0 then excluded.actor_ids when present.actor_ids @> excluded.actor_ids
          then present.actor_ids else present.actor_ids || excluded.actor_ids end,
        params = excluded.params, created_at = excluded.created_at, read_at = null
    where $9::boolean or (present.span > 0 and not present.actor_ids @> excluded.actor_ids)
  returning id, recipient_id, key, params, related_id, created_at),
${queueText(10)}
select recipient_id as id, ${wokenColumn} from notified`;

/**
 * Notifies the recipients (D53), exactly once, in the transaction of the action, with the deliveries beside the bell
 * (D81).
 */
export async function notify<Param extends string>(sql: Sql, event: Event<Param>): Promise<void> {
  const { kind, recipients, actorId, params = {}, former, relatedId, at, occurrence = 0 } = event;
  const { key, scope, gathered = false, again = false } = kind;
  const span = gathered ? Math.floor(at.getTime() / SPAN_MS) : occurrence;
  const isQuery = 'select' in recipients;
  const whom = isQuery ? recipients.of : recipients;
  const about = [whom, key, JSON.stringify(params), actorId, scope, relatedId, span, at, again];
  const notified = await sql.query<{ id: number }>({
    ...(isQuery ? {} : { name: 'notify' }),
    text: notifyText(isQuery ? `(${recipients.select})` : 'unnest($1::bigint[])'),
    values: [...about, ...queueValues(kind, former ?? null)],
  });
  await publishUnread(
    sql,
    notified.map(({ id }) => id),
  );
}
