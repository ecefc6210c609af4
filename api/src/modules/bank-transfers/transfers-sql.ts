/*
 * What modules above may read of bank transfers, as SQL: a plain subquery, which the planner pulls up.
 */

/** Transfers that nobody has deleted. */
export const recordedTransfers = `(select t.id, t.user_id, t.currency, t.amount_minor, t.date
  from bank_transfers t where t.deleted_at is null)`;
