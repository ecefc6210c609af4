/*
 * What modules above may read of bank transfers, as SQL: a plain subquery, which the planner pulls up.
 */

/** Transfers that nobody has deleted, without the note, which is for staff. */
export const shownTransfers = `(select id, user_id, reference_number, currency, amount_minor, date
  from bank_transfers where deleted_at is null)`;
