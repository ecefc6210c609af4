import { useCallback } from 'react';
import type { NavigateOptions, To } from 'react-router-dom';
import { useRouter } from './page-router-provider.tsx';

/**
 * Navigates to an address, or by steps in the history. Resolves when the page is there, or the navigation is blocked.
 */
type NavigateTo = (to: To | number, options?: NavigateOptions) => Promise<void>;

/**
 * Navigates from code. Missing parts of an address come from the page at the time of the call: a component with this
 * hook is not redrawn at each location, unlike with react-router's own.
 */
export function usePageNavigate(): NavigateTo {
  const router = useRouter();
  return useCallback((to, options) => router.navigate(to, options), [router]);
}
