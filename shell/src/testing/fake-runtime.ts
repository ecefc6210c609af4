import type { Release } from '@academy/shared-auth/contract';
import { noFailedReleases } from '#/loading/failed-releases.ts';
import { asFailure, RemoteFailure } from '#/loading/failure.ts';
import type { Door } from '#/loading/fallbacks.ts';
import type { LoaderDeps } from '#/loading/loader.ts';
import { entry } from './registry.fixture.ts';

type Outcome = object | 'unreachable' | 'tampered' | 'crashed' | 'hangs';

/**
 * A federation runtime that the test controls: the outcomes of each version, one after the other, the last one for all
 * later attempts. Time passes at once, except while a candidate's time limit runs and nothing hangs.
 */
export function fakeRuntime(outcomes: Record<string, Outcome | Outcome[]>) {
  const asked: string[] = [];
  const waits: number[] = [];
  const described: string[] = [];
  const left = new Map(Object.entries(outcomes).map(([version, outcome]) => [version, [outcome].flat() as Outcome[]]));
  const clock = { now: 0, isOnline: true, isSlow: false };
  const limits: (() => void)[] = [];
  let hanging = 0;
  /** Never resolves, and lets the time limit of its candidate pass. */
  const hang = (): Promise<never> => {
    const expire = limits.pop();
    if (expire) expire();
    else hanging += 1;
    return new Promise(() => {});
  };
  /** The time limit of a candidate passes when something of it hangs. */
  const limit = () =>
    new Promise<void>((resolve) => {
      if (hanging === 0) return void limits.push(resolve);
      hanging -= 1;
      resolve();
    });

  async function load({ name, version }: Release, door: Door): Promise<unknown> {
    asked.push(`${version}/${door}`);
    const queue = left.get(version) ?? [];
    const outcome = (queue.length > 1 ? queue.shift() : queue[0]) ?? 'unreachable';
    if (typeof outcome === 'object') return outcome;
    if (outcome === 'hangs') return hang();
    throw new RemoteFailure({ kind: outcome, remote: name, version, detail: `${outcome}!` });
  }

  const deps: LoaderDeps = {
    load,
    diagnose: async (release, error) => asFailure(error, release),
    reject: () => null,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      // Prefetching has no effect here.
      if (milliseconds === 1000) return new Promise(() => {});
      if (milliseconds > 1000) await limit();
    },
    takeTexts: async () => {},
    describe: async (name, version) => {
      described.push(version);
      return entry({ name, version });
    },
    now: () => clock.now,
    isOnline: () => clock.isOnline,
    isSlow: () => clock.isSlow,
    failed: noFailedReleases,
  };
  return { deps, asked, described, waits, clock, hang };
}
