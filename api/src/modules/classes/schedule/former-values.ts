import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { classes } from '../classes.table.ts';

export type ClassValues = Partial<typeof classes.$inferInsert>;

/** What is stored of a class in the columns that are about to change, under the same names. */
export async function formerValues(sql: Sql, id: number, changed: ClassValues): Promise<object> {
  const [row] = await sql.orm.select().from(classes).where(eq(classes.id, id));
  if (!row) throw new Error('the class is gone');
  return Object.fromEntries(Object.keys(changed).map((key) => [key, row[key as keyof typeof row]]));
}
