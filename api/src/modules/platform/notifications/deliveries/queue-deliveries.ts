import { accounts, hasAddress } from '#modules/accounts/identity/users-sql.ts';
import type { NotificationKind } from '../define-notification.ts';
import { type Channel, ruleOf } from '../notification-groups.ts';

/** The notification to processes that deliveries wait; its payload is the number of seconds until then. */
export const DELIVERIES_NOTICE = 'academy_deliveries';

/** Changes of the same object within this time are sent as one (D82). */
export const CHANGE_SECONDS = 60;

/** SQL: the notification `n` before the statement, if it was unread. */
const unreadBefore = 'select from notifications before where before.id = n.id and before.read_at is null';

/**
 * SQL: a delivery for each channel and target of each notification that was made or sent again (D81), in the same
 * statement. `notified` is a CTE before it, with the rows of `notifications`. @param first the number of the first of
 * `queueValues`.
 */
export function queueText(first: number): string {
  const [group, push, mail, isFixed, isDigest, former, pushSeconds, mailSeconds, isOnce] = Array.from(
    { length: 9 },
    (_, at) => `$${first + at}`,
  );
  const chosen = (channel: Channel, preset: string | undefined) =>
    `coalesce((s.choices -> ${group}::text ->> '${channel}')::boolean, ${preset}::boolean)`;
  return `queued as (
    insert into deliveries (notification_id, user_id, key, channel, target, related_id, params, former, is_digest,
      notified_at, due_at, created_at)
    select n.id, n.recipient_id, n.key, t.channel, t.target, n.related_id, n.params, ${former}::jsonb,
      t.channel = 'mail' and ${isDigest}::boolean, n.created_at,
      n.created_at + t.seconds * interval '1 second', n.created_at
    from notified n join ${accounts} u on u.id = n.recipient_id
    left join notification_settings s on s.user_id = n.recipient_id
    cross join lateral (
      select 'mail' as channel, u.email as target, ${mailSeconds}::int as seconds
        where ${mail}::boolean is not null and ${hasAddress('u')} and (${isFixed}::boolean or ${chosen('mail', mail)})
          and not (${isOnce}::boolean and exists (${unreadBefore}))
      union all
      select 'push', p.id::text, ${pushSeconds}::int from push_subscriptions p where p.user_id = n.recipient_id
        and ${push}::boolean is not null and ${chosen('push', push)}) t
    on conflict do nothing returning 1),
  woken as (select count(pg_notify('${DELIVERIES_NOTICE}', least(${pushSeconds}::int, ${mailSeconds}::int)::text)) from (select from queued limit 1) q)`;
}

/** SQL: a column of the result that makes the statement send the notification to processes. */
export const wokenColumn = '(select * from woken) as woken';

/** The values of `queueText`. @param former the parameters before the change. */
export function queueValues(
  kind: Pick<NotificationKind, 'group' | 'channels' | 'change' | 'waits'>,
  former: object | null = null,
) {
  const rule = ruleOf(kind.group);
  const presetOf = (channel: Channel) =>
    (kind.channels as readonly Channel[]).includes(channel) ? rule[channel] : null;
  const seconds = kind.change ? CHANGE_SECONDS : 0;
  return [
    kind.group,
    presetOf('push'),
    presetOf('mail'),
    rule.fixed ?? false,
    rule.digest ?? false,
    former && JSON.stringify(former),
    kind.waits?.push ?? seconds,
    kind.waits?.mail ?? seconds,
    kind.waits !== undefined,
  ];
}
