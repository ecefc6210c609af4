import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

let place = 0;

/**
 * Stores the scroll position of the feed, and restores it for a return: by the browser's Back, or by a link marked as
 * return.
 * @returns whether this visit is a return.
 */
export function useScrollRestoration(): boolean {
  const { state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const hasComeBack = place > 0 && (isBack || (state as { keepsPlace?: boolean } | null)?.keepsPlace === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming
  useLayoutEffect(() => {
    if (!hasComeBack) {
      place = 0;
      return;
    }
    const kept = place;
    const goThere = () => window.scrollTo(0, kept);
    goThere();
    // If the shell has its own React root, it scrolls to the page's top only after this.
    const frame = requestAnimationFrame(goThere);
    return () => cancelAnimationFrame(frame);
  }, []);
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const remember = () => {
      // The next page's scrolling to its top is not the viewer's.
      if (window.location.pathname === pathname) place = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  return hasComeBack;
}
