import { type ReleaseStore, readRegistry } from '@academy/platform/registry';
import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Subject } from './figures.schema.ts';

const REMEMBERED_MS = 15_000;
/** Versions that the registry does not name, in an hour: shells, and what was live long ago. */
export const MOST_UNCONFIRMED = 100;
const HOUR_MS = 3_600_000;

const versionsOf = ({ version, previousVersion, candidate, history }: RegistryEntry) => [
  version,
  previousVersion,
  candidate?.version,
  ...history.map((past) => past.version),
];

/**
 * Says of which versions figures are taken. Anybody may send some: rows and labels must not grow with the versions that
 * somebody makes up.
 */
export class KnownSubjects {
  readonly #unconfirmed = new Set<string>();
  #confirmed = new Set<string>();
  #readAt = Number.NEGATIVE_INFINITY;
  #hourBegan = performance.now();

  async isKnown(store: ReleaseStore | null, { remote, version }: Subject): Promise<boolean> {
    if (store) await this.#read(store);
    const subject = `${remote}@${version}`;
    if (this.#confirmed.has(subject) || this.#unconfirmed.has(subject)) return true;
    if (!this.#hasRoom()) return false;
    this.#unconfirmed.add(subject);
    return true;
  }

  #hasRoom(): boolean {
    if (performance.now() - this.#hourBegan > HOUR_MS) {
      this.#unconfirmed.clear();
      this.#hourBegan = performance.now();
    }
    return this.#unconfirmed.size < MOST_UNCONFIRMED;
  }

  async #read(store: ReleaseStore): Promise<void> {
    if (performance.now() - this.#readAt < REMEMBERED_MS) return;
    this.#readAt = performance.now();
    const { remotes } = await readRegistry(store).catch(() => ({ remotes: [] as RegistryEntry[] }));
    if (remotes.length === 0) return;
    this.#confirmed = new Set(
      remotes.flatMap((entry) => versionsOf(entry).map((version) => `${entry.name}@${version}`)),
    );
  }
}
