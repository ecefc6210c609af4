import { containsIndexed } from '#base/database/folded.ts';
import { boughtTitleAr } from '#modules/money/packages/offered-package.ts';
import type { LedgerSource } from '#modules/people/people/ledger/ledger-sources.ts';

/* What modules above may read of payments, as SQL: plain subqueries, which the planner inlines. */

/** Payments that are not deleted, with the columns by which lists filter and sort. */
export const listedPayments = `(select id, user_id, student_id, purchase_id, kind, state, held, currency, amount_minor,
  unreturned, created_at from payments where deleted_at is null)`;

/** Payments that are not deleted, with what was bought. */
export const shownPayments = `(select y.id, y.purchase_id, y.user_id, y.student_id, y.kind, y.account, y.number, y.intent_id, y.charge_id, y.pdf_url, y.page_url,
  y.receipt_url, y.state, y.held, y.currency, y.amount_minor, y.refunded_minor, y.discount_minor, y.paid_at, y.created_at, p.title, ${boughtTitleAr('p')} as title_ar,
  y.unreturned from payments y join purchases p on p.id = y.purchase_id where y.deleted_at is null)`;

/** All payments with received money, with what was bought. */
export const paidPayments = `(select y.id, y.user_id, y.student_id, y.kind, y.number, y.currency, y.amount_minor, y.refunded_minor,
  y.refunded_at, coalesce(y.paid_at, y.created_at) as paid_at, p.title, ${boughtTitleAr('p')} as title_ar, p.classes_num from payments y
  join purchases p on p.id = y.purchase_id where y.state in ('paid', 'refunded') and y.currency is not null and y.amount_minor > 0)`;

/** Refunds of payments that are not deleted, as lines by time; negative if the money returned (D51). */
export const shownRefunds = `(select r.id, r.minor, r.at, y.currency, y.number, y.user_id, y.student_id
  from payment_refunds r join payments y on y.id = r.payment_id where y.deleted_at is null)`;

/**
 * SQL: which of these payments, `i`, have a search term in number or title, by indexes. @param length of the folded
 * term.
 */
export const paymentsFound = (searchTerm: string, length: number): string =>
  `i.id = any (array(select id from payments where ${containsIndexed('fold_text(number)', searchTerm, length)}))
    or i.purchase_id = any (array(select id from purchases where ${containsIndexed('fold_text(title)', searchTerm, length)}))`;

/** The total number of these payments, by kind, state and currency, as parameters or null. */
export const paymentTotal = (kind: string, state: string, currency: string): string =>
  `(select coalesce(sum(total), 0)::int from payment_counts where kind = ${kind}
    and (${state} is null or payment_counts.state = ${state}) and (${currency} is null or payment_counts.currency = ${currency}))`;

/** SQL: when the subscription of a payment renews next; null if it does not. */
export const renewsNext = (payment: string): string => `(select coalesce(p.period_ends_at, p.renews_at) from payments y
  join purchases p on p.id = y.purchase_id
  where y.id = ${payment} and p.kind = 'monthly' and p.state = 'active' and p.ends_at is null)`;

/** SQL: since when a student's last purchase is paid (D119); null without one. */
export const paidSince = (student: string): string => `(select min(y.paid_at) from payments y where y.state = 'paid'
  and not y.held and y.purchase_id = (select max(x.purchase_id) from payments x where x.student_id = ${student}
    and x.state = 'paid' and not x.held))`;

/** SQL: the first payments for students, with their payers, as rows `student_id, user_id, paid_at`. */
export const paidStudents = `(select y.student_id, y.user_id, min(y.paid_at) as paid_at from payments y
  where y.state = 'paid' and not y.held group by y.student_id, y.user_id)`;

/** The text of a payment on a line of the ledger: the package at the time of the purchase. */
export const ledgerPayment: LedgerSource = {
  describe: (
    id,
  ) => `(select json_build_object('kind', 'payment', 'title', p.title, 'titleAr', ${boughtTitleAr('p')}, 'at', null)
    from payments y join purchases p on p.id = y.purchase_id where y.id = ${id})`,
};
