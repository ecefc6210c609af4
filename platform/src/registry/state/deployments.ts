import type { Registry, RegistryChange, RegistryEntry } from '@academy/shared-auth/contract';
import type { ReleaseStore } from '../store/store.ts';
import { type Composition, compositionOf, compositionsBefore } from './compositions.ts';

/** By the remote's name, the change that made its live version live; null: unknown. */
export type Deployments = ReadonlyMap<string, RegistryChange | null>;

const versionIn = ({ remotes }: Composition, name: string) => remotes.find((remote) => remote.name === name)?.version;

/**
 * The actor and time of each live version. The entries contain them; for entries of an older command line, the
 * compositions in the store do, however many there are.
 */
export async function readDeployments(store: ReleaseStore, registry: Registry): Promise<Deployments> {
  const found = new Map<string, RegistryChange | null>();
  for (const { name, deployed } of registry.remotes) if (deployed !== undefined) found.set(name, deployed);
  const missing = () => registry.remotes.filter(({ name }) => !found.has(name));
  if (missing().length === 0) return found;
  let newer = compositionOf(registry);
  for await (const older of compositionsBefore(store, registry)) {
    for (const { name, version } of missing()) if (versionIn(older, name) !== version) found.set(name, newer.change);
    newer = older;
    if (missing().length === 0) return found;
  }
  // The very first revision made all its versions live.
  for (const { name } of missing()) found.set(name, newer.revision === 1 ? newer.change : null);
  return found;
}

/** The entries after a change, each with the change that made its version live: this one, or the known one. */
export async function withDeployments(
  store: ReleaseStore,
  before: Registry,
  after: Registry,
  change: RegistryChange,
): Promise<RegistryEntry[]> {
  const known = await readDeployments(store, before);
  const versions = new Map(before.remotes.map(({ name, version }) => [name, version]));
  return after.remotes.map((entry) => {
    const isSame = versions.get(entry.name) === entry.version;
    return { ...entry, deployed: isSame ? (known.get(entry.name) ?? null) : change };
  });
}
