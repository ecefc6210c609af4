import { useSyncExternalStore } from 'react';
import { useRouter } from './page-router-provider.tsx';

/** Whether the page is at a path; true already while the page at that path is still being drawn. */
export function useIsAt(pathname: string): boolean {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => router.state.location.pathname === pathname);
}
