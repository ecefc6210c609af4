import type { Sql } from '#base/database/sql.ts';
import { accounts, mailLanguage } from '#modules/identity/users-sql.ts';
import type { DueDelivery } from '../words/due-delivery.ts';

/** The lease on a delivery; after it the process counts as killed, and another one takes the delivery. */
export const LEASE_MS = 60_000;
const BATCH = 20;

/** The taken deliveries, in the form of `DueDelivery`. */
const takenText = (taken: string) => `
select d.id, d.notification_id as "notificationId", d.user_id as "userId", d.key, d.channel, d.target,
  d.related_id as "relatedId", coalesce(n.params, d.params) as params, d.former, d.is_digest as "isDigest",
  d.notified_at as "notifiedAt", d.tries, n.created_at as "notifiedAgainAt", n.read_at as "readAt",
  coalesce(cardinality(n.actor_ids), 1) as actors,
  u.name, u.email, case d.channel when 'mail' then ${mailLanguage('u')} else u.language end as language, u.timezone, u.bounced_email is not distinct from u.email as "isBounced",
  u.email_verified_at is not null as "isVerified",
  u.active and u.deleted_at is null as "isActive",
  exists (select from deliveries later where later.notification_id = d.notification_id and later.channel = d.channel
    and later.target = d.target and later.notified_at > d.notified_at) as "isFollowed",
  coalesce(s.choices, '{}') as choices, s.quiet_from as "quietFrom", s.quiet_to as "quietTo",
  case when p.id is not null then json_build_object('id', p.id, 'endpoint', p.endpoint, 'p256dh', p.p256dh,
    'auth', p.auth, 'showsContents', p.shows_contents) end as device
from ${taken} d join ${accounts} u on u.id = d.user_id
left join notifications n on n.id = d.notification_id
left join notification_settings s on s.user_id = d.user_id
left join push_subscriptions p on d.channel = 'push' and p.id::text = d.target and p.user_id = d.user_id
order by d.notified_at, d.id`;

/**
 * Each row is taken by one process: rows that another one is taking are skipped, and `due_at` moves on. $1 now, $2 end
 * of the lease.
 */
const takeText = `with due as (
    select id from deliveries where due_at <= $1 and not (is_digest and status <> 'queued')
    order by due_at, id limit ${BATCH} for update skip locked),
  taken as (update deliveries d set due_at = $2 from due where d.id = due.id returning d.*)
${takenText('taken')}`;

/** The whole daily mail of a user whose digest no other process is taking. */
const takeDigestText = `with due as (
    select d.user_id from (select distinct user_id from deliveries
      where due_at <= $1 and is_digest and status <> 'queued' order by user_id limit ${BATCH}) d
    where pg_try_advisory_xact_lock(hashtextextended('digest ' || d.user_id, 0)) limit 1),
  taken as (update deliveries d set due_at = $2 from due
    where d.user_id = due.user_id and d.is_digest and d.due_at <= $1 and d.status <> 'queued' returning d.*)
${takenText('taken')}`;

const leaseOf = (now: Date) => [now, new Date(now.getTime() + LEASE_MS)];

/** Takes some due deliveries, for this process only. */
export const takeDue = (sql: Sql, now: Date): Promise<DueDelivery[]> =>
  sql.query<DueDelivery>({ name: 'deliveries-take', text: takeText, values: leaseOf(now) });

/** Takes the notifications for one user's daily mail. */
export const takeDigest = (sql: Sql, now: Date): Promise<DueDelivery[]> =>
  sql.query<DueDelivery>({ name: 'deliveries-take-digest', text: takeDigestText, values: leaseOf(now) });
