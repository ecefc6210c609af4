/**
 * How many remotes of the registry this process serves, for those who watch it. A process that has never served one, where
 * there are some, has the wrong keys or an unsigned store: it is not ready, and the processes before it stay in place. One
 * that has served some stays ready, for it would take shell, public pages and API along.
 */
export class ServedRemotes {
  #rejected = 0;
  #named = 0;
  #hasServed = false;

  /** Takes what a look at the registry has found. */
  note(rejected: number, named: number): void {
    this.#rejected = rejected;
    this.#named = named;
    this.#hasServed ||= named > rejected;
  }

  /** Why this process is not ready; null where it is. */
  problem(): string | null {
    return this.#named > 0 && !this.#hasServed ? this.word() : null;
  }

  /** A further note for the response; null: none. */
  word(): string | null {
    const served = `${this.#named - this.#rejected} of ${this.#named}`;
    return this.#rejected > 0 ? `${served} remotes of the registry are served: see the log, releases_rejected` : null;
  }
}
