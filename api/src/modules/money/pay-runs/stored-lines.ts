import type { Sql } from '#base/database/sql.ts';
import type { LineState, PayWay } from './pay-runs.table.ts';

/** A line as stored; amounts in the smallest unit, `salary` and `repaid` of the currency of the run. */
export interface StoredLine {
  id: number;
  salary: number;
  repaid: number;
  amount: number;
  currency: string;
  rate: string;
  state: LineState;
  way: PayWay | null;
  reference: string | null;
  paidOn: string | null;
}

export interface LockedRun {
  id: number;
  /** The first day of the month. */
  first: string;
  currency: string;
}

/** Everything about a run is changed with its row locked. Null if there is none. */
export async function lockRun(sql: Sql, by: { id: number } | { first: string }): Promise<LockedRun | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['month', by.first];
  const [run] = await sql.query<LockedRun>({
    text: `select id::float8 as id, month::text as first, currency from pay_runs where ${column} = $1 for update`,
    values: [value],
  });
  return run ?? null;
}

/** A teacher's lines of a run, the latest first. */
export const linesOf = (sql: Sql, runId: number, teacherId: number): Promise<StoredLine[]> =>
  sql.query<StoredLine>({
    text: `select id::float8 as id, salary_minor::float8 as salary, repaid_minor::float8 as repaid,
        amount_minor::float8 as amount, currency, rate::text as rate, state, way, reference, paid_on::text as "paidOn"
      from pay_run_lines where run_id = $1 and teacher_id = $2 order by id desc`,
    values: [runId, teacherId],
  });

type Sums = Pick<StoredLine, 'salary' | 'repaid'>;

/** What lines that never change pay already. */
export const settledOf = (lines: readonly StoredLine[]): Sums =>
  lines
    .filter(({ state }) => state !== 'prepared')
    .reduce((sum, { salary, repaid }) => ({ salary: sum.salary + salary, repaid: sum.repaid + repaid }), {
      salary: 0,
      repaid: 0,
    });
