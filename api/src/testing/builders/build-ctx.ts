import type { Deps } from '#base/deps.ts';

/** The common input of all builders. */
export interface BuildCtx {
  deps: Deps;
  /** A number that no other object of the test has. */
  sequence: () => number;
}
