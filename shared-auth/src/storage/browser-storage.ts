/**
 * A storage of the browser, which may be forbidden, closed or full: then nothing is kept, and nothing is thrown. The
 * only way to it; `pnpm verify` rejects the bare global elsewhere.
 */
export class BrowserStorage {
  readonly #open: () => Storage;

  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** Null also where it cannot be read. */
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

  /** Whether it is kept now. */
  write(key: string, value: string): boolean {
    return this.#try((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
  }

  /** Whether it is kept now. */
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
/** Belongs to this tab, over a reload. */
export const tabStorage = new BrowserStorage(() => sessionStorage);
