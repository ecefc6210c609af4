import type { Sql } from '#base/database/sql.ts';
import type { FailureKind, Subject } from './figures.schema.ts';
import { failureKinds } from './figures.schema.ts';
import { histogramOf } from './load-histogram.ts';

const MINUTE_MS = 60_000;

/** An addition to the figures of one version. */
export interface Addition extends Subject {
  loads: readonly number[];
  failures: readonly FailureKind[];
  errors: number;
  policyReports: number;
}

const sumOf = (column: string) =>
  `(select array_agg(before + more order by place)
    from unnest(f.${column}, excluded.${column}) with ordinality as both_of (before, more, place))`;

/** In a fixed order, so that two statements never deadlock. */
const text = `
  insert into remote_figures as f (remote, version, minute, loads, failures, errors, policy_reports, histogram)
  select remote, version, $2, loads, failures, errors, policy_reports, histogram
  from jsonb_to_recordset($1::jsonb) as added
    (remote text, version text, loads int, failures int[], errors int, policy_reports int, histogram int[])
  order by remote, version
  on conflict (remote, version, minute) do update set
    loads = f.loads + excluded.loads,
    failures = ${sumOf('failures')},
    errors = f.errors + excluded.errors,
    policy_reports = f.policy_reports + excluded.policy_reports,
    histogram = ${sumOf('histogram')}`;

/** Adds to the figures of this minute. Each version occurs once in the list. */
export async function addFigures(sql: Sql, additions: readonly Addition[], now: Date, every: number): Promise<void> {
  if (additions.length === 0) return;
  const rows = additions.map(({ remote, version, loads, failures, errors, policyReports }) => ({
    remote,
    version,
    loads: loads.length * every,
    failures: failureKinds.map((kind) => failures.filter((one) => one === kind).length),
    errors,
    policy_reports: policyReports,
    histogram: histogramOf(loads).map((count) => count * every),
  }));
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  await sql.query({ name: 'figures-add', text, values: [JSON.stringify(rows), minute] });
}
