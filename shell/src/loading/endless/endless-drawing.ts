import type { OnCommit, ReactRoot } from './react-commits.ts';

/** The error of a part that draws itself without end: React stops only loops within one commit. */
export class EndlessRendering extends Error {
  override name = 'EndlessRendering';
}

/** The longest observed chain of a healthy part has three commits, also on a device that is twenty times as slow. */
export const LONGEST_CHAIN = 200;
/** A part that sets its state once for each of many rows ends by itself. */
export const LEAST_MS = 5000;

interface Judgement {
  /** Whether a commit drew something of the part. */
  isOfPart: (root: ReactRoot) => boolean;
  /** Whether the part must not be removed now. */
  isSpared: () => boolean;
  onEndless: () => void;
  now: () => number;
}

/**
 * Judges a part by its commits: it is endless if each one requests the next, without a cause from outside. Their speed
 * does not count, so that a slow or busy device makes no part endless.
 */
export function judgeCommits({ isOfPart, isSpared, onEndless, now }: Judgement): OnCommit {
  let chain: { root: ReactRoot; length: number; since: number } | null = null;
  return (root, isChained) => {
    if (!isChained) {
      if (root === chain?.root) chain = null;
      return;
    }
    if (!isOfPart(root)) return;
    if (root !== chain?.root) chain = { root, length: 0, since: now() };
    chain.length += 1;
    if (chain.length < LONGEST_CHAIN || now() - chain.since < LEAST_MS) return;
    chain = null;
    if (!isSpared()) onEndless();
  };
}
