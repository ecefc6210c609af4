import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { createPath, type Location, type Navigator, Router, useRoutes } from 'react-router-dom';
import type { PageRouter, RouterState } from './page-router.ts';

interface Routing {
  router: PageRouter;
  /** The drawn state: while the next page is still being drawn, the router itself is already ahead. */
  shown: RouterState;
}

const RoutingContext = createContext<Routing | null>(null);

/** The same for all pages: its readers are not redrawn with each location. */
const RouterContext = createContext<PageRouter | null>(null);

/** @throws Error outside of a PageRouterProvider. */
export function useRouter(): PageRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('used outside of a PageRouterProvider');
  return router;
}

export function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('used outside of a PageRouterProvider');
  return routing;
}

interface BoundaryProps {
  /** A new key is a new attempt. */
  location: Location;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the route's `errorElement` instead of the part that threw. */
class RouteBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override componentDidUpdate({ location }: BoundaryProps) {
    if (this.state.hasFailed && location !== this.props.location) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const Pages = ({ router }: { router: PageRouter }) => useRoutes(router.routes);

function navigatorOf(router: PageRouter): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => void router.navigate(steps),
    push: (to, state, options) => void router.navigate(to, { ...options, state }),
    replace: (to, state, options) => void router.navigate(to, { ...options, state, replace: true }),
  };
}

/** Draws the router's routes. A navigation is drawn as a transition: the page stays usable until the next is ready. */
export function PageRouterProvider({ router }: { router: PageRouter }) {
  const [shown, setShown] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(router.state));
    // The router may have navigated since the drawing.
    follow();
    return router.subscribe(follow);
  }, [router]);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  const routing = useMemo(() => ({ router, shown }), [router, shown]);
  const errorElement = router.routes[0]?.errorElement;
  const pages = <Pages router={router} />;
  return (
    <RouterContext value={router}>
      <RoutingContext value={routing}>
        <Router location={shown.location} navigationType={shown.historyAction} navigator={navigator}>
          {errorElement === undefined ? (
            pages
          ) : (
            <RouteBoundary location={shown.location} fallback={errorElement}>
              {pages}
            </RouteBoundary>
          )}
        </Router>
      </RoutingContext>
    </RouterContext>
  );
}
