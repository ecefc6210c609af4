import { fileKey, isKey, type ReleaseStore, type SignedStore } from '@academy/platform/registry';
import type { Registry } from '@academy/shared-auth/contract';
import { LRUCache } from 'lru-cache';
import { type Asset, createAsset } from '../assets/asset.ts';
import { compressLater } from '../assets/compression.ts';

const MEMORY = 128 * 1024 * 1024;
const REMEMBER_MISSING = 2_000;

/** The files of releases, through a cache that works the same for every kind of store. */
export interface ReleaseFiles {
  /** Null if there is no such file. Rejects if the store cannot be read. */
  find(name: string, version: string, file: string): Promise<Asset | null>;
  /** Loads the live scripts into memory, so that no visitor has to wait for them. */
  warm(registry: Registry): void;
}

/** A store to serve from; only one with signed files may withdraw files. */
export type SiteStore = ReleaseStore & Partial<Pick<SignedStore, 'isStillServed'>>;

export function releaseFiles(store: SiteStore): ReleaseFiles {
  const known = new LRUCache<string, Asset>({
    maxSize: MEMORY,
    sizeCalculation: ({ bytes }) => bytes.length * 2 + 500,
  });
  const missing = new LRUCache<string, true>({ max: 5_000, ttl: REMEMBER_MISSING });
  const loading = new Map<string, Promise<Asset | null>>();

  async function load(key: string): Promise<Asset | null> {
    const file = await store.get(key);
    if (!file) {
      missing.set(key, true);
      return null;
    }
    const asset = createAsset(key, file.bytes);
    known.set(key, asset);
    compressLater(asset);
    return asset;
  }

  async function find(name: string, version: string, file: string): Promise<Asset | null> {
    const key = fileKey(name, version, file);
    const asset = known.get(key);
    if (asset) return store.isStillServed?.(key) === false ? null : asset;
    if (missing.has(key) || !isKey(key)) return null;
    const already = loading.get(key);
    if (already) return already;
    const promise = load(key).finally(() => loading.delete(key));
    loading.set(key, promise);
    return promise;
  }

  return {
    find,
    warm: (registry) => {
      for (const { name, version, files } of registry.remotes.filter((remote) => remote.enabled))
        for (const file of new Set(Object.values(files).flat())) find(name, version, file).catch(() => {});
    },
  };
}
