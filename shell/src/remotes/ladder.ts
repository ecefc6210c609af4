import type { RegistryEntry, Release } from '@academy/shared-auth/contract';
import { RemoteFailure } from './failure.ts';

/** The module that a remote exposes, by the door it is entered through. */
export type Door = 'route' | 'lifecycles';

/** Loads one release's exposed module. Rejects with a RemoteFailure. Patient: files may take their time. */
export interface RemoteRuntime {
  load: (release: Release, door: Door, isPatient: boolean) => Promise<unknown>;
}

export interface LadderDeps {
  runtime: RemoteRuntime;
  refuse: (release: Release) => RemoteFailure | null;
  wait: (milliseconds: number) => Promise<void>;
  /** The reader has asked to try again: what was too slow may be so once more. */
  isPatient?: boolean;
}

export interface Loaded {
  module: unknown;
  release: Release;
  /** Why it is not the current release that was loaded; null where it is. */
  failure: RemoteFailure | null;
}

const STEP_LIMIT = { first: 4000, patient: 15_000 };
const BACKOFF = 400;

async function attempt(release: Release, door: Door, deps: LadderDeps): Promise<unknown> {
  const refusal = deps.refuse(release);
  if (refusal) throw refusal;
  const { isPatient = false } = deps;
  const limit = isPatient ? STEP_LIMIT.patient : STEP_LIMIT.first;
  const tooSlow = async () => {
    await deps.wait(limit);
    throw new RemoteFailure({
      kind: 'too-slow',
      remote: release.name,
      version: release.version,
      detail: `no answer within ${limit / 1000} s`,
    });
  };
  return Promise.race([deps.runtime.load(release, door, isPatient), tooSlow()]);
}

function asFailure(error: unknown, release: Release): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new RemoteFailure({ kind: 'crashed', remote: release.name, version: release.version, detail, cause: error });
}

/** Another try makes sense after what may pass; not after a refusal, nor after time was already lost. */
const isWorthAnotherTry = (failure: RemoteFailure) => failure.kind !== 'incompatible' && failure.kind !== 'too-slow';

/**
 * The recovery ladder: current release, once more after a pause, the last good release before it. At the first
 * go it takes 8.4 s in the worst case. Rejects with the failure of the current release.
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
