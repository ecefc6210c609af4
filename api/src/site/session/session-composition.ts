import { isKey, parseRelease, registeredPart } from '@academy/platform/registry';
import type { Registry, RegistryEntry, Release } from '@academy/shared-auth/contract';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { compressQuickly } from '../assets/compression.ts';
import { type LiveRegistry, type RegistrySnapshot, snapshotOf, type Warn } from '../releases/live-registry.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';

/** Other versions for one request: a version by the remote's name; null: the remote is off. */
export type Overrides = ReadonlyMap<string, string | null>;

/** Returns the other versions of a request; none for most requests. A failing source counts as none. */
export type OverrideSource = (c: Context, registry: Registry) => Promise<Overrides>;

const noOverrides: Overrides = new Map();

/** The compositions from which pages are made: the live one, and those of certain requests. */
export interface Compositions {
  of(c: Context): Promise<RegistrySnapshot>;
  /** The composition with the overrides in a snapshot's address, which another process may have made. */
  named(text: string): Promise<RegistrySnapshot>;
}

interface CompositionDeps {
  registry: LiveRegistry;
  releases: ReleaseFiles;
  /** The first source that names a remote decides about it. */
  sources: readonly OverrideSource[];
  warn: Warn;
}

const MOST_KEPT = 100;
const MOST_OVERRIDES = 64;
const OFF = 'off';

/** The headers of responses that are made for one session. */
export const ONE_SESSION = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };

const textOf = (overrides: Overrides): string =>
  [...overrides].map(([name, version]) => `${name}@${version ?? OFF}`).join(',');

function parseOverrides(text: string): Overrides {
  const parts = text.split(',', MOST_OVERRIDES).map((part) => part.split('@'));
  const known = parts.flatMap(([name = '', version = '']) =>
    isKey(name) && isKey(version) ? [{ name, version }] : [],
  );
  return new Map(known.map(({ name, version }) => [name, version === OFF ? null : version]));
}

/** The overrides that differ from the live versions, by name. */
function differing({ remotes }: Registry, overrides: Overrides): Overrides {
  const live = new Map(remotes.map((remote) => [remote.name, remote]));
  return new Map(
    [...overrides]
      .filter(([name, version]) => {
        const entry = live.get(name);
        return version === null ? entry?.enabled : version !== entry?.version;
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * A remote that an operator has switched off stays off. A version has the live one as its fallback, but not if it was
 * live before.
 */
function entryWith(live: RegistryEntry | undefined, release: Release): RegistryEntry {
  const { enabled = true, offNow = false, mount = 'route', version = null, previousVersion = null } = live ?? {};
  const fallback = previousVersion === release.version ? null : version;
  return {
    ...release,
    enabled,
    offNow,
    mount,
    previousVersion: fallback,
    previous: null,
    candidate: null,
    history: [],
  };
}

function overridden(registry: Registry, overrides: Overrides, releases: readonly Release[]): Registry {
  const live = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  const kept = registry.remotes
    .filter(({ name }) => !overrides.get(name))
    .map((entry) => (overrides.has(entry.name) ? { ...entry, enabled: false } : entry));
  const remotes = [...kept, ...releases.map((release) => entryWith(live.get(release.name), release))];
  return { ...registry, remotes: remotes.sort((one, other) => one.name.localeCompare(other.name, 'en')) };
}

class SessionCompositions implements Compositions {
  readonly #deps: CompositionDeps;
  readonly #described = new LRUCache<string, Release>({ max: MOST_KEPT });
  readonly #snapshots = new LRUCache<string, RegistrySnapshot>({ max: MOST_KEPT });

  constructor(deps: CompositionDeps) {
    this.#deps = deps;
  }

  async of(c: Context): Promise<RegistrySnapshot> {
    const live = await this.#deps.registry.current();
    const found = new Map<string, string | null>();
    for (const source of this.#deps.sources)
      for (const [name, version] of await this.#ask(source, c, live.registry))
        if (!found.has(name)) found.set(name, version);
    return this.#with(live, found);
  }

  async named(text: string): Promise<RegistrySnapshot> {
    return this.#with(await this.#deps.registry.current(), parseOverrides(text));
  }

  async #ask(source: OverrideSource, c: Context, registry: Registry): Promise<Overrides> {
    try {
      return await source(c, registry);
    } catch (cause) {
      this.#deps.warn('a source of overrides failed: the page is made without it', cause);
      return noOverrides;
    }
  }

  async #with(live: RegistrySnapshot, given: Overrides): Promise<RegistrySnapshot> {
    const asked = differing(live.registry, given);
    if (asked.size === 0) return live;
    const versions = [...asked].flatMap(([name, version]) => (version === null ? [] : [{ name, version }]));
    const found = await Promise.all(versions.map(({ name, version }) => this.#describe(name, version)));
    const releases = found.filter((release) => release !== null);
    const names = new Set(releases.map(({ name }) => name));
    const overrides = new Map([...asked].filter(([name, version]) => version === null || names.has(name)));
    return overrides.size === 0 ? live : this.#compose(live, overrides, releases);
  }

  async #compose(live: RegistrySnapshot, overrides: Overrides, releases: Release[]): Promise<RegistrySnapshot> {
    const text = textOf(overrides);
    const key = `${live.asset.hash} ${text}`;
    const known = this.#snapshots.get(key);
    if (known) return known;
    const query = `&with=${encodeURIComponent(text)}`;
    const snapshot = snapshotOf(overridden(live.registry, overrides, releases), Object.fromEntries(overrides), query);
    await Promise.all(Object.values(snapshot.parts).map(compressQuickly));
    this.#snapshots.set(key, snapshot);
    return snapshot;
  }

  /** Null for a version that was never published, or was pruned. */
  async #describe(name: string, version: string): Promise<Release | null> {
    const key = `${name}@${version}`;
    try {
      // Read each time, mostly from memory: a site with keys may have stopped serving it.
      const file = await this.#deps.releases.find(name, version, 'release.json');
      if (!file) return null;
      const known = this.#described.get(`${key} ${file.hash}`);
      if (known) return known;
      const release = registeredPart(parseRelease(file.bytes, key));
      if (release.name !== name || release.version !== version) return null;
      this.#described.set(`${key} ${file.hash}`, release);
      return release;
    } catch (cause) {
      this.#deps.warn(`${key} cannot be read: the page is made without it`, cause);
      return null;
    }
  }
}

export const sessionCompositions = (deps: CompositionDeps): Compositions => new SessionCompositions(deps);
