import type { Registry, RegistryEntry, Release } from '@academy/shared-auth/contract';

/** The registry entry in a page for a release from source. */
export function sourceEntry(release: Release, { remotes }: Pick<Registry, 'remotes'>): RegistryEntry {
  const mount = remotes.find(({ name }) => name === release.name)?.mount ?? 'route';
  return {
    ...release,
    enabled: true,
    offNow: false,
    mount,
    previousVersion: null,
    previous: null,
    candidate: null,
    history: [],
  };
}
