/** SQL: the unpaid renewals of past due subscriptions, with payer and student. */
export const unpaidPayments = `(select y.id, y.user_id as payer_id, p.student_id, y.purchase_id, y.currency, y.amount_minor, y.created_at
  from payments y join purchases p on p.id = y.purchase_id
  where y.kind = 'monthly' and y.state = 'failed' and y.deleted_at is null and p.state = 'past_due')`;

interface Missing {
  payment: string;
  student: string;
  since: string;
}

/** SQL: whether a student's missing payment was paid, or a later one. */
export const isPaid = ({ payment, student, since }: Missing): string =>
  `exists (select from payments y where y.student_id = ${student} and y.state in ('paid', 'refunded') and not y.held
    and (y.id = ${payment} or y.paid_at > ${since}))`;

/** SQL: the payer of a payment. */
export const payerOf = (payment: string): string => `(select y.user_id from payments y where y.id = ${payment})`;
