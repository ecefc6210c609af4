import { type RefCallback, useCallback } from 'react';

const NEAR = '600px 0px 0px';

/**
 * Calls `onNear` when the returned mark, in a scroller (`data-scroller`) or the window, comes near the view while
 * `active`.
 * @returns the ref of the mark.
 */
export function useNear(active: boolean, onNear: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (mark) => {
      if (!mark || !active) return;
      const observer = new IntersectionObserver(
        (entries) => {
          // A busy browser reports several changes in one call: the last is the present state.
          if (entries.at(-1)?.isIntersecting) onNear();
        },
        { root: mark.closest('[data-scroller]'), rootMargin: NEAR },
      );
      observer.observe(mark);
      return () => observer.disconnect();
    },
    [active, onNear],
  );
}
