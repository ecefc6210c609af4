import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { LedgerPage } from './ledger.schema.ts';
import { type LedgerSources, sourceOf } from './ledger-sources.ts';

type Line = Pick<LedgerPage['data'][number], 'id' | 'delta' | 'balance' | 'reason' | 'created_at'>;

/** A line of a statement; for a class with its teacher and attendance. */
export interface StatementLine extends Line {
  source: {
    kind: string;
    title: string | null;
    titleAr?: string | null;
    at: string | null;
    teacher?: string | null;
    attendance?: string | null;
  } | null;
}

interface Period {
  studentId: number;
  from: Date;
  /** Excluded. */
  until: Date;
  sources: LedgerSources;
}

/** $1 student, $2 from, $3 until. */
const text = (sources: LedgerSources) => `select
  (select coalesce(sum(delta), 0)::int from class_ledger where student_id = $1 and created_at < $2) as start,
  coalesce((select json_agg(json_build_object('id', l.id::text, 'delta', l.delta, 'balance', l.balance,
      'reason', l.reason, 'source', ${sourceOf(sources, 'l.ref')}, 'created_at', ${instantOf('l.created_at')})
      order by l.created_at, l.id)
    from (select *, sum(delta) over (order by created_at, id)::int as balance from class_ledger
      where student_id = $1) l where l.created_at >= $2 and l.created_at < $3), '[]'::json) as lines`;

/** D111: a student's remaining classes before a period, and the lines in it, oldest first. */
export async function findStatementLines(
  sql: Sql,
  { studentId, from, until, sources }: Period,
): Promise<{ start: number; lines: StatementLine[] }> {
  const [found] = await sql.query<{ start: number; lines: StatementLine[] }>({
    text: text(sources),
    values: [studentId, from, until],
  });
  return found ?? { start: 0, lines: [] };
}
