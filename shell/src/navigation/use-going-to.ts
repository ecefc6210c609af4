import { type PageRouter, useLocation } from '@academy/shared-auth/router';
import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * The router itself knows the target at once after a click; components see it when the page is ready, as a transition.
 */
export const RouterContext = createContext<PageRouter | null>(null);

const NEVER = () => () => {};

/**
 * The chosen path, at once, while its page is still being drawn; otherwise the page's path. Back and Forward keep the
 * present page until the other is ready: its scroll position needs the complete page.
 */
export function useGoingTo(): string {
  const { pathname } = useLocation();
  const router = useContext(RouterContext);
  const chosen = useSyncExternalStore(router?.subscribe ?? NEVER, () =>
    router && router.state.historyAction !== 'POP' ? router.state.location.pathname : null,
  );
  return chosen ?? pathname;
}
