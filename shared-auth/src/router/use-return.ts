import { useCallback } from 'react';
import type { To } from 'react-router-dom';
import { useRouter } from './page-router-provider.tsx';

/** Leads from a page that is done with, as a form that is saved: back to the list that it was opened from, or in its place. */
export function useReturn(): (to: To, state?: unknown) => Promise<void> {
  const router = useRouter();
  return useCallback((to, state) => router.returnTo(to, state), [router]);
}
