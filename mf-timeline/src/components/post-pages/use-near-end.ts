import { type RefCallback, useCallback, useRef } from 'react';

const NEAR = '300px';
const THROTTLE_MS = 1000;

/**
 * Calls `onNear` while the returned mark is within 300 px of the view and `active`: at once, then once a second,
 * because a call may bring nothing (a refetch cancels it) and the observer reports only changes.
 * @returns the ref of the mark.
 */
export function useNearEnd(active: boolean, onNear: () => unknown): RefCallback<HTMLElement> {
  const lastCall = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(
    (mark) => {
      if (!mark || !active) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const call = () => {
        lastCall.current = performance.now();
        timer = setTimeout(call, THROTTLE_MS);
        onNear();
      };
      const observer = new IntersectionObserver(
        (entries) => {
          clearTimeout(timer);
          // A busy browser reports several changes in one call: the last is the present state.
          if (entries.at(-1)?.isIntersecting)
            timer = setTimeout(call, lastCall.current + THROTTLE_MS - performance.now());
        },
        { rootMargin: NEAR },
      );
      observer.observe(mark);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [active, onNear],
  );
}
