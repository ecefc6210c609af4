import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

/** Milliseconds until a part that was not requested by a click is retried. */
export const pauseAfter = (failures: number): number => Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE);

/** While mounted: retries after a pause, at the next connection, and at a navigation; once. */
export function useRecovery(failures: number, retry: () => void): void {
  const { pathname } = useLocation();
  const failedAt = useRef(pathname);
  const recover = useEffectEvent(retry);

  useEffect(() => {
    const again = () => recover();
    const timer = setTimeout(again, pauseAfter(failures));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [failures]);

  useEffect(() => {
    if (pathname !== failedAt.current) recover();
  }, [pathname]);
}
