import type { Sql } from '#base/database/sql.ts';

/**
 * Locks a user's row until the transaction ends. Every change of a person's data locks it first, before a role, a phone
 * or a profile: the same order everywhere prevents deadlocks.
 * It locks only this row, and data about the person needs a statement of its own: after waiting for a lock PostgreSQL
 * joins the new version of the row with old versions of other tables, and may find nothing.
 */
export async function lockUser(sql: Sql, id: number): Promise<void> {
  await sql.query({ text: 'select from users where id = $1 for no key update', values: [id] });
}

/** Locks rows so that nothing new can name these users, in the order of their ids: for accounts that are merged. */
export async function lockWholeUsers(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.query({ text: 'select from users where id = any($1::bigint[]) order by id for update', values: [ids] });
}

/** Locks several users, in the order of their ids. */
export async function lockUsers(sql: Sql, ids: readonly number[]): Promise<void> {
  const text = 'select from users where id = any($1::bigint[]) order by id for no key update';
  await sql.query({ text, values: [ids] });
}
