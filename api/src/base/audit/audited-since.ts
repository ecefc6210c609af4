import type { Sql } from '#base/database/sql.ts';

/** The id of the newest line of the audit log. */
export async function lastAuditLine(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ id: number }>({ text: 'select coalesce(max(id), 0) as id from audit_log' });
  return row?.id ?? 0;
}

interface Asked {
  subject: string;
  ids: readonly number[];
  /** The id of a line; only later lines count. */
  after: number;
}

const sinceText = `select distinct subject_id as id from audit_log
  where subject = $1 and subject_id = any($2::bigint[]) and id > $3`;

/** Which of these subjects were changed after a given line of the audit log. */
export async function auditedSince(sql: Sql, { subject, ids, after }: Asked): Promise<Set<number>> {
  const rows = await sql.query<{ id: number }>({ text: sinceText, values: [subject, ids, after] });
  return new Set(rows.map(({ id }) => id));
}
