/**
 * Names that releases built for shells before 1.3 import from here, until shell 2 (ADR 171): react-router's own, and
 * those of the router that the shell had then.
 */
import { useCallback } from 'react';
import {
  type BlockerFunction,
  createBrowserRouter,
  type NavigateOptions,
  type RouteObject,
  RouterProvider,
  type To,
} from 'react-router-dom';
import { besideOthers } from './beside-others.ts';
import { type DataRouter, useDataRouter } from './data-router.ts';
import { rememberEntries } from './entries.ts';
import { useAnyBlocker } from './use-any-blocker.ts';

export {
  Link,
  type LinkProps,
  type Location,
  matchPath,
  matchRoutes,
  Navigate,
  Route,
  Routes,
  ScrollRestoration,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/** `createBrowserRouter` for the second door. */
export function createPageRouter(routes: RouteObject[]): DataRouter {
  const router = createBrowserRouter(routes, { window: besideOthers() });
  rememberEntries(router);
  return router;
}

/** `useNavigate`; a relative address counts from the page. */
export function usePageNavigate(): (to: To | number, options?: NavigateOptions) => Promise<void> {
  const router = useDataRouter();
  return useCallback((to, options) => router.navigate(to as To, { relative: 'path', ...options }), [router]);
}

/** `useBlocker`. @returns the blocked navigation, or null. */
export function useNavigationGuard(shouldBlock: BlockerFunction) {
  const blocker = useAnyBlocker(shouldBlock);
  return blocker.state === 'blocked' ? blocker : null;
}

export {
  createPageRouter as createBrowserRouter,
  RouterProvider,
  RouterProvider as PageRouterProvider,
  useNavigationGuard as useBlocker,
  usePageNavigate as useNavigate,
};
