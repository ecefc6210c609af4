import type { Sql } from '#base/database/sql.ts';

/**
 * Locks somebody's row until the transaction ends. Whoever changes what belongs to a person does this first, before a role,
 * a phone or a profile is locked: in one order nobody waits in a circle.
 *
 * The row alone, and what is read about the person is a statement of its own: after a wait, PostgreSQL holds the new version
 * of a locked row against the old ones of joined tables, and may find nothing.
 */
export async function lockUser(sql: Sql, id: number): Promise<void> {
  await sql.query({ text: 'select from users where id = $1 for no key update', values: [id] });
}

/** The same for several, in the order of their ids. */
export async function lockUsers(sql: Sql, ids: readonly number[]): Promise<void> {
  const text = 'select from users where id = any($1::bigint[]) order by id for no key update';
  await sql.query({ text, values: [ids] });
}
