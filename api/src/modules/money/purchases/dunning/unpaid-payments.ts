import { isDuePaid } from '../dues/unpaid-dues.ts';

/** SQL: how much users have transferred in a currency for invoices since a time. Bank transfers are another module's. */
export type Transferred = (of: { users: string; currency: string; since: string }) => string;

interface Missing {
  payment: string;
  student: string;
  since: string;
}

/** SQL: whether a student's missing payment was paid, or a later one, or a due of a purchase by transfer since. */
export const isPaid = ({ payment, student, since }: Missing): string =>
  `(exists (select from payments o where o.student_id = ${student} and o.state in ('paid', 'refunded') and not o.held
    and (o.id = ${payment} or o.paid_at > ${since}))
  or exists (select from dues d where d.student_id = ${student} and ${isDuePaid('d', `> ${since}`)}))`;

/** SQL: payments with payer and student, and whether the subscription has ended because one was not paid (D37). */
const renewals = `(select y.id, y.user_id as payer_id, p.student_id, y.purchase_id, y.created_at, p.ended_unpaid,
    coalesce(y.currency, p.currency) as currency, coalesce(y.amount_minor, p.amount_minor) as minor,
    y.kind = 'monthly' and y.state = 'failed' and y.deleted_at is null and (p.state = 'past_due' or p.ended_unpaid) as is_unpaid
  from payments y join purchases p on p.id = y.purchase_id)`;

/** For so many days a renewal of an ended subscription takes transfers before later renewals. */
const MOST_DAYS_OWED = 60;

/** SQL: whether a renewal `z` is to be paid before a later one `y`. */
const isOwedBefore = `z.is_unpaid and (z.created_at, z.id) < (y.created_at, y.id) and not (z.ended_unpaid
  and (z.created_at < y.created_at - interval '${MOST_DAYS_OWED} days'
    or ${isPaid({ payment: 'z.id', student: 'z.student_id', since: 'z.created_at' })}))`;

/** SQL: renewals that the same transfers pay: `y`, and the earlier ones of its payer and student. */
const earlier = `${renewals} z where z.id = y.id or z.currency = y.currency and ${isOwedBefore}
  and (z.payer_id in (y.payer_id, y.student_id) or z.student_id in (y.payer_id, y.student_id))`;

/**
 * SQL: whether bank transfers make up a renewal `y`. A transfer says who paid and not what for, so the oldest renewal is
 * paid first, and none by a transfer of before its invoice. That is so if, from each earlier renewal on, the transfers
 * make up all renewals from it to `y`.
 */
const isTransferred = (transferred: Transferred): string => `not exists (select from (select z.created_at,
    sum(z.minor) over owed as minor, array_agg(z.payer_id) over owed || array_agg(z.student_id) over owed as users
  from ${earlier} window owed as (order by z.created_at desc, z.id desc)) e
  where e.minor > ${transferred({ users: 'select unnest(e.users)', currency: 'y.currency', since: 'e.created_at' })})`;

/** SQL: the unpaid renewals that no bank transfers make up. */
export const unpaidPayments = (transferred: Transferred): string =>
  `(select y.* from ${renewals} y where y.is_unpaid and not (${isTransferred(transferred)}))`;

/** SQL: whether bank transfers make up a payment. */
export const isPaidByTransfer = (payment: string, transferred: Transferred): string =>
  `exists (select from ${renewals} y where y.id = ${payment} and ${isTransferred(transferred)})`;

/** SQL: when an unpaid payment was due that ended its subscription; null if the subscription has not ended because of it. */
export const endedUnpaidSince = (payment: string): string =>
  `(select y.created_at from ${renewals} y where y.id = ${payment} and y.ended_unpaid)`;

/** SQL: the payer of a payment. */
export const payerOf = (payment: string): string => `(select y.user_id from payments y where y.id = ${payment})`;
