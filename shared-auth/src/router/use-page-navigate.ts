import { useCallback } from 'react';
import type { NavigateOptions, To } from 'react-router-dom';
import { useRouter } from './page-router-provider.tsx';

/** Goes to an address, or so many steps in the history. Resolves when the page is at it, or the navigation is held back. */
type NavigateTo = (to: To | number, options?: NavigateOptions) => Promise<void>;

/**
 * Leads elsewhere from code. What an address leaves out is that of the page at the time of the call: who has this is not
 * drawn again with each location, as with react-router's own.
 */
export function usePageNavigate(): NavigateTo {
  const router = useRouter();
  return useCallback((to, options) => router.navigate(to, options), [router]);
}
