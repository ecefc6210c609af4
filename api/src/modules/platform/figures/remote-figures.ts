import type { Sql } from '#base/database/sql.ts';
import { type FailureKind, failureKinds } from './figures.schema.ts';
import { quantileOf } from './load-histogram.ts';

/**
 * The browsers' reports about one version. `p75`: three of four loads were ready within this many milliseconds; `p50`,
 * `p95` likewise.
 */
export interface RemoteFigures {
  version: string;
  loads: number;
  failures: number;
  errors: number;
  p50: number | null;
  p75: number | null;
  p95: number | null;
  policyReports: number;
  kinds: Record<FailureKind, number>;
}

interface Row {
  remote: string;
  version: string;
  loads: number;
  errors: number;
  policy_reports: number;
  failures: number[];
  histogram: number[];
}

const totals = (column: string) => `
  select remote, version, array_agg(total order by place) as ${column}
  from (
    select remote, version, place, sum(counter)::float8 as total
    from chosen, unnest(${column}) with ordinality as counters (counter, place)
    group by remote, version, place
  ) as summed
  group by remote, version`;

const text = `
  with chosen as (
    select * from remote_figures
    where minute >= date_trunc('minute', $1::timestamptz)
      and ($2::text is null or remote = $2) and ($3::text is null or version = $3)
  )
  select remote, version, sum(loads)::float8 as loads, sum(errors)::float8 as errors,
    sum(policy_reports)::float8 as policy_reports, f.failures, h.histogram
  from chosen join (${totals('failures')}) as f using (remote, version) join (${totals('histogram')}) as h using (remote, version)
  group by remote, version, f.failures, h.histogram
  order by remote, version`;

function toFigures({ version, loads, errors, policy_reports, failures, histogram }: Row): RemoteFigures {
  return {
    version,
    loads,
    failures: failures.reduce((sum, count) => sum + count, 0),
    errors,
    p50: quantileOf(histogram, 0.5),
    p75: quantileOf(histogram, 0.75),
    p95: quantileOf(histogram, 0.95),
    policyReports: policy_reports,
    kinds: Object.fromEntries(
      failureKinds.map((kind, place) => [kind, failures[place] ?? 0]),
    ) as RemoteFigures['kinds'],
  };
}

interface Choice {
  remote?: string;
  version?: string;
  /** Only figures from the minute of this time on. */
  since: Date;
}

/** Figures of all remotes, or of the chosen ones, with the remote's name. The remote `shell` is the shell. */
export async function figuresOfRemotes(sql: Sql, { remote, version, since }: Choice) {
  const values = [since, remote ?? null, version ?? null];
  const rows = await sql.query<Row>({ name: 'figures-of-remotes', text, values });
  return rows.map((row) => ({ remote: row.remote, ...toFigures(row) }));
}

/** Figures of one remote, by version, over all processes. */
export async function remoteFigures(sql: Sql, choice: Choice & { remote: string }): Promise<RemoteFigures[]> {
  const found = await figuresOfRemotes(sql, choice);
  return found.map(({ remote: _remote, ...figures }) => figures);
}

/** SQL: deletes expired figures. $1 now. */
export const expiredFigures = "delete from remote_figures where minute < $1::timestamptz - interval '14 days'";
