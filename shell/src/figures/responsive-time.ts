import { TURN } from '#/loading/patient-wait.ts';

export interface Turns {
  /** Milliseconds, as of `performance.now()`. */
  now: () => number;
  later: (run: () => void, milliseconds: number) => unknown;
}

/**
 * Begins to measure. The result ends it, and gives the milliseconds in which the page was responsive: what a busy
 * processor or a hidden page made late counts for two turns at most.
 */
export function measureResponsive({ now, later }: Turns): () => number {
  let counted = 0;
  let since = now();
  let hasEnded = false;
  const count = () => {
    const until = now();
    counted += Math.min(until - since, 2 * TURN);
    since = until;
  };
  const turn = () => {
    if (hasEnded) return;
    count();
    later(turn, TURN);
  };
  later(turn, TURN);
  return () => {
    hasEnded = true;
    count();
    return counted;
  };
}
