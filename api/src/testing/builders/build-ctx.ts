import type { Deps } from '#base/deps.ts';

/** What every builder stands on. */
export interface BuildCtx {
  deps: Deps;
  /** A number that no other object of the test has. */
  sequence: () => number;
}
