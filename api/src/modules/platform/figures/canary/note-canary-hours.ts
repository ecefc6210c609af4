import type { FigureClaims } from '#base/auth/figure-tokens.ts';
import type { Deps } from '#base/deps.ts';
import type { PageFigures } from '../figures.schema.ts';

const HOUR_MS = 3_600_000;

/** A stored hour changes only with its first reported load or its first fault. */
const text = `
  insert into canary_hours as h (remote, since, version, person, hour, network, load_ms, is_faulty)
  select remote, since, version, person, hour, network, load_ms, is_faulty
  from jsonb_to_recordset($1::jsonb) as reported (remote text, since timestamptz, version text, person text,
    hour timestamptz, network text, load_ms int, is_faulty boolean)
  order by remote
  on conflict (remote, since, version, person, hour) do update set
    load_ms = coalesce(h.load_ms, excluded.load_ms),
    is_faulty = h.is_faulty or excluded.is_faulty
  where (h.load_ms is null and excluded.load_ms is not null) or (excluded.is_faulty and not h.is_faulty)`;

interface Reported {
  claims: FigureClaims;
  figures: readonly PageFigures[];
}

/** One row for each remote: a report that names a version twice counts once. */
function rowsOf({ figureTokens }: Pick<Deps, 'figureTokens'>, { claims, figures }: Reported) {
  return Object.entries(claims.canaries).flatMap(([remote, { since, version }]) => {
    const own = figures.filter((one) => one.remote === remote && one.version === version);
    const loads = own.flatMap((one) => one.loads);
    const isFaulty = own.some((one) => one.failures.length + one.errors.length > 0);
    if (loads.length === 0 && !isFaulty) return [];
    const ofCanary = (pseudonym: string) => figureTokens.pseudonym(`${pseudonym}|${remote}|${since}`);
    const [person, network] = [ofCanary(claims.person), ofCanary(claims.network)];
    const hour = new Date(claims.hour * HOUR_MS);
    const first = loads[0] === undefined ? null : Math.round(loads[0]);
    return [{ remote, since, version, person, hour, network, load_ms: first, is_faulty: isFaulty }];
  });
}

/** Adds a page's report to the evidence of a canary, for the versions that the page was given (ADR 82). */
export async function noteCanaryHours(
  { database, figureTokens }: Pick<Deps, 'database' | 'figureTokens'>,
  token: string,
  figures: readonly PageFigures[],
): Promise<void> {
  const claims = figureTokens.read(token);
  const rows = claims ? rowsOf({ figureTokens }, { claims, figures }) : [];
  if (rows.length > 0) await database.sql.query({ name: 'canary-hours-note', text, values: [JSON.stringify(rows)] });
}

/** SQL: deletes expired hours. $1 now. */
export const expiredCanaryHours = "delete from canary_hours where hour < $1::timestamptz - interval '30 days'";
