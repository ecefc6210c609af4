import { useInsertionEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** What each part of the page that can hold a navigation says of it. */
const reasons = new Set<{ current: BlockerFunction }>();

/**
 * `useBlocker` for pages with several parts that hold a navigation. A router asks one blocker, the one that was drawn
 * last: each of these asks all, so that none hides another.
 */
export function useAnyBlocker(shouldBlock: BlockerFunction): ReturnType<typeof useBlocker> {
  const reason = useRef(shouldBlock);
  useInsertionEffect(() => {
    reason.current = shouldBlock;
  });
  useInsertionEffect(() => {
    reasons.add(reason);
    return () => void reasons.delete(reason);
  }, []);
  return useBlocker((move) => [...reasons].some(({ current }) => current(move)));
}
