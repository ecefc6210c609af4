import type { RegistryEntry, Release } from '@academy/shared-auth/contract';
import { EndlessRendering } from '#/loading/endless/endless-drawing.ts';
import { reportHealth } from '#/loading/remote-health.ts';
import type { KnownRemote } from '#/registry/registry.ts';
import type { FailedReleases } from './failed-releases.ts';
import { asFailure, RemoteFailure } from './failure.ts';
import { type Candidate, type FallbackPlan, inHand, type Loaded, tryFallbacks } from './fallbacks.ts';
import { fallenRemotes, remoteKey } from './fallen-remotes.ts';
import { createModuleCache, type ModuleSource } from './module-cache.ts';
import { type PartState, untried } from './part-state.ts';
import { doorOfPart, preloadPart, type RemotePart } from './remote-part.ts';

/**
 * React's `use` reads a promise with a known outcome without suspending: a loaded part is drawn at once.
 * @returns the same promise.
 */
function settledForReact<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

/** Milliseconds after its first commit in which a crash of a screen still counts against its release. */
const PROBATION = 5000;

export interface LoaderDeps extends ModuleSource {
  reject: (release: Release) => RemoteFailure | null;
  wait: (milliseconds: number) => Promise<void>;
  /** Loads the texts of a release. Limited in time, never rejects. */
  takeTexts: (release: Release) => Promise<void>;
  /** Fetches the description of a release that is not live. Rejects with the error. */
  describe: (name: string, version: string) => Promise<Release>;
  now: () => number;
  isOnline: () => boolean;
  /** Whether files load slowly on the viewer's connection: then a slow release is awaited. */
  isSlow: () => boolean;
  /** Releases that failed on this device while the release before worked. */
  failed: FailedReleases;
  /** Whether crashes of screens stay with them: in development they are fixed in place. */
  keepsCrashes?: boolean;
}

export interface Loader {
  /** A part of a remote with its code, or its failure until `retry`. */
  load: (remote: KnownRemote, part: RemotePart) => Promise<Loaded>;
  /** Deletes a failure, so that the next load tries again, with long time limits. */
  retry: (remote: KnownRemote, part: RemotePart, isPatient?: boolean) => void;
  /** Call this when a part was committed to the page. */
  mounted: (remote: KnownRemote, part: RemotePart) => void;
  /**
   * Reports that a part threw. Returns true if the next `load` has another outcome: the previous release, or the
   * failure. False for a screen that has worked for a while: its own boundary handles it. After repeated crashes it
   * falls back too.
   */
  crash: (remote: KnownRemote, part: RemotePart, error: unknown) => boolean;
}

const hasOther = ({ entry }: KnownRemote, version: string) =>
  typeof entry?.previousVersion === 'string' && entry.previousVersion !== version;

class FallbackLoader implements Loader {
  readonly #deps: LoaderDeps;
  readonly #modules: ReturnType<typeof createModuleCache>;
  readonly #parts = new Map<string, PartState>();
  readonly #fallen: ReturnType<typeof fallenRemotes>;
  readonly #descriptions = new Map<string, Promise<Release>>();

  constructor(deps: LoaderDeps) {
    this.#deps = deps;
    this.#modules = createModuleCache(deps);
    this.#fallen = fallenRemotes(deps.failed);
  }

