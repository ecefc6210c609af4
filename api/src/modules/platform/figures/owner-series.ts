import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Metrics } from '#base/observability/metrics.ts';

/** The shell is reported like a remote. */
const shell = { name: 'shell', owner: { team: 'platform', channel: '#platform', runbook: 'docs/operate.md' } };

/** Names who is asked about each remote that is live. A build of before names nobody: its labels are empty. */
export function nameOwners(
  { remoteOwner }: Pick<Metrics, 'remoteOwner'>,
  remotes: readonly Pick<RegistryEntry, 'name' | 'owner'>[],
): void {
  remoteOwner.reset();
  for (const { name: remote, owner } of [shell, ...remotes])
    remoteOwner.set({ remote, ...(owner ?? { team: '', channel: '', runbook: '' }) }, 1);
}
