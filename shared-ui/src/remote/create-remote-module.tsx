import { ApiError } from '@academy/shared-auth';
import type { RemoteHost, RemoteModule, RemoteRoute } from '@academy/shared-auth/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, matchRoutes, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorState } from '../feedback/error-state.tsx';
import { PageSkeleton } from '../skeleton/page-skeleton.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { createQueryClient } from './create-query-client.ts';
import { createScreen, type LoadScreen } from './create-screen.tsx';
import { createSlot, type LoadSlot, sourceOf } from './create-slot.tsx';
import { useWhenBack } from './use-online.ts';

interface RemoteScreen {
  /** From the root, as in the remote's declaration. */
  path: string;
  /**
   * Paths of one screen share its component: navigating between them keeps its state. By default each path has its own.
   */
  screen?: string;
  load: LoadScreen;
  skeleton?: RemoteRoute['skeleton'];
}

interface SlotPart {
  id: string;
  load: LoadSlot;
}

export interface RemoteModuleOptions {
  name: string;
  /** Locale namespace, awaited before a screen is drawn. */
  namespace: string;
  screens: readonly RemoteScreen[];
  /** Its fillers of slots on other pages, which share the screens' query client. */
  slots?: readonly SlotPart[];
  /** Counters of the menu, which builds for shell 1.0 name separately. */
  badges?: readonly SlotPart[];
}

/** A screen whose code could not load offline loads with the next connection. */
function Crashed(props: { error: unknown; detail: string; onRetry: () => void }) {
  const [wasOffline] = useState(() => !navigator.onLine);
  useWhenBack(wasOffline, props.onRetry);
  return <ErrorState {...props} />;
}

/** The failed part, for the person who gets the report: remote, version, reason, and the request, if any. */
function detailOf(name: string, host: RemoteHost | undefined, error: unknown): string {
  const request = error instanceof ApiError ? error.requestId : null;
  const reason = error instanceof Error ? error.message : String(error);
  return [`${name} ${host?.version ?? ''}`.trim(), 'crashed', reason, request].filter(Boolean).join(' · ');
}

/** Each path with its screen; paths of one screen share its created parts. */
function routesOf(screens: readonly RemoteScreen[]) {
  const created = new Map<string, ReturnType<typeof createScreen>>();
  const screenOf = ({ screen, path, load }: RemoteScreen) => {
    const name = screen ?? path;
    const known = created.get(name) ?? createScreen(load);
    created.set(name, known);
    return known;
  };
  return screens.map(({ skeleton = 'page', ...screen }) => ({ path: screen.path, ...screenOf(screen), skeleton }));
}

type CreatedRoute = ReturnType<typeof routesOf>[number];

/** Draws the screen at the window's address. */
function createScreens(namespace: string, routes: CreatedRoute[]) {
  const found = new Map<string, CreatedRoute | null>();
  /** The best match at a path. The router gets no other route: it would rank them all at each drawing. */
  const shownAt = (path: string) => {
    const route = found.get(path) ?? matchRoutes(routes, path)?.[0]?.route ?? null;
    found.set(path, route);
    return route;
  };

  return function Screens() {
    useTranslation(namespace);
    const { pathname } = useLocation();
    const shown = shownAt(pathname);
    if (!shown) return null;
    const { path, Screen, skeleton } = shown;
    return (
      <Routes>
        <Route
          path={path}
          element={
            <Suspense fallback={<PageSkeleton kind={skeleton} />}>
              <Screen />
            </Suspense>
          }
        />
      </Routes>
    );
  };
}

/**
 * The exposed module of a remote: its screens with its own query client, error boundary and skeletons. Rendered by the
 * shell below a router whose paths count from the root. The host may handle a crash; others stay here.
 */
export function createRemoteModule({ name, namespace, screens, slots = [], badges = [] }: RemoteModuleOptions) {
  const queryClient = createQueryClient();
  const routes = routesOf(screens);
  const resetFailures = () => {
    for (const route of routes) route.drop();
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
  };
  const Screens = createScreens(namespace, routes);

  /** The pattern itself comes first: read as a path it may match another one too. */
  const routeAt = (path: string) =>
    routes.find((route) => route.path === path) ?? routes.find((route) => matchPath(route.path, path));

  function Remote({ host }: { host?: RemoteHost | undefined }) {
    const { pathname } = useLocation();
    return (
      <QueryClientProvider client={queryClient}>
        <CrashBoundary
          resetKey={pathname}
          name={sourceOf(name, host)}
          onCrash={host?.onCrash}
          onRetry={resetFailures}
          fallback={(error, retry) => <Crashed error={error} detail={detailOf(name, host, error)} onRetry={retry} />}
        >
          <Suspense fallback={<PageSkeleton kind={routeAt(pathname)?.skeleton} />}>
            <Screens />
          </Suspense>
        </CrashBoundary>
      </QueryClientProvider>
    );
  }

  const preload = async (path: string) => {
    const route = routeAt(path);
    if (!route) throw new Error(`has no screen at ${path}`);
    await route.preload();
  };
  const prefetch = async (path: string) => {
    await routeAt(path)?.prefetch(queryClient);
  };
  const parts = [...slots, ...badges].map(({ id, load }) => [id, createSlot(name, load, namespace, queryClient)]);
  return {
    Component: Object.assign(Remote, { preload }),
    prefetch,
    slots: Object.fromEntries(parts) as NonNullable<RemoteModule['default']['slots']>,
  };
}
