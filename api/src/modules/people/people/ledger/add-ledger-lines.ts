import type { Sql } from '#base/database/sql.ts';

interface NewLines {
  reason: 'import';
  ref: string;
  actorId: number;
  createdAt: Date;
  lines: readonly { studentId: number; delta: number }[];
}

const addText = `insert into class_ledger (student_id, delta, reason, ref, actor_id, created_at)
  select "studentId", delta, $2, $3, $4, $5 from json_to_recordset($1::json) l("studentId" bigint, delta int)
  returning id`;

/** Lines of many locked students in one statement; opening balances notify nobody. @returns the ids of the lines. */
export async function addLedgerLines(
  sql: Sql,
  { reason, ref, actorId, createdAt, lines }: NewLines,
): Promise<number[]> {
  if (lines.length === 0) return [];
  const values = [JSON.stringify(lines), reason, ref, actorId, createdAt];
  return (await sql.query<{ id: number }>({ text: addText, values })).map(({ id }) => id);
}

/** Which of these students have a line that is newer than this one. */
export async function studentsWithOtherLines(sql: Sql, ids: readonly number[], after: number): Promise<Set<number>> {
  const text = 'select distinct student_id as id from class_ledger where student_id = any($1::bigint[]) and id > $2';
  const rows = await sql.query<{ id: number }>({ text, values: [ids, after] });
  return new Set(rows.map(({ id }) => id));
}
