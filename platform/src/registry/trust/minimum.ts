import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { PublishedRelease } from '../release/built-release.ts';
import { Rejection, type ReleaseStore } from '../store/store.ts';
import { isSigned, signed } from './keys.ts';

const keyOf = (name: string) => `minimums/${name}.json`;

const minimumSchema = v.object({
  /** Distinguishes it from other documents that the same keys sign. */
  kind: v.literal('minimum'),
  name: v.string(),
  /** The oldest release that is served. */
  version: v.string(),
  /** The time of its signature: releases signed before are older. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  /** When it was set: of two, the later one counts. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** The oldest release of a remote that a site with keys serves. */
export type Minimum = v.InferOutput<typeof minimumSchema>;

function parseMinimum(bytes: Uint8Array, name: string): Minimum | null {
  const minimum = v.safeParse(v.pipe(v.string(), v.parseJson(), minimumSchema), new TextDecoder().decode(bytes));
  return minimum.success && minimum.output.name === name ? minimum.output : null;
}

/** The stored minimum, signed or not; null for a remote without one. */
export async function readMinimum(store: ReleaseStore, name: string): Promise<Minimum | null> {
  const file = await store.get(keyOf(name));
  return file && parseMinimum(file.bytes, name);
}

/** Whether a release is older than the minimum. */
export const isBelow = (
  { builtAt }: Pick<PublishedRelease, 'builtAt'>,
  minimum: Pick<Minimum, 'since'> | null,
): boolean => minimum !== null && !(new Date(builtAt) >= new Date(minimum.since));

export const belowText = ({ name, version }: { name: string; version: string }, { version: oldest }: Minimum) =>
  `${name} ${version} is older than ${oldest}, the oldest release of it that is served: remote minimum ${name}`;

/** @throws Rejection if a release in the store is older than its minimum: the site would not serve it. */
export async function rejectBelowMinimum(
  store: ReleaseStore,
  release: Pick<PublishedRelease, 'name' | 'version' | 'builtAt'>,
): Promise<void> {
  const minimum = await readMinimum(store, release.name);
  if (minimum && isBelow(release, minimum)) throw new Rejection(belowText(release, minimum));
}

/** Signs and stores the oldest release of a remote that is served. */
export async function writeMinimum(
  store: ReleaseStore,
  oldest: Pick<Minimum, 'name' | 'version' | 'since'>,
  { key, at }: { key: KeyObject; at: Date },
): Promise<Minimum> {
  const minimum: Minimum = { kind: 'minimum', ...oldest, at: at.toISOString() };
  await store.put(keyOf(oldest.name), new TextEncoder().encode(JSON.stringify(signed(minimum, key))));
  return minimum;
}

/** Stores signed minimums where writers of the release store cannot delete them. */
export interface MinimumMemory {
  /** The signed document of a remote; null: none is known. */
  read(name: string): Promise<Uint8Array | null>;
  keep(name: string, document: Uint8Array): Promise<void>;
}

const later = (one: Minimum | null, other: Minimum | null) =>
  one && other && one.at < other.at ? other : (one ?? other);

/**
 * The signed minimums as a site follows them. A writer of the store could delete one, or restore an earlier one: so the
 * latest one ever seen counts, in this process and, with a memory, in all.
 */
export class SignedMinimums {
  readonly #store: ReleaseStore;
  readonly #keys: readonly KeyObject[];
  readonly #memory: MinimumMemory | null;
  readonly #known = new Map<string, Minimum | null>();

  constructor(store: ReleaseStore, keys: readonly KeyObject[], memory: MinimumMemory | null) {
    this.#store = store;
    this.#keys = keys;
    this.#memory = memory;
  }

  /** The minimum as last read. */
  known(name: string): Minimum | null {
    return this.#known.get(name) ?? null;
  }

  async of(name: string): Promise<Minimum | null> {
    return this.#known.has(name) ? this.known(name) : this.renew(name);
  }

  /** Reads the store and the memory again. */
  async renew(name: string): Promise<Minimum | null> {
    const file = await this.#store.get(keyOf(name));
    const stored = file && this.#verified(file.bytes, name);
    const kept = this.#memory && (await this.#memory.read(name));
    const remembered = kept && this.#verified(kept, name);
    const latest = later(later(stored, remembered), this.known(name));
    if (file && stored && stored === latest && stored.at !== remembered?.at) await this.#memory?.keep(name, file.bytes);
    this.#known.set(name, latest);
    return latest;
  }

  #verified(bytes: Uint8Array, name: string): Minimum | null {
    const minimum = parseMinimum(bytes, name);
    return minimum && isSigned(bytes, this.#keys) ? minimum : null;
  }
}
