import { fileKey, type ReleaseStore, readRegistry, readShellVersions } from '@academy/platform/registry';
import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Deps } from '#base/deps.ts';
import type { Subject } from './figures.schema.ts';

const REMEMBERED_MS = 15_000;
/** Versions that nothing confirms, in an hour: of one network, and of all. */
export const MOST_UNCONFIRMED_OF_NETWORK = 10;
export const MOST_UNCONFIRMED = 100;
const HOUR_MS = 3_600_000;

/** `confirmed`: the academy has published it. `unconfirmed`: there is room to believe in it. */
export type Standing = 'confirmed' | 'unconfirmed' | 'unknown';

const versionsOf = ({ version, previousVersion, candidate, history }: RegistryEntry) => [
  version,
  previousVersion,
  candidate?.version,
  ...history.map((past) => past.version),
];

/** A release that the registry does not name: one that is previewed, or was live long ago. */
async function isStored(store: ReleaseStore, { remote, version }: Subject): Promise<boolean> {
  if (remote === 'shell') return false;
  return (await store.head(fileKey(remote, version, 'release.json')).catch(() => null)) !== null;
}

/**
 * Says of which versions figures are taken. Anybody may send some: rows must not grow with the versions that somebody
 * makes up, and metrics know only what the academy has published.
 */
export class KnownSubjects {
  readonly #store: ReleaseStore | null;
  readonly #servedShells: ReadonlySet<string>;
  /** By version: whether the store has it. */
  readonly #others = new Map<string, Standing>();
  readonly #room = new Map<string, number>();
  #published = new Set<string>();
  #readAt = Number.NEGATIVE_INFINITY;
  #hourBegan = performance.now();

  constructor(store: ReleaseStore | null, servedShells: ReadonlySet<string>) {
    this.#store = store;
    this.#servedShells = servedShells;
  }

  /** Whether the academy has published it, as far as that is known without room. */
  async isConfirmed({ remote, version }: Subject): Promise<boolean> {
    if (remote === 'shell' && this.#servedShells.has(version)) return true;
    if (this.#store) await this.#read(this.#store);
    const subject = `${remote}@${version}`;
    return this.#published.has(subject) || this.#others.get(subject) === 'confirmed';
  }

  /** @param network who says so: one alone cannot take all the room. */
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
    // A store that cannot be read takes nothing back.
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
