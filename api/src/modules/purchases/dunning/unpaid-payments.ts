/** SQL: the renewals of subscriptions that are past due, with who pays and who learns. */
export const unpaidPayments = `(select y.id, y.user_id as payer_id, p.student_id, y.purchase_id, y.currency, y.amount_minor, y.created_at
  from payments y join purchases p on p.id = y.purchase_id
  where y.kind = 'monthly' and y.state = 'failed' and y.deleted_at is null and p.state = 'past_due')`;

interface Missing {
  payment: string;
  student: string;
  since: string;
}

/** SQL: whether a missing payment of a student has been paid, or another one since. */
export const isPaid = ({ payment, student, since }: Missing): string =>
  `exists (select from payments y where y.student_id = ${student} and y.state in ('paid', 'refunded') and not y.held
    and (y.id = ${payment} or y.paid_at > ${since}))`;

/** SQL: who pays a payment. */
export const payerOf = (payment: string): string => `(select y.user_id from payments y where y.id = ${payment})`;