  /**
   * A rejected promise is kept until `retry`: a new one for every rendering would retry without end. One that failed
   * without a connection is dropped at the next connection.
   */
  load(remote: KnownRemote, part: RemotePart): Promise<Loaded> {
    const state = this.#stateOf(remote, part);
    if (state.wasOffline && this.#deps.isOnline()) Object.assign(state, untried);
    state.promise ??= settledForReact(this.#start(remote, part, state));
    return state.promise;
  }

  retry(remote: KnownRemote, part: RemotePart, isPatient = false): void {
    const state = this.#stateOf(remote, part);
    if (!state.failure) return;
    const { kind } = state.failure;
    const { entry } = remote;
    // Code that threw or never resolved would do so again forever: the module is loaded again.
    if (entry && (kind === 'crashed' || kind === 'too-slow')) this.#modules.drop(entry, doorOfPart(entry.mount, part));
    this.#fallen.remove(remote);
    Object.assign(state, { ...untried, isPatient });
  }

  mounted(remote: KnownRemote, part: RemotePart): void {
    this.#stateOf(remote, part).mountedAt ??= this.#deps.now();
  }

  crash(remote: KnownRemote, part: RemotePart, error: unknown): boolean {
    const state = this.#stateOf(remote, part);
    const { loaded, mountedAt, excluded, crash, isPatient } = state;
    if (!loaded || error instanceof RemoteFailure) return false;
    if (this.#deps.keepsCrashes && part.kind === 'screen') return false;
    const { release, failure } = loaded;
    const isProven = mountedAt !== null && this.#deps.now() - mountedAt > PROBATION;
    if (isProven && part.kind === 'screen' && !(error instanceof EndlessRendering)) {
      state.lateCrashes += 1;
      if (state.lateCrashes === 1 || !hasOther(remote, release.version)) return false;
    }
    Object.assign(state, {
      ...untried,
      excluded: [...excluded, release.version],
      crash: crash ?? failure ?? asFailure(error, release),
      isPatient,
    });
    return true;
  }

  #stateOf(remote: KnownRemote, part: RemotePart): PartState {
    const key = `${remoteKey(remote)}/${remote.entry?.mount}/${part.kind}/${part.id}`;
    const state = this.#parts.get(key) ?? { ...untried };
    this.#parts.set(key, state);
    return state;
  }

  #planOf(remote: KnownRemote, entry: RegistryEntry, { crash, excluded }: PartState): FallbackPlan {
    const below = entry.previousVersion ? [this.#described(entry.name, entry.previousVersion)] : [];
    const fall = this.#fallen.find(remote);
    const order = fall ? [...below, inHand(entry)] : [inHand(entry), ...below];
    return {
      current: entry.version,
      candidates: order.filter(({ version }) => !excluded.includes(version)),
      failure: crash ?? fall,
    };
  }

  /** A release that is not live. It is described once; a failed description is requested again. */
  #described(name: string, version: string): Candidate {
    const key = `${name}@${version}`;
    const describe = () => {
      const known = this.#descriptions.get(key) ?? this.#deps.describe(name, version);
      this.#descriptions.set(key, known);
      known.catch(() => this.#descriptions.delete(key));
      return known;
    };
    return { name, version, describe };
  }

  async #start(remote: KnownRemote, part: RemotePart, state: PartState): Promise<Loaded> {
    const { name, version, entry, problem } = remote;
    try {
      if (!entry) throw new RemoteFailure({ kind: 'incompatible', remote: name, version, detail: `${problem}` });
      state.loaded = await this.#tryFallbacks(remote, entry, part, state);
      this.#reportLoaded(remote, part, state.loaded);
      return state.loaded;
    } catch (error) {
      const failure = asFailure(error, remote);
      const moduleCame = entry !== null && this.#modules.has(entry, doorOfPart(entry.mount, part));
      state.failure = failure;
      state.wasOffline = !this.#deps.isOnline();
      reportHealth(name, part, { state: 'down', failure }, moduleCame);
      throw failure;
    }
  }

  async #tryFallbacks(remote: KnownRemote, entry: RegistryEntry, part: RemotePart, state: PartState): Promise<Loaded> {
    const door = doorOfPart(entry.mount, part);
    void this.#deps.takeTexts(entry);
    const loaded = await tryFallbacks(this.#planOf(remote, entry, state), {
      ...this.#deps,
      prepare: (release) => this.#modules.prepare(release, door, (module) => preloadPart(module, part)),
      isPatient: state.isPatient || this.#deps.isSlow(),
      onLate: (late) => void this.#takeLate(remote, part, state, late),
    });
    await this.#deps.takeTexts(loaded.release);
    return loaded;
  }

  /** A part that was too slow has loaded, and nobody has clicked Retry: it replaces its error. */
  async #takeLate(remote: KnownRemote, part: RemotePart, state: PartState, loaded: Loaded): Promise<void> {
    await this.#deps.takeTexts(loaded.release);
    if (!state.failure) return;
    Object.assign(state, { loaded, failure: null, promise: settledForReact(Promise.resolve(loaded)) });
    this.#reportLoaded(remote, part, loaded);
  }

  /** Logged once for each failure: further parts of the same remote would repeat it. */
  #reportLoaded(remote: KnownRemote, part: RemotePart, { release, failure }: Loaded): void {
    reportHealth(remote.name, part, { state: failure ? 'degraded' : 'ready', failure }, true);
    if (!failure) return;
    if (!this.#fallen.add(remote, failure)) return;
    const source = `${failure.remote}@${failure.version}`;
    console.error(`${source} ${failure.kind}, shows ${release.version}:`, failure.cause ?? failure.message);
  }
}

export const createLoader = (deps: LoaderDeps): Loader => new FallbackLoader(deps);
