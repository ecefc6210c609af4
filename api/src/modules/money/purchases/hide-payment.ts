import type { Sql } from '#base/database/sql.ts';

/** Hides a payment from lists; its classes stay. @returns whether it existed. */
export async function hidePayment(sql: Sql, id: number, at: Date): Promise<boolean> {
  const text = 'update payments set deleted_at = $2 where id = $1 and deleted_at is null returning 1';
  return (await sql.query({ text, values: [id, at] })).length > 0;
}
