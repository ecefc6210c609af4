/**
 * A storage of the browser, which may be forbidden, closed or full: then nothing is stored, and nothing is thrown. Use
 * only this; `pnpm verify` rejects the bare global elsewhere.
 */
export class BrowserStorage {
  readonly #open: () => Storage;

  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** Null also if it cannot be read. */
  read(key: string): string | null {
    return this.#try((storage) => storage.getItem(key), null);
  }

  /**
   * The value stored by `writeJson`, to be checked: an earlier release may have stored another one. Null if it is no
   * JSON.
   */
  readJson(key: string): unknown {
    return this.#try((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown, null);
  }

  /** Returns whether it is stored now. */
  write(key: string, value: string): boolean {
    return this.#try((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
  }

  /** Returns whether it is stored now. */
  writeJson(key: string, value: unknown): boolean {
    return this.write(key, JSON.stringify(value));
  }

  remove(key: string): void {
    this.#try((storage) => storage.removeItem(key), undefined);
  }

  keys(): string[] {
    return this.#try((storage) => Object.keys(storage), []);
  }

  #try<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return use(this.#open());
    } catch {
      return otherwise;
    }
  }
}

/** The storage of this browser, for all its tabs. */
export const deviceStorage = new BrowserStorage(() => localStorage);
/** Stored for this tab, also over a reload. */
export const tabStorage = new BrowserStorage(() => sessionStorage);
