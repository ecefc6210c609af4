import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type RouteObject,
  resolvePath,
  type To,
} from 'react-router-dom';

export interface RouterState {
  location: Location;
  /** How the page came to the location. */
  historyAction: NavigationType;
  /** Whether the navigation keeps the page's scroll position. */
  preventScrollReset: boolean;
}

interface Move {
  currentLocation: Location;
  nextLocation: Location;
  historyAction: NavigationType;
}
export type ShouldBlock = (move: Move) => boolean;

/** A blocked navigation that waits for one of the two calls. */
export interface HeldNavigation {
  proceed: () => void;
  reset: () => void;
}

interface Guard {
  shouldBlock: ShouldBlock;
  /** Null: no navigation is blocked now. */
  onChange: (held: HeldNavigation | null) => void;
}

/** The data in an entry of the browser's history, with the names that react-router's own histories use. */
interface HistoryEntry {
  usr?: unknown;
  key?: string;
  /** Its position in the session's history. */
  idx?: number;
  /** The path of the entry before it, if this page has made both. */
  from?: string;
}

const currentEntry = (): HistoryEntry => window.history.state ?? {};
const newKey = () => Math.random().toString(36).slice(2, 10);

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr, key } = currentEntry();
  return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' } as Location;
}

const isSame = (one: Location, other: Location) => one.key === other.key && createPath(one) === createPath(other);

/**
 * The browser's history as a router that guards can block. react-router's own data router can do that too, besides
 * loaders, actions and fetchers, which nobody uses here: 14 KB, compressed, before the first content (ADR 105).
 */
class PageRouter {
  state: RouterState;
  readonly routes: RouteObject[];
  /** Redirects a navigation at once to another path, as an address that only redirects would when drawn. */
  redirect: (pathname: string) => string | null = () => null;
  readonly #listeners = new Set<() => void>();
  readonly #leaving = new Set<(location: Location) => void>();
  readonly #guards = new Set<Guard>();
  /** Guards whose viewer allows the present navigation. */
  readonly #passed = new Set<Guard>();
  #index = currentEntry().idx ?? 0;
  #isWriting = false;
  /** Waits until the browser has undone a blocked step. */
  #takenBack: (() => void) | null = null;
  /** A running step back to the page from which this one was opened. */
  #returning: Promise<void> | null = null;

  constructor(routes: RouteObject[]) {
    this.routes = routes;
    if (currentEntry().idx === undefined) window.history.replaceState({ ...currentEntry(), idx: 0 }, '');
    this.state = { location: currentLocation(), historyAction: NavigationType.Pop, preventScrollReset: false };
    window.addEventListener('popstate', this.#followBrowser);
  }

  /** Calls back after each navigation. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls back before each navigation, with the location that the page leaves. */
  onLeave(listener: (location: Location) => void): () => void {
    this.#leaving.add(listener);
    return () => void this.#leaving.delete(listener);
  }

  /** Adds a guard that can block navigations; the last one is asked first. */
  addGuard(guard: Guard): () => void {
    this.#guards.add(guard);
    return () => void this.#guards.delete(guard);
  }

  /**
   * Navigates to an address, or by steps in the history: resolves when the page is there, or the navigation is blocked.
   */
  async navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      const step = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.go(to);
      await step;
      return;
    }
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    const location = this.#locate(to, options.state);
    if (this.#isHeld(action, location, () => void this.navigate(to, options))) return;
    this.#complete(action, location, options.preventScrollReset);
  }

  /**
   * Leads from a finished page to another: back, if that is the entry before, so that its filters, page and scroll
   * position are restored, otherwise instead of this one. With a state for that page it always replaces, unless the
   * state only says that the page is as it was left.
   */
  async returnTo(to: To, state?: unknown): Promise<void> {
    const { pathname } = this.#locate(to, state);
    const { keepsPlace = state == null } = (state ?? {}) as { keepsPlace?: boolean };
    const isBack = keepsPlace && currentEntry().from === pathname;
    if (!isBack) return this.navigate(to, { replace: true, state });
    this.#returning ??= this.navigate(-1).finally(() => {
      this.#returning = null;
    });
    return this.#returning;
  }

  dispose(): void {
    window.removeEventListener('popstate', this.#followBrowser);
    this.#listeners.clear();
    this.#leaving.clear();
    this.#guards.clear();
  }

  #locate(to: To, state: unknown): Location {
    const path = createPath(resolvePath(to, this.state.location.pathname));
    // Not as a base: an address that begins with two slashes would name another site.
    const { pathname, search, hash } = new URL(window.location.origin + path);
    return {
      pathname: this.redirect(pathname) ?? pathname,
      search,
      hash,
      state: state ?? null,
      key: newKey(),
    } as Location;
  }

  #isHeld(historyAction: NavigationType, nextLocation: Location, goOn: () => void): boolean {
    const move = { currentLocation: this.state.location, nextLocation, historyAction };
    const guards = [...this.#guards].reverse();
    const guard = guards.find((each) => !this.#passed.has(each) && each.shouldBlock(move));
    if (!guard) return false;
    const proceed = () => {
      this.#passed.add(guard);
      guard.onChange(null);
      goOn();
    };
    const reset = () => {
      this.#passed.clear();
      guard.onChange(null);
    };
    guard.onChange({ proceed, reset });
    return true;
  }

  #complete(historyAction: NavigationType, location: Location, preventScrollReset = false): void {
    for (const leave of this.#leaving) leave(this.state.location);
    if (historyAction !== NavigationType.Pop) this.#write(historyAction, location);
    this.state = { location, historyAction, preventScrollReset };
    this.#passed.clear();
    for (const guard of this.#guards) guard.onChange(null);
    for (const listener of [...this.#listeners]) listener();
  }

  #write(action: NavigationType, { state, key, ...path }: Location): void {
    const isNew = action === NavigationType.Push;
    if (isNew) this.#index += 1;
    const from = isNew ? this.state.location.pathname : currentEntry().from;
    const entry: HistoryEntry = { usr: state, key, idx: this.#index, ...(from !== undefined && { from }) };
    const url = window.location.origin + createPath(path);
    this.#isWriting = true;
    try {
      if (isNew) window.history.pushState(entry, '', url);
      else window.history.replaceState(entry, '', url);
    } catch (error) {
      // A browser limits how often entries are written; a state that cannot be stored is an error of the caller.
      if (!isNew || (error instanceof DOMException && error.name === 'DataCloneError')) throw error;
      window.location.assign(url);
    } finally {
      this.#isWriting = false;
    }
  }

  /**
   * Back, forward, a link to a part of the page, or another router: single-spa reports its writes as popstate events.
   */
  #followBrowser = (): void => {
    if (this.#isWriting) return;
    const { idx } = currentEntry();
    const steps = idx === undefined ? 0 : idx - this.#index;
    this.#index += steps;
    if (this.#takenBack) {
      this.#takenBack();
      this.#takenBack = null;
      return;
    }
    const location = currentLocation();
    if (isSame(location, this.state.location)) return;
    let takenBack: Promise<void> | undefined;
    const goOn = () => void takenBack?.then(() => window.history.go(steps));
    if (steps !== 0 && this.#isHeld(NavigationType.Pop, location, goOn)) {
      takenBack = new Promise((resolve) => {
        this.#takenBack = resolve;
      });
      window.history.go(-steps);
      return;
    }
    this.#complete(NavigationType.Pop, location);
  };
}

export type { PageRouter };

/** The page's router; `PageRouterProvider` draws its routes at the location. */
export const createPageRouter = (routes: RouteObject[]): PageRouter => new PageRouter(routes);
