import type { Sql } from '#base/database/sql.ts';

/** The evidence of people's browsers about one version. */
export interface Evidence {
  /** A person's hour with the version counts once, with any number of reports. */
  hours: number;
  /** Hours with a failure or an uncaught error. */
  faultyHours: number;
  people: number;
  networks: number;
  /** The people with a fault, and their networks. */
  faultyPeople: number;
  faultyNetworks: number;
  /** Three of four first loads in an hour were ready within this many milliseconds. */
  p75: number | null;
}

export const noEvidence: Evidence = {
  hours: 0,
  faultyHours: 0,
  people: 0,
  networks: 0,
  faultyPeople: 0,
  faultyNetworks: 0,
  p75: null,
};

const text = `
  select version, count(*)::int as hours, count(*) filter (where is_faulty)::int as "faultyHours",
    count(distinct person)::int as people, count(distinct network)::int as networks,
    count(distinct person) filter (where is_faulty)::int as "faultyPeople",
    count(distinct network) filter (where is_faulty)::int as "faultyNetworks",
    round(percentile_cont(0.75) within group (order by load_ms))::int as p75
  from canary_hours where remote = $1 and since = $2 group by version`;

/** Evidence by version, for one canary of a remote. */
export async function canaryEvidence(sql: Sql, remote: string, since: Date): Promise<Map<string, Evidence>> {
  const values = [remote, since];
  const rows = await sql.query<Evidence & { version: string }>({ name: 'canary-evidence', text, values });
  return new Map(rows.map(({ version, ...evidence }) => [version, evidence]));
}
