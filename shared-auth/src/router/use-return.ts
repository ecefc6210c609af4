import { useCallback } from 'react';
import type { To } from 'react-router-dom';
import { useRouter } from './page-router-provider.tsx';

/** Leads from a finished page, such as a saved form, back to the list from which it was opened, or replaces it. */
export function useReturn(): (to: To, state?: unknown) => Promise<void> {
  const router = useRouter();
  return useCallback((to, state) => router.returnTo(to, state), [router]);
}
