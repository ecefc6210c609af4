import { shownTransfers } from '#modules/money/bank-transfers/transfers-sql.ts';
import { startOfAcademyDay } from '#modules/platform/academy/academy-time.ts';

/** SQL: the start of the day of a row `dues d`, on the academy's clock. */
const dueSince = startOfAcademyDay('d.due_on');

/**
 * SQL: whether a row `dues` is paid by a transfer for it that was recorded `since`, as `> now()`, or by the rest of one
 * for a due before it. Its classes may have come before its money (D130).
 */
export const isDuePaid = (due: string, since: string): string => `(${due}.state = 'paid' and exists (
  select from ${shownTransfers} t join dues f on f.id = t.due_id where f.purchase_id = ${due}.purchase_id
    and (f.id = ${due}.id or ${due}.carried_from_minor > 0 and f.number < ${due}.number) and t.created_at ${since}))`;

/** SQL: whether a student has paid by card, or another plan by transfer, since the day of a row `dues d`. */
const paidElse = `(exists (select from payments o where o.student_id = d.student_id and o.state in ('paid', 'refunded') and not o.held
    and o.paid_at >= ${dueSince})
  or exists (select from dues o where o.student_id = d.student_id and o.purchase_id <> d.purchase_id and ${isDuePaid('o', `>= ${dueSince}`)}))`;

/**
 * SQL: dues `d` that nobody has paid or reported, with their payer (D131). A first month that is not paid has given no
 * classes, unless they came before the money (D130).
 */
export const unpaidDues = `(select d.id, d.user_id as payer_id, d.student_id, d.due_on from dues d
  where (d.number > 1 or d.credited_at is not null) and d.state in ('open', 'part') and not ${paidElse})`;

/** SQL: whether nothing is to be paid for a due any more. */
export const isDueSettled = (due: string): string =>
  `exists (select from dues d where d.id = ${due} and (d.state in ('paid', 'waived') or ${paidElse}))`;

/** SQL: the payer of a due. */
export const payerOfDue = (due: string): string => `(select d.user_id from dues d where d.id = ${due})`;
