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
const keyOf = ({ name, version, entry }: KnownRemote) => `${name}@${version}/${entry ? doorOf(entry) : 'broken'}`;

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

  async function start(remote: KnownRemote, path: string): Promise<Loaded> {
    const { name, version, entry, problem } = remote;
    report(name, { state: 'loading', failure: null });
    try {
      if (!entry) throw new RemoteFailure({ kind: 'incompatible', remote: name, version, detail: `${problem}` });
      companions.begin(entry);
      const loaded = await climb(entry, doorOf(entry), { ...checked, isPatient: retried.has(keyOf(remote)) });
      await companions.complete(loaded, path);
      ready.add(keyOf(remote));
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

  return {
    /** A rejected promise is kept until `retry`: a new one for every rendering would try without end. */
    load: (remote, path) => {
      const key = keyOf(remote);
      const pending = pendingByKey.get(key) ?? settledForReact(start(remote, path));
      pendingByKey.set(key, pending);
      return pending;
    },
    retry: (remote) => {
      const key = keyOf(remote);
      if (ready.has(key)) return;
      retried.add(key);
      pendingByKey.delete(key);
    },
  };
}
