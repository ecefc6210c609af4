import type { FailureKind } from '#/loading/failure.ts';
import type { PageEvent } from './page-events.ts';

/** In the API's form. */
interface PageFigures {
  remote: string;
  version: string;
  loads: number[];
  failures: FailureKind[];
  errors: string[];
}

/** The maximum for one version in one report. */
const MOST = 50;
const MOST_VERSIONS = 30;

/**
 * Sums the events of one page between reports. An error is counted once for its name in the page, so that a loop counts
 * as one.
 */
export class Collector {
  readonly #isSampled: boolean;
  readonly #known = new Set<string>();
  #versions = new Map<string, PageFigures>();

  /** @param isSampled whether this page also reports its load times. */
  constructor(isSampled: boolean) {
    this.#isSampled = isSampled;
  }

  add({ remote, version, load, failure, error }: PageEvent): void {
    const key = `${remote}@${version}`;
    if (error !== undefined && !this.#isNew(`${key} ${error}`)) return;
    if (load !== undefined && !this.#isSampled) return;
    const figures = this.#versions.get(key) ?? { remote, version, loads: [], failures: [], errors: [] };
    if (!this.#versions.has(key) && this.#versions.size >= MOST_VERSIONS) return;
    this.#versions.set(key, figures);
    if (load !== undefined && figures.loads.length < MOST) figures.loads.push(Math.round(load));
    if (failure !== undefined && figures.failures.length < MOST) figures.failures.push(failure);
    if (error !== undefined && figures.errors.length < MOST) figures.errors.push(error);
  }

  /** The report of new events since the last one; null without any. */
  take(): { remotes: PageFigures[] } | null {
    const remotes = [...this.#versions.values()];
    this.#versions = new Map();
    return remotes.length > 0 ? { remotes } : null;
  }

  #isNew(error: string): boolean {
    if (this.#known.has(error) || this.#known.size >= MOST) return false;
    this.#known.add(error);
    return true;
  }
}
