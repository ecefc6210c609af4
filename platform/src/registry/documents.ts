import { setTimeout as pause } from 'node:timers/promises';
import { type Registry, registrySchema } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { emptyRegistry } from './change.ts';
import type { PlatformVersions } from './gate.ts';
import type { ReleaseStore, StoredFile } from './store.ts';

export const REGISTRY_KEY = 'registry.json';
const PLATFORM_KEY = 'platform.json';
const MOST_ATTEMPTS = 25;

const platformSchema = v.object({ shell: v.string(), api: v.string() });

/** @throws when the text is no registry. */
export function parseRegistry(bytes: Uint8Array): Registry {
  return v.parse(registrySchema, JSON.parse(new TextDecoder().decode(bytes)));
}

const toBytes = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`);
const fromFile = (file: StoredFile | null) => (file ? parseRegistry(file.bytes) : emptyRegistry);

/** The registry as it is; an empty one where nothing has ever been deployed. */
export async function readRegistry(store: ReleaseStore): Promise<Registry> {
  return fromFile(await store.get(REGISTRY_KEY));
}

/**
 * Changes the registry atomically: `change` is applied again to the newest one whenever somebody else was faster.
 * Returning its argument means that nothing is to change.
 */
export async function changeRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const file = await store.get(REGISTRY_KEY);
    const before = fromFile(file);
    const after = await change(before);
    if (after === before) return before;
    if (await store.replace(REGISTRY_KEY, toBytes(after), file?.tag ?? null)) return after;
    await pause(Math.random() * 20 * attempt);
  }
  throw new Error(`the registry of ${store.address} changes too often`);
}

/** The versions that remotes are checked against; null where nobody has named them yet. */
export async function readPlatform(store: ReleaseStore): Promise<PlatformVersions | null> {
  const file = await store.get(PLATFORM_KEY);
  return file && v.parse(platformSchema, JSON.parse(new TextDecoder().decode(file.bytes)));
}

export async function writePlatform(store: ReleaseStore, versions: PlatformVersions): Promise<void> {
  await store.put(PLATFORM_KEY, toBytes(v.parse(platformSchema, versions)));
}
