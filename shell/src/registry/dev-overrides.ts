import { deviceStorage } from '@academy/shared-auth';
import type { KnownRegistry, KnownRemote } from './registry.ts';

const STORAGE_KEY = 'mf-overrides';

const readOverrides = () => (deviceStorage.readJson(STORAGE_KEY) ?? {}) as Record<string, string>;

/** A development server describes its remote like a release, in `release.json` beside its manifest. */
async function overridden(remote: KnownRemote, manifestUrl: string): Promise<KnownRemote> {
  if (!remote.entry) return remote;
  const release = await fetch(new URL('release.json', manifestUrl)).then((response) => response.json());
  const entry = { ...remote.entry, ...release, entry: manifestUrl, manifest: {}, integrity: {}, previousVersion: null };
  return { ...remote, ...entry, entry, problem: null };
}

/**
 * Development builds only: remotes whose manifest the developer's local storage names are loaded from there,
 * `{"mf-timeline": "http://localhost:3101/mf-manifest.json"}`.
 */
export async function applyDevOverrides(registry: KnownRegistry): Promise<KnownRegistry> {
  const overrides = readOverrides();
  const origins = Object.values(overrides).map((url) => new URL(url).origin);
  const remotes = await Promise.all(
    registry.remotes.map((remote) => {
      const url = overrides[remote.name];
      return url ? overridden(remote, url).catch(() => remote) : remote;
    }),
  );
  return { ...registry, remotes, origins: [...registry.origins, ...origins] };
}
