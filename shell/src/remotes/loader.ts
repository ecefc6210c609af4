import { createStore } from '@academy/shared-auth';
import type { RegistryEntry, Release } from '@academy/shared-auth/contract';
import { RemoteFailure } from './failure.ts';
import { climb, type Door, type LadderDeps, type Loaded } from './ladder.ts';
import type { KnownRemote } from './registry.ts';

/** How a remote fares in this page, by name; one never asked for is not in it. */
interface RemoteHealth {
  state: 'loading' | 'ready' | 'degraded' | 'down';
  failure: RemoteFailure | null;
}

export interface Loader {
  /** `path` is the page that the remote is wanted for: the first one's code comes along. */
  load: (remote: KnownRemote, path: string) => Promise<Loaded>;
  /** The remote by its route door, whichever one its pages are mounted through: for its slots. */
  loadRoute: (remote: KnownRemote) => Promise<Loaded>;
  /** Forgets a failure, so that the next load tries again. */
  retry: (remote: KnownRemote) => void;
}

export const remoteHealth = createStore<Record<string, RemoteHealth>>(() => ({}));

const report = (name: string, health: RemoteHealth) => remoteHealth.setState({ [name]: health });

export const doorOf = (entry: RegistryEntry): Door => (entry.mount === 'single-spa' ? 'lifecycles' : 'route');

function hasShape(module: unknown, door: Door): boolean {
  const value = module as { default?: { Component?: unknown }; mount?: unknown } | null;
  return door === 'route' ? typeof value?.default?.Component === 'function' : value?.mount !== undefined;
}

/** The key holds the version: after a soft update the same remote is another thing to load. */
const keyOf = ({ name, version }: KnownRemote, door: Door) => `${name}@${version}/${door}`;
const ownDoorOf = ({ entry }: KnownRemote): Door => (entry ? doorOf(entry) : 'route');

/** A path that no remote has a screen at. */
const NO_PAGE = '';

function checkedRuntime(deps: LadderDeps): LadderDeps {
  return {
    ...deps,
    runtime: {
      load: async (release, door, isPatient) => {
        const module = await deps.runtime.load(release, door, isPatient);
        if (hasShape(module, door)) return module;
        const { name: remote, version } = release;
        throw new RemoteFailure({ kind: 'crashed', remote, version, detail: `exposes no usable ./${door}` });
      },
    },
  };
}

/** React's `use` reads a promise that says so of itself without waiting: what is loaded is drawn at once. */
function settledForReact<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

/** What comes along with a remote's code: texts, the code of the first screen. Neither may reject. */
export interface Companions {
  /** Sets out together with the code of the current release. */
  begin: (release: Release) => void;
  /** Awaited before the remote counts as ready; the release may be the one before the current. */
  complete: (loaded: Loaded, path: string) => Promise<void>;
}

export function createLoader(deps: LadderDeps, companions: Companions): Loader {
  const checked = checkedRuntime(deps);
  const ready = new Set<string>();
  const retried = new Set<string>();
  const pendingByKey = new Map<string, Promise<Loaded>>();

  async function start(remote: KnownRemote, path: string, door: Door): Promise<Loaded> {
    const { name, version, entry, problem } = remote;
    const key = keyOf(remote, door);
    report(name, { state: 'loading', failure: null });
    try {
      if (!entry) throw new RemoteFailure({ kind: 'incompatible', remote: name, version, detail: `${problem}` });
      companions.begin(entry);
      const loaded = await climb(entry, door, { ...checked, isPatient: retried.has(key) });
      await companions.complete(loaded, path);
      ready.add(key);
      const { failure } = loaded;
      report(name, { state: failure ? 'degraded' : 'ready', failure });
      if (failure)
        console.info(
          `${name} ${failure.version} ${failure.kind} (${failure.message}); shows ${loaded.release.version}.`,
        );
      return loaded;
    } catch (error) {
      if (error instanceof RemoteFailure) report(name, { state: 'down', failure: error });
      throw error;
    }
  }

  /** A rejected promise is kept until `retry`: a new one for every rendering would try without end. */
  function load(remote: KnownRemote, path: string, door: Door): Promise<Loaded> {
    const key = keyOf(remote, door);
    const pending = pendingByKey.get(key) ?? settledForReact(start(remote, path, door));
    pendingByKey.set(key, pending);
    return pending;
  }

  function retry(remote: KnownRemote, door: Door): void {
    const key = keyOf(remote, door);
    if (ready.has(key)) return;
    retried.add(key);
    pendingByKey.delete(key);
  }

  return {
    load: (remote, path) => load(remote, path, ownDoorOf(remote)),
    loadRoute: (remote) => load(remote, NO_PAGE, 'route'),
    retry: (remote) => {
      for (const door of new Set<Door>([ownDoorOf(remote), 'route'])) retry(remote, door);
    },
  };
}
