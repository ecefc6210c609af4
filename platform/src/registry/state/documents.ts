import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { platformOffersSchema, type Registry, registrySchema } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { apiOffersSchema } from '../../api-contract/operation-use.ts';
import type { ReleaseStore, StoredFile } from '../store/store.ts';
import { emptyRegistry } from './change.ts';
import { keepComposition } from './compositions.ts';
import { withDeployments } from './deployments.ts';
import type { PlatformVersions } from './gate.ts';
import type { Reason } from './reason.ts';

export const REGISTRY_KEY = 'registry.json';
const PLATFORM_KEY = 'platform.json';
const MOST_ATTEMPTS = 25;

const platformSchema = v.object({
  shell: v.string(),
  api: v.string(),
  offers: v.optional(v.nullable(platformOffersSchema), null),
  apiOffers: v.optional(v.nullable(apiOffersSchema), null),
});

/** @throws if the text is no registry */
export function parseRegistry(bytes: Uint8Array): Registry {
  return v.parse(registrySchema, JSON.parse(new TextDecoder().decode(bytes)));
}

const toBytes = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`);
const fromFile = (file: StoredFile | null) => (file ? parseRegistry(file.bytes) : emptyRegistry);

/** The present registry; an empty one before the first deploy. */
export async function readRegistry(store: ReleaseStore): Promise<Registry> {
  return fromFile(await store.get(REGISTRY_KEY));
}

/**
 * Changes the registry atomically: `change` is applied again to the newest one whenever another process was faster.
 * Returning its argument means no change. The reason is stored in the new revision, and in the entries of the versions
 * that it made live; the composition of the one before is stored too.
 */
export async function changeRegistry(
  store: ReleaseStore,
  reason: Reason,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const file = await store.get(REGISTRY_KEY);
    const before = fromFile(file);
    const after = await change(before);
    if (after === before) return before;
    const made = { ...reason, at: after.updatedAt };
    const recorded = { ...after, change: made, remotes: await withDeployments(store, before, after, made) };
    await keepComposition(store, before);
    if (await store.replace(REGISTRY_KEY, toBytes(recorded), file?.tag ?? null)) return recorded;
    await pause(Math.random() * 20 * attempt);
  }
  throw new Error(`the registry of ${store.address} changes too often`);
}

/**
 * Writes the registry without a new revision, only if it is still the one that was read: pages notice nothing.
 * @returns false if another process was faster.
 */
export async function swapRegistry(store: ReleaseStore, read: Registry, next: Registry): Promise<boolean> {
  const file = await store.get(REGISTRY_KEY);
  if (!file || !isDeepStrictEqual(parseRegistry(file.bytes), read)) return false;
  return store.replace(REGISTRY_KEY, toBytes(next), file.tag);
}

/** The versions that remotes are checked against; null until they are set. */
export async function readPlatform(store: ReleaseStore): Promise<PlatformVersions | null> {
  const file = await store.get(PLATFORM_KEY);
  return file && v.parse(platformSchema, JSON.parse(new TextDecoder().decode(file.bytes)));
}

export async function writePlatform(store: ReleaseStore, versions: v.InferInput<typeof platformSchema>): Promise<void> {
  await store.put(PLATFORM_KEY, toBytes(v.parse(platformSchema, versions)));
}
