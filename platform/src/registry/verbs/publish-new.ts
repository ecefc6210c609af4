import type { RegistryEntry } from '@academy/shared-auth/contract';
import { readBuiltRelease } from '../release/built-release.ts';
import { readRegistry } from '../state/documents.ts';
import { unnamedReason } from '../state/reason.ts';
import type { ReleaseStore } from '../store/store.ts';
import { type ChangeOptions, type GateOptions, rejectUncheckedBuilds } from './admission.ts';
import { applyReleases } from './apply.ts';
import { wasLive } from './operations.ts';

/**
 * Publishes the builds in `folders` (by the remote's name) that were never live, as one composition: all of them or
 * none, so that a page may move from one to another. A version that was live before stays live or not, as it is.
 * @returns the entries that went live.
 * @throws Rejection with all conflicts between them.
 */
export async function publishNew(
  store: ReleaseStore,
  folders: ReadonlyMap<string, string>,
  { reason = unnamedReason('publish'), ...options }: GateOptions & ChangeOptions = {},
): Promise<RegistryEntry[]> {
  const { remotes: live } = await readRegistry(store);
  const remotes: { name: string; dist: string }[] = [];
  for (const [name, dist] of folders) {
    const { release } = await readBuiltRelease(dist);
    const entry = live.find((remote) => remote.name === name);
    if (!(await wasLive(store, entry, release.version))) remotes.push({ name, dist });
  }
  if (remotes.length === 0) return [];
  await rejectUncheckedBuilds(new Map(remotes.map(({ name, dist }) => [name, dist])), options);
  const registry = await applyReleases(store, { remotes }, { reason, ...options });
  const names = new Set(remotes.map(({ name }) => name));
  return registry.remotes.filter(({ name }) => names.has(name));
}
