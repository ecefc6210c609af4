import type { Deps } from '#base/deps.ts';

/** The common input of all builders. */
export interface BuildCtx {
  deps: Deps;
  /** A number that is unique in the test. */
  sequence: () => number;
}
