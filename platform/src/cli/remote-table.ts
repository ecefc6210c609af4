import type { Candidate, Registry, RegistryEntry } from '@academy/shared-auth/contract';
import { textTable } from './text-table.ts';

const HEADINGS = ['NAME', 'VERSION', 'PREVIOUS', 'MOUNT', 'ENABLED', 'DEPLOYED AT', 'CANDIDATE'];

/** A candidate with its share. */
export const describeCandidate = ({ version, percent }: Candidate): string => `${version} (${percent} %)`;

/** What `list` tells of one remote. */
export function summaryOf({
  name,
  version,
  previousVersion: previous,
  mount,
  enabled,
  candidate,
  history,
}: RegistryEntry) {
  const deployedAt = history.find((past) => past.version === version)?.deployedAt ?? null;
  return { name, version, previous, mount, enabled, deployedAt, candidate };
}

/** The registry as a table for a terminal. */
export function remoteTable(registry: Registry): string {
  const rows = registry.remotes
    .map(summaryOf)
    .map((remote) => [
      remote.name,
      remote.version,
      remote.previous ?? '-',
      remote.mount,
      remote.enabled ? 'yes' : 'no',
      remote.deployedAt ?? '-',
      remote.candidate ? describeCandidate(remote.candidate) : '-',
    ]);
  return textTable(HEADINGS, rows);
}
