import type { Registry, RegistryEntry } from '@academy/shared-auth/contract';

const HEADINGS = ['NAME', 'VERSION', 'PREVIOUS', 'MOUNT', 'ENABLED', 'DEPLOYED AT'];

/** What `list` tells of one remote. */
export function summaryOf({ name, version, previous, mount, enabled, history }: RegistryEntry) {
  const deployedAt = history.find((past) => past.version === version)?.deployedAt ?? null;
  return { name, version, previous: previous?.version ?? null, mount, enabled, deployedAt };
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
    ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [HEADINGS, ...rows].map(line).join('\n');
}
