import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Metrics } from '#base/observability/metrics.ts';
import { failureKinds } from './figures.schema.ts';

type Versions = Pick<RegistryEntry, 'name' | 'version' | 'candidate'>;

/** `increase` ignores the first failure of a new series, so the series of live versions start at zero. */
export function startFailuresAtZero({ remoteFailures }: Pick<Metrics, 'remoteFailures'>, remotes: Versions[]): void {
  for (const { name: remote, version: live, candidate } of remotes)
    for (const version of candidate ? [live, candidate.version] : [live])
      for (const kind of failureKinds) remoteFailures.inc({ remote, version, kind }, 0);
}
