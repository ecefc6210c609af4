import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Metrics } from '#base/observability/metrics.ts';
import { failureKinds } from './figures.schema.ts';

type Versions = Pick<RegistryEntry, 'name' | 'version' | 'candidate'>;

const seriesOf = new WeakMap<object, Set<string>>();

/** Whether it was not asked before: a histogram that is set to zero again forgets what it counted. */
function isNew(metric: object, series: string): boolean {
  const known = seriesOf.get(metric) ?? new Set();
  seriesOf.set(metric, known);
  return known.size < known.add(series).size;
}

/** `increase` ignores the first failure of a new series, so the series of live versions start at zero. */
export function startFailuresAtZero(
  { remoteFailures, remoteLoads }: Pick<Metrics, 'remoteFailures' | 'remoteLoads'>,
  remotes: Versions[],
): void {
  for (const { name: remote, version: live, candidate } of remotes)
    for (const version of candidate ? [live, candidate.version] : [live]) {
      if (isNew(remoteLoads, `${remote}@${version}`)) remoteLoads.zero({ remote, version });
      for (const kind of failureKinds) remoteFailures.inc({ remote, version, kind }, 0);
    }
}
