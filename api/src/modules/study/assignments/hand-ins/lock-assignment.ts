import type { Sql } from '#base/database/sql.ts';

/** Handing in and marking lock the assignment: the second one sees the result of the first. */
export async function lockAssignment(sql: Sql, id: number): Promise<void> {
  await sql.query({ text: 'select from assignments where id = $1 for update', values: [id] });
}
