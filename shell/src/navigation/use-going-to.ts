import { type PageRouter, useLocation } from '@academy/shared-auth/router';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** The router itself knows at a click where it leads; what is drawn learns it when the page is ready, as a transition. */
export const RouterContext = createContext<PageRouter | null>(null);

const NEVER = () => () => {};

/**
 * The path that was chosen, at once, while its page is still being drawn; else that of the page. Back and forward keep
 * the page that is there until the other is ready: its place further down needs it whole.
 */
export function useGoingTo(): string {
  const { pathname } = useLocation();
  const router = useContext(RouterContext);
  const chosen = useSyncExternalStore(router?.subscribe ?? NEVER, () =>
    router && router.state.historyAction !== 'POP' ? router.state.location.pathname : null,
  );
  return chosen ?? pathname;
}
