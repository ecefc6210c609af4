import { emptyRegistry, parseRegistry, REGISTRY_KEY, type ReleaseStore } from '@academy/platform/registry';
import type { Registry } from '@academy/shared-auth/contract';
import { type Asset, createAsset, textAsset } from './asset.ts';
import { compressLater } from './compression.ts';

/** Says what went wrong where the site goes on without it. */
export type Warn = (problem: string, cause: unknown) => void;

export interface RegistrySnapshot {
  registry: Registry;
  /** The registry's file as it is. */
  asset: Asset;
}

export interface LiveRegistry {
  /** The newest good registry known; an empty one until there is one. Never rejects. */
  current(): Promise<RegistrySnapshot>;
}

/** How long a request waits for a slow store: with a registry to go on with, and without any. */
const LONGEST_WAIT = 250;
const LONGEST_FIRST_WAIT = 5_000;

const none: RegistrySnapshot = { registry: emptyRegistry, asset: textAsset('.json', JSON.stringify(emptyRegistry)) };

/** Follows the registry of a store, and keeps the last good one when the store fails or holds nonsense. */
export function liveRegistry(store: ReleaseStore, warn: Warn, onChange: (registry: Registry) => void): LiveRegistry {
  let snapshot: RegistrySnapshot | null = null;
  let tag: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const there = await store.head(REGISTRY_KEY);
    if (there && there.tag === tag) return;
    const file = there && (await store.get(REGISTRY_KEY));
    tag = file?.tag ?? null;
    if (!file) return;
    snapshot = { registry: parseRegistry(file.bytes), asset: createAsset('.json', file.bytes) };
    compressLater(snapshot.asset);
    onChange(snapshot.registry);
  }

  function refresh(): Promise<void> {
    asking ??= ask()
      .catch((cause) => warn(`the registry of ${store.address} cannot be read`, cause))
      .finally(() => {
        asking = null;
        askedAt = performance.now();
      });
    return asking;
  }

  return {
    async current() {
      const isDue = performance.now() - askedAt >= store.freshFor;
      // Who comes while somebody is asking already goes on with what there is.
      if (snapshot && isDue && !asking) await Promise.race([refresh(), wait(LONGEST_WAIT)]);
      else if (!snapshot && isDue) await Promise.race([refresh(), wait(LONGEST_FIRST_WAIT)]);
      return snapshot ?? none;
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
