import { emptyRegistry, parseRegistry, REGISTRY_KEY, type ReleaseStore } from '@academy/platform/registry';
import type { Registry } from '@academy/shared-auth/contract';
import { type Asset, textAsset } from '../assets/asset.ts';
import { compressLater } from '../assets/compression.ts';
import { forPages, partsOf } from './registry-parts.ts';

/** Logs an error after which the site continues with what it has. */
export type Warn = (problem: string, cause: unknown) => void;

export interface RegistrySnapshot {
  registry: Registry;
  /** The part of it that pages need, whole. */
  asset: Asset;
  /** The same in two parts: for a page's first paint, and what it loads later. */
  parts: Readonly<Record<RegistryPart, Asset>>;
  /** The permanent address of exactly the first part's bytes. */
  url: string;
  /** Versions other than the live ones, by the remote's name; null: everybody gets it. */
  overrides: Record<string, string | null> | null;
}

type RegistryPart = 'first' | 'later';

/** @param query of an address of this composition, if it is not everybody's. */
export function snapshotOf(
  registry: Registry,
  overrides: RegistrySnapshot['overrides'] = null,
  query = '',
): RegistrySnapshot {
  const { schema, revision, updatedAt, origins } = registry;
  const remotes = registry.remotes.map(forPages);
  const head = { schema, revision, updatedAt, origins };
  const json = (content: object) => textAsset('.json', JSON.stringify(content));
  const addressOf = (part: RegistryPart, { hash }: Asset) => `/remotes.json?part=${part}&v=${hash}${query}`;
  const parts = remotes.map(partsOf);
  const later = json({ remotes: parts.map((part) => part.later) });
  const rest = { later: addressOf('later', later), ...(overrides && { overrides }) };
  const first = json({ ...head, remotes: parts.map((part) => part.first), ...rest });
  const asset = json({ ...head, remotes, ...(overrides && { overrides }) });
  return { registry, asset, parts: { first, later }, url: addressOf('first', first), overrides };
}

/** All that is sent of a registry, to be compressed. */
const assetsOf = ({ asset, parts }: RegistrySnapshot): Asset[] => [parts.first, parts.later, asset];

/** How long a request waits for a slow store: with a registry to go on with, and without any. */
const LONGEST_WAIT = 250;
const LONGEST_FIRST_WAIT = 5_000;

const none = snapshotOf(emptyRegistry);

/** Follows the registry of a store, and keeps the last good one when the store fails or holds nonsense. */
export class LiveRegistry {
  readonly #store: ReleaseStore;
  readonly #warn: Warn;
  readonly #onChange: (registry: Registry) => void;
  #snapshot: RegistrySnapshot | null = null;
  #tag: string | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | null = null;

  constructor(store: ReleaseStore, warn: Warn, onChange: (registry: Registry) => void) {
    this.#store = store;
    this.#warn = warn;
    this.#onChange = onChange;
  }

  /** The newest good registry known; an empty one until there is one. Never rejects. */
  async current(): Promise<RegistrySnapshot> {
    const isDue = performance.now() - this.#askedAt >= this.#store.freshFor;
    // During a request others continue with the present snapshot.
    if (this.#snapshot && isDue && !this.#asking) await Promise.race([this.#refresh(), wait(LONGEST_WAIT)]);
    else if (!this.#snapshot && isDue) await Promise.race([this.#refresh(), wait(LONGEST_FIRST_WAIT)]);
    return this.#snapshot ?? none;
  }

  /** Looks at the store now: something has just been changed there. Never rejects. */
  async renew(): Promise<void> {
    await this.#asking;
    await this.#refresh();
  }

  #refresh(): Promise<void> {
    this.#asking ??= this.#ask()
      .catch((cause) => this.#warn(`the registry of ${this.#store.address} cannot be read`, cause))
      .finally(() => {
        this.#asking = null;
        this.#askedAt = performance.now();
      });
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const there = await this.#store.head(REGISTRY_KEY);
    if (there && there.tag === this.#tag) return;
    const file = there && (await this.#store.get(REGISTRY_KEY));
    this.#tag = file?.tag ?? null;
    if (!file) {
      if (!this.#snapshot) this.#onChange(emptyRegistry);
      return;
    }
    this.#snapshot = snapshotOf(parseRegistry(file.bytes));
    for (const asset of assetsOf(this.#snapshot)) compressLater(asset);
    this.#onChange(this.#snapshot.registry);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
