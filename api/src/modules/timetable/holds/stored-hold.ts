import { rowColumns } from '#base/database/row-columns.ts';
import type { Sql } from '#base/database/sql.ts';
import { holds } from './holds.table.ts';

/** A hold as it is stored. */
export type StoredHold = typeof holds.$inferSelect;

const text = `select ${rowColumns(holds, 'h')} from holds h where h.id = $1`;

export async function findHold(sql: Sql, id: number): Promise<StoredHold | undefined> {
  const [found] = await sql.query<StoredHold>({ text, values: [id] });
  return found;
}

/** Locks a hold. The caller must have locked its student before. */
export async function lockHold(sql: Sql, id: number): Promise<StoredHold | undefined> {
  await sql.query({ text: 'select from holds where id = $1 for no key update', values: [id] });
  return findHold(sql, id);
}
