import type { Deps } from '#base/deps.ts';
import { activeUsers, userName } from '#modules/accounts/identity/users-sql.ts';
import { boughtTitleAr } from '#modules/money/packages/offered-package.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import { purchaseNotifications } from './purchases.notifications.ts';

type ReconcileDeps = Pick<Deps, 'database' | 'payments' | 'jobs' | 'now'>;

/** Purchases that may still change at the provider: disputes arrive up to four months later. $1 account, $2 now. */
const unsettledText = `select p.id from purchases p where p.account = $1 and p.checkout_id is not null
  and (p.state in ('open', 'active', 'past_due') or exists (select from payments y where y.purchase_id = p.id
    and y.paid_at > $2::timestamptz - interval '130 days')) order by p.id`;

/** Unpaid purchases that the provider does not know. $1 now. */
const abandonedText = `update purchases set state = 'expired', version = version + 1
  where state = 'open' and checkout_id is null and created_at <= $1::timestamptz - interval '1 day'`;

const endingText = `select u.id as recipient_id, p.id as related_id,
    (extract(epoch from p.ends_at) / 60)::bigint as span,
    jsonb_build_object('studentId', p.student_id::text, 'name', ${userName('p.student_id')}, 'package', p.title,
      'packageAr', coalesce(${boughtTitleAr('p')}, p.title),
      'endsAt', to_char(p.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as params
  from purchases p join ${activeUsers} u on u.id in (p.user_id, p.student_id) or u.id in (
    select e.related_user_id from ${effectiveRelations} e where e.user_id = p.student_id and e.relationship_type = 'parent')
  where p.state in ('active', 'past_due') and p.ends_at > $1::timestamptz and p.ends_at <= $1::timestamptz + interval '7 days'`;

/** Once a night: finds changes without an event, and notifies of subscriptions that end within 7 days (D53). */
export async function reconcilePurchases({ database: { sql }, payments, jobs, now }: ReconcileDeps): Promise<void> {
  const at = now();
  await sql.query({ text: abandonedText, values: [at] });
  await sql.transaction((inner) => notifyDue(inner, { kind: purchaseNotifications.endsSoon, select: endingText, at }));
  const account = payments.provider?.account;
  if (!account) return;
  for (const { id } of await sql.query<{ id: number }>({ text: unsettledText, values: [account, at] }))
    await jobs.enqueue(sql, 'payment', { purchaseId: id });
}

/** $1 account, $2 now. */
const unconfirmedText = `select id from purchases where account = $1 and checkout_id is not null and state = 'open'
  and created_at > $2::timestamptz - interval '1 day' order by id`;

/** At a start: continues work of a killed process, which would otherwise wait until its job expires. */
export async function resumePurchases({ database: { sql }, payments, jobs, now }: ReconcileDeps): Promise<void> {
  const account = payments.provider?.account;
  if (!account) return;
  for (const { id } of await sql.query<{ id: number }>({ text: unconfirmedText, values: [account, now()] }))
    await jobs.enqueue(sql, 'payment', { purchaseId: id });
}
