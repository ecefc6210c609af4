import type { Registry, RegistryEntry } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { Rejection, type ReleaseFacts, type ReleaseStore, readRegistry } from '../../registry/index.ts';
import { textTable } from '../../terminal/text-table.ts';
import { integerOf } from '../options/integer-option.ts';
import type { Call } from '../options/remote-call.ts';
import { factCells, factHeadings, factsOf } from './remote-table.ts';

const DEFAULT_MINUTES = 60;
const LONGEST_WAIT = 5000;

const figuresSchema = v.object({
  remote: v.string(),
  version: v.string(),
  loads: v.number(),
  failures: v.number(),
  errors: v.number(),
  policyReports: v.number(),
  p75: v.nullable(v.number()),
  kinds: v.record(v.string(), v.number()),
  /** Whether the academy has published the version: any browser may report another. */
  confirmed: v.optional(v.boolean(), true),
});
type Figures = v.InferOutput<typeof figuresSchema>;

/** The live version of a remote, or the browsers' reports about another version. */
type StatusRow = Partial<Omit<Figures, 'remote' | 'version' | 'confirmed'> & ReleaseFacts> & {
  name: string;
  version: string;
  state: string;
  /** Null: its build is of before, or it is no release. */
  owner?: RegistryEntry['owner'];
};

/** @throws Rejection that says what to do. */
async function readFigures({ options }: Call, minutes: number): Promise<Figures[]> {
  const { PUBLIC_URL, PORT = '3000', METRICS_TOKEN } = process.env;
  const address = options.url ?? (PUBLIC_URL || `http://localhost:${PORT}`);
  const headers: Record<string, string> = METRICS_TOKEN ? { authorization: `Bearer ${METRICS_TOKEN}` } : {};
  const signal = AbortSignal.timeout(LONGEST_WAIT);
  const response = await fetch(new URL(`/metrics/remotes?minutes=${minutes}`, address), { headers, signal }).catch(
    (error) => {
      throw new Rejection(`${address} does not respond (${error.message}): name the API with --url`);
    },
  );
  if (!response.ok)
    throw new Rejection(`${address} responded ${response.status}: set METRICS_TOKEN to the token of its metrics`);
  return v.parse(v.object({ remotes: v.array(figuresSchema) }), await response.json()).remotes;
}

function otherState(remote: string, isConfirmed: boolean): string {
  if (!isConfirmed) return 'unconfirmed';
  return remote === 'shell' ? 'shell' : 'earlier';
}

/** One row for each live version or candidate, then for versions that browsers still report. */
function statusRows({ remotes }: Registry, figures: readonly Figures[], name: string): StatusRow[] {
  const live = remotes.flatMap(({ name, version, enabled, candidate, owner }) => [
    { name, version, owner, state: enabled ? 'live' : 'disabled' },
    ...(candidate ? [{ name, version: candidate.version, owner, state: `candidate ${candidate.percent} %` }] : []),
  ]);
  const known = new Set(live.map((row) => `${row.name}@${row.version}`));
  const others = figures
    .filter(({ remote, version }) => !known.has(`${remote}@${version}`))
    .map(({ remote, version, confirmed }) => ({ name: remote, version, state: otherState(remote, confirmed) }));
  return [...live, ...others]
    .filter((row) => !name || row.name === name)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((row) => {
      const found = figures.find(({ remote, version }) => remote === row.name && version === row.version);
      if (!found) return row;
      const { remote: _remote, version: _version, confirmed: _confirmed, ...counted } = found;
      return { ...row, ...counted };
    });
}

/** With the facts in the releases that may be served. */
const withFacts = (store: ReleaseStore, rows: readonly StatusRow[]): Promise<StatusRow[]> =>
  Promise.all(
    rows.map(async (row) => {
      const isRelease = !['shell', 'earlier', 'unconfirmed'].includes(row.state);
      return isRelease ? { ...row, ...(await factsOf(store, row.name, row.version)) } : row;
    }),
  );

const FIGURES = ['LOADS', 'P75', 'FAILURES', 'ERRORS', 'BLOCKED', 'TEAM'];

function statusTable(rows: readonly StatusRow[]): string {
  const lines = rows.map((row) => {
    const { name, version, state, loads = 0, p75, failures = 0, errors = 0, policyReports, kinds } = row;
    const { checkedAt, signed = null, owner } = row;
    const met = Object.entries(kinds ?? {}).filter(([, count]) => count > 0);
    const reasons = met.map(([kind, count]) => `${kind} ${count}`).join(', ');
    return [
      name,
      version,
      state,
      ...factCells(checkedAt === undefined ? null : { checkedAt, signed }),
      String(loads),
      p75 == null ? '-' : `${p75} ms`,
      failures > 0 ? `${failures} (${reasons})` : '0',
      String(errors),
      String(policyReports ?? 0),
      owner ? `${owner.team} ${owner.channel}` : '-',
    ];
  });
  return textTable(['NAME', 'VERSION', 'STATE', ...factHeadings(), ...FIGURES], lines);
}

/** The live versions, and their health in browsers: the running API has the figures of all processes. */
export async function status(call: Call): Promise<void> {
  const { store, options, say } = call;
  const minutes = integerOf(options.minutes, 'minutes', DEFAULT_MINUTES);
  const registry = await readRegistry(store);
  const rows = await withFacts(store, statusRows(registry, await readFigures(call, minutes), options.name));
  const { revision, updatedAt, change } = registry;
  if (options.json) return say(JSON.stringify({ revision, updatedAt, change, minutes, remotes: rows }, null, 2));
  say(`revision ${revision} of ${updatedAt}${change ? ` by ${change.by}: ${change.command}` : ''}`);
  say(`figures of the last ${minutes} minutes`);
  say(statusTable(rows));
}
