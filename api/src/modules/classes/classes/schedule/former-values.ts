import { inArray } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { classes } from '../classes.table.ts';

export type ClassValues = Partial<typeof classes.$inferInsert>;

type Row = typeof classes.$inferSelect;

/** The stored values of classes, by id. */
export async function storedRows(sql: Sql, ids: readonly number[]): Promise<Map<number, Row>> {
  const rows = await sql.orm
    .select()
    .from(classes)
    .where(inArray(classes.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A row's values in the columns to change, under the same names. */
export const valuesIn = (row: Row, changed: ClassValues): object =>
  Object.fromEntries(Object.keys(changed).map((key) => [key, row[key as keyof Row]]));

/** The stored values of a class in the columns to change, under the same names. */
export async function formerValues(sql: Sql, id: number, changed: ClassValues): Promise<object> {
  const row = (await storedRows(sql, [id])).get(id);
  if (!row) throw new Error('the class is gone');
  return valuesIn(row, changed);
}
