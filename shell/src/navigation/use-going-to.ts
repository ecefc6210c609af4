import { useDataRouter } from '@academy/shared-auth/router';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The chosen path, at once, while its page is still being drawn; otherwise the page's path: the router itself knows the
 * target at once after a click, and components see it when the page is ready, as a transition. Back and Forward keep
 * the present page until the other is ready: its scroll position needs the complete page.
 */
export function useGoingTo(): string {
  const { pathname } = useLocation();
  const router = useDataRouter();
  const chosen = useSyncExternalStore(router.subscribe, () =>
    router.state.historyAction === 'POP' ? null : router.state.location.pathname,
  );
  return chosen ?? pathname;
}
