import type { Sql } from '#base/database/sql.ts';
import { accounts, mailLanguage } from '#modules/accounts/identity/users-sql.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import { CHANGE_SECONDS } from './queue-deliveries.ts';

/** The lease on a delivery; after it the process counts as killed, and another one takes the delivery. */
export const LEASE_MS = 60_000;
const BATCH = 20;
/** Changes of one kind within this time after the first are sent in one mail (D82). */
const TOGETHER_MS = 4 * 60_000;

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

/**
 * Mails of the same kind to the same target, which are sent with a delivery: due ones, and those that this process has
 * taken. $3–$5 user, target and kind, $6 the delivery, $7 the taken ones.
 */
const takeSameText = `with due as (
    select id from deliveries where user_id = $3 and channel = 'mail' and target = $4 and key = $5 and id <> $6
      and not is_digest and (due_at <= $1 or due_at is not null and id = any($7::bigint[]))
    order by notified_at, id limit ${BATCH} for update skip locked),
  taken as (update deliveries d set due_at = $2 from due where d.id = due.id returning d.*)
${takenText('taken')}`;

/** $1 now, $2–$4 user, target and kind, $5 the latest start that is waited for; others have been taken already. */
const nextOfKindText = `select max(due_at) as "dueAt" from deliveries
  where user_id = $2 and channel = 'mail' and target = $3 and key = $4 and status = 'queued' and tries = 0
    and due_at = notified_at + interval '${CHANGE_SECONDS} seconds' and due_at > $1 and due_at <= $5`;

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

/**
 * Takes the mails that are sent together with a delivery.
 * @param taken the deliveries that this process has taken and not processed yet.
 */
export const takeSame = (
  sql: Sql,
  now: Date,
  delivery: DueDelivery,
  taken: readonly number[],
): Promise<DueDelivery[]> => {
  const { id, userId, target, key } = delivery;
  const values = [...leaseOf(now), userId, target, key, id, taken];
  return sql.query<DueDelivery>({ name: 'deliveries-take-same', text: takeSameText, values });
};

/** When the last mail of the same kind to the same target is due that was made within some minutes; null: none. */
export async function nextOfKind(sql: Sql, now: Date, delivery: DueDelivery): Promise<Date | null> {
  const { userId, target, key, notifiedAt } = delivery;
  const latest = new Date(notifiedAt.getTime() + TOGETHER_MS);
  const [row] = await sql.query<{ dueAt: Date | null }>({
    name: 'deliveries-next-of-kind',
    text: nextOfKindText,
    values: [now, userId, target, key, latest],
  });
  return row?.dueAt ?? null;
}

/** Takes the notifications for one user's daily mail. */
export const takeDigest = (sql: Sql, now: Date): Promise<DueDelivery[]> =>
  sql.query<DueDelivery>({ name: 'deliveries-take-digest', text: takeDigestText, values: leaseOf(now) });
