import { fileKey, type ReleaseStore, readRegistry, readShellVersions } from '@academy/platform/registry';
import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Deps } from '#base/deps.ts';
import type { Subject } from './figures.schema.ts';

const REMEMBERED_MS = 15_000;
/** The most unconfirmed versions per hour: of one network, and of all networks. */
export const MOST_UNCONFIRMED_OF_NETWORK = 10;
export const MOST_UNCONFIRMED = 100;
const HOUR_MS = 3_600_000;

/** `confirmed`: the academy has published it. `unconfirmed`: it is unknown, but within the limit. */
export type Standing = 'confirmed' | 'unconfirmed' | 'unknown';

const versionsOf = ({ version, previousVersion, candidate, history }: RegistryEntry) => [
  version,
  previousVersion,
  candidate?.version,
  ...history.map((past) => past.version),
];

/** A stored release that the registry does not name: a preview, or a former live version. */
async function isStored(store: ReleaseStore, { remote, version }: Subject): Promise<boolean> {
  if (remote === 'shell') return false;
  return (await store.head(fileKey(remote, version, 'release.json')).catch(() => null)) !== null;
}

/**
 * Decides for which versions figures are accepted. Anybody may send some: rows must not grow with invented versions,
 * and metrics have only versions that the academy has published.
 */
export class KnownSubjects {
  readonly #store: ReleaseStore | null;
  readonly #servedShells: ReadonlySet<string>;
  /** For each version, whether the store has it. */
  readonly #others = new Map<string, Standing>();
  readonly #room = new Map<string, number>();
  #published = new Set<string>();
  #readAt = Number.NEGATIVE_INFINITY;
  #hourBegan = performance.now();

  constructor(store: ReleaseStore | null, servedShells: ReadonlySet<string>) {
    this.#store = store;
    this.#servedShells = servedShells;
  }

  /** Whether the academy has published it, without using up room for unknown versions. */
  async isConfirmed({ remote, version }: Subject): Promise<boolean> {
    if (remote === 'shell' && this.#servedShells.has(version)) return true;
    if (this.#store) await this.#read(this.#store);
    const subject = `${remote}@${version}`;
    return this.#published.has(subject) || this.#others.get(subject) === 'confirmed';
  }

  /** @param network the sender's network: one network cannot use up all the room. */
  async standingOf({ remote, version }: Subject, network: string): Promise<Standing> {
    if (await this.isConfirmed({ remote, version })) return 'confirmed';
    const subject = `${remote}@${version}`;
    const known = this.#others.get(subject);
    if (known) return known;
    if (!this.#takeRoom(network)) return 'unknown';
    const isThere = this.#store && (await isStored(this.#store, { remote, version }));
    const standing = isThere ? 'confirmed' : 'unconfirmed';
    this.#others.set(subject, standing);
    return standing;
  }

  #takeRoom(network: string): boolean {
    if (performance.now() - this.#hourBegan > HOUR_MS) {
      this.#others.clear();
      this.#room.clear();
      this.#hourBegan = performance.now();
    }
    const taken = this.#room.get(network) ?? 0;
    if (taken >= MOST_UNCONFIRMED_OF_NETWORK || this.#others.size >= MOST_UNCONFIRMED) return false;
    this.#room.set(network, taken + 1);
    return true;
  }

  async #read(store: ReleaseStore): Promise<void> {
    if (performance.now() - this.#readAt < REMEMBERED_MS) return;
    this.#readAt = performance.now();
    const [{ remotes }, shells] = await Promise.all([
      readRegistry(store).catch(() => ({ remotes: [] as RegistryEntry[] })),
      readShellVersions(store).catch(() => []),
    ]);
    const published = [
      ...remotes.flatMap((entry) => versionsOf(entry).map((version) => `${entry.name}@${version}`)),
      ...shells.map((version) => `shell@${version}`),
    ];
    // If the store cannot be read, known versions stay.
    if (published.length > 0) this.#published = new Set(published);
  }
}

const known = new WeakMap<object, KnownSubjects>();

/** The known subjects of this process, for its store. */
export function knownSubjects(deps: Pick<Deps, 'releases' | 'servedShells'>): KnownSubjects {
  const key = deps.releases ?? deps.servedShells;
  const found = known.get(key) ?? new KnownSubjects(deps.releases, deps.servedShells);
  known.set(key, found);
  return found;
}
