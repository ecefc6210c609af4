import type { Sql } from '#base/database/sql.ts';

/** Handing in and marking come one after the other: whoever comes second sees what the first has done. */
export async function lockAssignment(sql: Sql, id: number): Promise<void> {
  await sql.query({ text: 'select from assignments where id = $1 for update', values: [id] });
}
