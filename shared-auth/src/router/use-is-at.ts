import { useSyncExternalStore } from 'react';
import { useDataRouter } from './data-router.ts';

/** Whether the page is at a path; true already while the page at that path is still being drawn. */
export function useIsAt(pathname: string): boolean {
  const router = useDataRouter();
  return useSyncExternalStore(router.subscribe, () => router.state.location.pathname === pathname);
}
