/**
 * How many remotes of the registry this process serves, for monitoring. A process that has never served one, although
 * there are some, has wrong keys or an unsigned store: it is not ready, so the former processes stay in place. A
 * process that has served some stays ready, because without it shell, public pages and API would be down too.
 */
export class ServedRemotes {
  #rejected = 0;
  #named = 0;
  #hasServed = false;
  #isEmpty = false;
  readonly #needsRemotes: boolean;

  /** @param needsRemotes whether a registry without remotes is a fault: in production. */
  constructor(needsRemotes = false) {
    this.#needsRemotes = needsRemotes;
  }

  /** Stores how many remotes the registry has that was read. */
  notePublished(count: number): void {
    this.#isEmpty = count === 0;
  }

  /** Whether nothing was published yet, where something must be. */
  isEmpty(): boolean {
    return this.#needsRemotes && this.#isEmpty;
  }

  /** Stores how many remotes the registry names, and how many of them were rejected. */
  note(rejected: number, named: number): void {
    this.#rejected = rejected;
    this.#named = named;
    this.#hasServed ||= named > rejected;
  }

  /** Why this process is not ready; null if it is. */
  problem(): string | null {
    if (this.isEmpty()) return 'no remote is published, pages are empty: npm run publish-built (docs/operate.md)';
    return this.#named > 0 && !this.#hasServed ? this.word() : null;
  }

  /** A further note for the response; null for none. */
  word(): string | null {
    const served = `${this.#named - this.#rejected} of ${this.#named}`;
    return this.#rejected > 0 ? `${served} remotes of the registry are served: see the log, releases_rejected` : null;
  }
}
