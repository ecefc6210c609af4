import type { RegistryEntry, Release } from '@academy/shared-auth/contract';
import { RemoteFailure } from './failure.ts';

/** The module that a remote exposes, by the door it is entered through. */
export type Door = 'route' | 'lifecycles';

/** Loads one release's exposed module. Rejects with a RemoteFailure. */
export interface RemoteRuntime {
  load: (release: Release, door: Door) => Promise<unknown>;
}

export interface LadderDeps {
  runtime: RemoteRuntime;
  refuse: (release: Release) => RemoteFailure | null;
  wait: (milliseconds: number) => Promise<void>;
}

export interface Loaded {
  module: unknown;
  release: Release;
  /** Why it is not the current release that was loaded; null where it is. */
  failure: RemoteFailure | null;
}

const STEP_LIMIT = 4000;
const BACKOFF = 400;

async function attempt(release: Release, door: Door, deps: LadderDeps): Promise<unknown> {
  const refusal = deps.refuse(release);
  if (refusal) throw refusal;
  const tooSlow = async () => {
    await deps.wait(STEP_LIMIT);
    throw new RemoteFailure({
      kind: 'too-slow',
      remote: release.name,
      version: release.version,
      detail: `no answer within ${STEP_LIMIT / 1000} s`,
    });
  };
  return Promise.race([deps.runtime.load(release, door), tooSlow()]);
}

function asFailure(error: unknown, release: Release): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new RemoteFailure({ kind: 'crashed', remote: release.name, version: release.version, detail, cause: error });
}

/** Another try makes sense after what may pass; not after a refusal, nor after time was already lost. */
const isWorthAnotherTry = (failure: RemoteFailure) => failure.kind !== 'incompatible' && failure.kind !== 'too-slow';

/**
 * The recovery ladder: current release, once more after a pause, the last good release before it. In the worst case
 * 8.4 s. Rejects with the failure of the current release.
 */
export async function climb(entry: RegistryEntry, door: Door, deps: LadderDeps): Promise<Loaded> {
  let failure: RemoteFailure;
  try {
    return { module: await attempt(entry, door, deps), release: entry, failure: null };
  } catch (error) {
    failure = asFailure(error, entry);
  }
  if (isWorthAnotherTry(failure)) {
    await deps.wait(BACKOFF);
    try {
      return { module: await attempt(entry, door, deps), release: entry, failure: null };
    } catch (error) {
      failure = asFailure(error, entry);
    }
  }
  if (!entry.previous) throw failure;
  try {
    return { module: await attempt(entry.previous, door, deps), release: entry.previous, failure };
  } catch {
    throw failure;
  }
}
