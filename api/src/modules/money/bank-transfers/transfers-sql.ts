import type { LedgerSource } from '#modules/people/people/ledger/ledger-sources.ts';

/* What modules above may read of bank transfers, as SQL: a plain subquery, which the planner can inline. */

/** Transfers that are not deleted, without the note, which is only for staff. */
export const shownTransfers = `(select id, user_id, reference_number, currency, amount_minor, date, created_at, due_id
  from bank_transfers where deleted_at is null)`;

/** How many days before an invoice a transfer for it can be dated. */
const MOST_DAYS_BEFORE = 7;

/**
 * SQL: how much users have transferred in a currency for invoices since a time, in its smallest unit. Recorded since
 * then, and not dated long before: staff also record old transfers. What pays a due (D132) pays no invoice.
 */
export const transferredSince = ({ users, currency, since }: Record<'users' | 'currency' | 'since', string>): string =>
  `(select coalesce(sum(t.amount_minor), 0) from ${shownTransfers} t
    where t.user_id in (${users}) and t.due_id is null and t.currency = ${currency} and t.created_at >= ${since}
      and t.date >= (${since} at time zone 'UTC')::date - ${MOST_DAYS_BEFORE})`;

/**
 * The text of a transfer on a line of the ledger: its day. Whoever records a transfer may set the number of paid
 * classes (D41).
 */
export const ledgerTransfer: LedgerSource = {
  describe: (id) => `(select json_build_object('kind', 'bank_transfer', 'title', null, 'at', t.date::text)
    from bank_transfers t where t.id = ${id})`,
  isOf: (id, student) => `exists (select from ${shownTransfers} t where t.id = ${id} and t.user_id = ${student})`,
};

/** SQL: how much was transferred for a due, in its currency. */
export const transferredFor = (due: string): string =>
  `(select coalesce(sum(t.amount_minor), 0) from bank_transfers t
    where t.due_id = ${due}.id and t.currency = ${due}.currency and t.deleted_at is null)::bigint`;
