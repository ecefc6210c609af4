import type { Release } from '@academy/shared-auth/contract';
import { asFailure, RemoteFailure } from './failure.ts';

/** The module that a remote exposes, by the way in which it is mounted. */
export type Door = 'route' | 'lifecycles';

export interface FallbackDeps {
  /** Loads all that a release needs to be drawn: entry, module, code of the part. Rejects with the error. */
  prepare: (release: Release) => Promise<unknown>;
  /** The failure of a release that may not run here, or null. */
  reject: (release: Release) => RemoteFailure | null;
  wait: (milliseconds: number) => Promise<void>;
  /** Called if a release loads after all were given up. */
  onLate?: (loaded: Loaded) => void;
  /** The viewer has requested a retry: a release may be slow again. */
  isPatient?: boolean;
}

/** A release by its version: the page has no description of one that is not live until it is needed. */
export interface Candidate extends Pick<Release, 'name' | 'version'> {
  describe: () => Promise<Release>;
}

export const inHand = (release: Release): Candidate => ({
  name: release.name,
  version: release.version,
  describe: () => Promise.resolve(release),
});

export interface FallbackPlan {
  /** The version that is live. */
  current: string;
  /** The candidates in the order of attempts. */
  candidates: readonly Candidate[];
  /** The known failure of the current release. */
  failure: RemoteFailure | null;
}

export interface Loaded {
  module: unknown;
  release: Release;
  /** Why another release than the current one was loaded; null if it is the current one. */
  failure: RemoteFailure | null;
}

const BACKOFF = 400;

/**
 * Milliseconds after which the next candidate's description is fetched early, so that its own time is left for its
 * code.
 */
const AHEAD = 1000;

/** Milliseconds for a candidate: together less than five seconds, unless the viewer has requested a retry. */
function limitOf(index: number, count: number, isPatient: boolean): number {
  if (isPatient) return 15_000;
  if (count === 1) return 4200;
  return index === 0 ? 2800 : 1700;
}

/** A temporary failure is worth another attempt: browsers also answer the first one from a failed preload hint. */
async function prepareTwice(release: Release, deps: FallbackDeps): Promise<unknown> {
  const rejection = deps.reject(release);
  if (rejection) throw rejection;
  try {
    return await deps.prepare(release);
  } catch (error) {
    if (error instanceof RemoteFailure && error.kind === 'incompatible') throw error;
    await deps.wait(BACKOFF);
    return deps.prepare(release);
  }
}

function describeAhead(next: Candidate, loading: Promise<unknown>, deps: FallbackDeps): void {
  const isDone = loading.then(
    () => true,
    () => true,
  );
  void Promise.race([isDone, deps.wait(AHEAD)]).then((done) => {
    if (!done) next.describe().catch(() => {});
  });
}

async function tooSlow(release: Candidate, limit: number, deps: FallbackDeps): Promise<never> {
  await deps.wait(limit);
  const { name: remote, version } = release;
  throw new RemoteFailure({ kind: 'too-slow', remote, version, detail: `no response within ${limit / 1000} s` });
}

/**
 * The fallbacks: one release after the other, each limited in time. A slow one continues to load in parallel with the
 * next: whichever loads first is used, also after the last. Rejects with the failure of the current release.
 */
export async function tryFallbacks(
  { current, candidates, failure }: FallbackPlan,
  deps: FallbackDeps,
): Promise<Loaded> {
  let known = failure;
  const late: Promise<Loaded>[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const isCurrent = candidate.version === current;
    const limit = limitOf(index, candidates.length, deps.isPatient ?? false);
    const load = async (): Promise<Loaded> => {
      const release = await candidate.describe();
      return { module: await prepareTwice(release, deps), release, failure: isCurrent ? null : known };
    };
    const loading = load();
    const next = candidates[index + 1];
    if (next) describeAhead(next, loading, deps);
    try {
      return await Promise.race([loading, ...late, tooSlow(candidate, limit, deps)]);
    } catch (error) {
      if (isCurrent || !known) known = asFailure(error, candidate);
      late.push(loading.catch(() => new Promise(() => {})));
    }
  }
  if (deps.onLate) void Promise.race(late).then(deps.onLate);
  throw known;
}
