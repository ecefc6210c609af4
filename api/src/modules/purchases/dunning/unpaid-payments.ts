/** SQL: how much users have transferred in a currency since a time. Bank transfers are another module's. */
export type Transferred = (of: { users: string; currency: string; since: string }) => string;

/**
 * SQL: whether bank transfers of payer and student since the invoice make up the amount of a payment `y` of a purchase `p`. A transfer
 * says who paid, and not what for.
 */
const isTransferred = (transferred: Transferred): string =>
  `${transferred({ users: 'y.user_id, p.student_id', currency: 'coalesce(y.currency, p.currency)', since: 'y.created_at' })}
    >= coalesce(y.amount_minor, p.amount_minor)`;

/** SQL: the unpaid renewals, with payer and student, and whether the subscription has ended because of it (D37). */
export const unpaidPayments = (transferred: Transferred): string =>
  `(select y.id, y.user_id as payer_id, p.student_id, y.purchase_id, y.currency, y.amount_minor, y.created_at, p.given_up
  from payments y join purchases p on p.id = y.purchase_id
  where y.kind = 'monthly' and y.state = 'failed' and y.deleted_at is null and (p.state = 'past_due' or p.given_up)
    and not (${isTransferred(transferred)}))`;

/** SQL: whether bank transfers make up a payment. */
export const isPaidByTransfer = (payment: string, transferred: Transferred): string =>
  `exists (select from payments y join purchases p on p.id = y.purchase_id
    where y.id = ${payment} and ${isTransferred(transferred)})`;

interface Missing {
  payment: string;
  student: string;
  since: string;
}

/** SQL: whether a student's missing payment was paid, or a later one. */
export const isPaid = ({ payment, student, since }: Missing): string =>
  `exists (select from payments o where o.student_id = ${student} and o.state in ('paid', 'refunded') and not o.held
    and (o.id = ${payment} or o.paid_at > ${since}))`;

/** SQL: the payer of a payment. */
export const payerOf = (payment: string): string => `(select y.user_id from payments y where y.id = ${payment})`;
