import { type RefCallback, useCallback, useRef } from 'react';

const NEAR = '300px';
const THROTTLE_MS = 1000;

/**
 * Calls `onNear` when the returned mark comes within 300 px of the view while `active`, at most once a second.
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
        onNear();
      };
      const observer = new IntersectionObserver(
        ([entry]) => {
          clearTimeout(timer);
          if (entry?.isIntersecting) timer = setTimeout(call, lastCall.current + THROTTLE_MS - performance.now());
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
