import type { Release } from '@academy/shared-auth/contract';
import { RemoteFailure } from '#/remotes/failure.ts';
import type { Door, LadderDeps } from '#/remotes/ladder.ts';

type Outcome = object | 'unreachable' | 'tampered' | 'crashed' | 'hangs';

/**
 * A federation runtime in the test's hands: what each version does, one outcome after the other, the last one for
 * good. Time passes at once, except for what hangs.
 */
export function fakeRuntime(outcomes: Record<string, Outcome | Outcome[]>) {
  const asked: string[] = [];
  const waits: number[] = [];
  const left = new Map(Object.entries(outcomes).map(([version, outcome]) => [version, [outcome].flat() as Outcome[]]));
  let hanging = 0;

  async function load({ name, version }: Release, door: Door, isPatient: boolean): Promise<unknown> {
    asked.push(`${version}/${door}${isPatient ? ' patiently' : ''}`);
    const queue = left.get(version) ?? [];
    const outcome = (queue.length > 1 ? queue.shift() : queue[0]) ?? 'unreachable';
    if (typeof outcome === 'object') return outcome;
    if (outcome !== 'hangs') throw new RemoteFailure({ kind: outcome, remote: name, version, detail: `${outcome}!` });
    hanging += 1;
    return new Promise(() => {});
  }

  const deps: LadderDeps = {
    runtime: { load },
    refuse: () => null,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      const isLimit = milliseconds > 1000;
      return isLimit && hanging === 0 ? new Promise(() => {}) : Promise.resolve();
    },
  };
  return { deps, asked, waits };
}
