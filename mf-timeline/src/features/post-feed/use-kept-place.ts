import { useLocation, useNavigationType } from '@academy/shared-auth/router';
import { useLayoutEffect } from 'react';

let place = 0;

/**
 * Remembers how far the feed was scrolled, and goes there again for who comes back: by the browser's back, or by a
 * link that says so. @returns whether one has come back.
 */
export function useKeptPlace(): boolean {
  const { state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const hasComeBack = place > 0 && (isBack || (state as { keepsPlace?: boolean } | null)?.keepsPlace === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming
  useLayoutEffect(() => {
    if (hasComeBack) window.scrollTo(0, place);
    else place = 0;
  }, []);
  // Ended before the next page scrolls to its own place.
  useLayoutEffect(() => {
    const remember = () => {
      place = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  return hasComeBack;
}
