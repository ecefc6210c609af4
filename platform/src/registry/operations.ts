import type { Mount, Registry, RegistryEntry, Release } from '@academy/shared-auth/contract';
import { buildProblems, readBuiltRelease } from './built-release.ts';
import { deployRelease, entryOf, rollback, setEnabled, setMount, setOrigin, versionBefore } from './change.ts';
import { changeRegistry, readPlatform, readRegistry } from './documents.ts';
import { conflicts, rejection } from './gate.ts';
import { publishRelease, readRelease } from './publish.ts';
import { Rejection, type ReleaseStore } from './store.ts';

export interface GateOptions {
  /** Lets a release pass that the platform's versions reject. What belongs to another remote stays there. */
  forceGate?: boolean;
}

async function passGate(store: ReleaseStore, release: Release, { forceGate = false }: GateOptions): Promise<void> {
  if (forceGate) return;
  const platform = await readPlatform(store);
  if (!platform)
    throw new Rejection(`${store.address} does not say which platform it serves: remote platform --shell … --api …`);
  const reason = rejection(release, platform);
  if (reason) throw new Rejection(reason);
}

/** @throws Refusal that names every problem. */
function rejectProblems({ name, version }: Release, problems: string[]): void {
  if (problems.length > 0) throw new Rejection(`${name} ${version} cannot go live:\n  - ${problems.join('\n  - ')}`);
}

/**
 * Publishes what a remote's build left in `folder` and makes it live. The registry changes only when every file is
 * in the store; until then, and when interrupted, all stays as it was.
 * @returns the remote's entry, and whether it changed.
 * @throws Refusal with the reason.
 */
export async function deployRemote(
  store: ReleaseStore,
  folder: string,
  options: GateOptions & { name?: string; at?: Date } = {},
): Promise<{ entry: RegistryEntry; changed: boolean }> {
  const at = options.at ?? new Date();
  const read = await readBuiltRelease(folder);
  const release = { ...read.release, builtAt: read.release.builtAt || at.toISOString() };
  const built = { ...read, release };
  if (options.name && options.name !== release.name)
    throw new Rejection(`${folder} holds ${release.name}, not ${options.name}`);
  await passGate(store, release, options);
  const registryBefore = await readRegistry(store);
  rejectProblems(release, [...buildProblems(built), ...conflicts(registryBefore, release, 'built')]);
  await publishRelease(store, built);
  let changed = false;
  const registry = await changeRegistry(store, (current) => {
    rejectProblems(release, conflicts(current, release, 'built'));
    const next = deployRelease(current, release, at);
    changed = next !== current;
    return next;
  });
  return { entry: entryOf(registry, release.name), changed };
}

/** Makes the version before the live one, or `to`, live again. @throws Refusal with the reason. */
export async function rollbackRemote(
  store: ReleaseStore,
  name: string,
  options: GateOptions & { to?: string; at?: Date } = {},
): Promise<RegistryEntry> {
  const registry = await changeRegistry(store, async (current) => {
    const live = entryOf(current, name);
    const target = options.to ?? live.previous?.version;
    if (!target) throw new Rejection(`${name} has no version before ${live.version}`);
    const release = await readRelease(store, name, target);
    if (!release) throw new Rejection(`${name} ${target} was never published to ${store.address}`);
    await passGate(store, release, options);
    // It was whole when it was published; others may have come to its addresses since.
    rejectProblems(release, conflicts(current, release, 'published'));
    const before = versionBefore(live, target);
    return rollback(current, release, before ? await readRelease(store, name, before) : null, options.at ?? new Date());
  });
  return entryOf(registry, name);
}

export function enableRemote(store: ReleaseStore, name: string, enabled: boolean, at = new Date()): Promise<Registry> {
  return changeRegistry(store, (registry) => setEnabled(registry, name, enabled, at));
}

export function mountRemote(store: ReleaseStore, name: string, mount: Mount, at = new Date()): Promise<Registry> {
  return changeRegistry(store, (registry) => setMount(registry, name, mount, at));
}

/** Allows or forbids an origin that remotes may be loaded from. @throws Refusal for what is no https origin. */
export async function allowOrigin(
  store: ReleaseStore,
  address: string,
  isAllowed: boolean,
  at = new Date(),
): Promise<Registry> {
  const origin = URL.canParse(address) ? new URL(address).origin : null;
  if (!origin || !/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin))
    throw new Rejection(`${address} is not an https origin such as https://cdn.example.org`);
  return changeRegistry(store, (registry) => setOrigin(registry, origin, isAllowed, at));
}
