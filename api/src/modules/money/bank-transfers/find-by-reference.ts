import type { Sql } from '#base/database/sql.ts';

interface Referenced {
  userId: number;
  /** As 2026-01-31. */
  date: string;
  dueId: number | null;
}

/** The transfer that has this reference number; undefined if the number is free. */
export async function findByReference(sql: Sql, reference: string): Promise<Referenced | undefined> {
  const [found] = await sql.query<Referenced>({
    text: `select user_id::int as "userId", date::text as date, due_id::int as "dueId" from bank_transfers
      where reference_number = $1 and deleted_at is null`,
    values: [reference],
  });
  return found;
}
