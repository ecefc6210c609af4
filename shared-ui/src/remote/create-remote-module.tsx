import { useTranslation } from '@academy/shared-auth';
import type { RemoteModule } from '@academy/shared-auth/contract';
import { QueryClientProvider } from '@academy/shared-auth/query';
import { matchPath, Route, Routes, useLocation } from '@academy/shared-auth/router';
import { Suspense } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { FeedSkeleton, FormSkeleton, ListSkeleton, PageSkeleton } from '../feedback/skeletons.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { createQueryClient } from './create-query-client.ts';
import { createScreen, type LoadScreen } from './create-screen.tsx';
import { createSlot, type LoadSlot } from './create-slot.tsx';

const skeletons = { feed: FeedSkeleton, list: ListSkeleton, form: FormSkeleton, page: PageSkeleton } as const;

interface RemoteScreen {
  /** From the root, as in the remote's declaration. */
  path: string;
  load: LoadScreen;
  skeleton?: keyof typeof skeletons;
}

export interface RemoteModuleOptions {
  name: string;
  /** Locale namespace, awaited before a screen is drawn. */
  namespace: string;
  screens: readonly RemoteScreen[];
  /** Controls in the dashboard's top bar, which share the screens' query client. */
  slots?: readonly { id: string; load: LoadSlot }[];
}

/**
 * What a remote exposes: its screens behind its own query client, error boundary and skeletons. Rendered by the shell
 * below a router whose paths count from the root. `preload` fetches the code of the screen at a path, `prefetch` its
 * first data too.
 */
export function createRemoteModule({
  name,
  namespace,
  screens,
  slots = [],
}: RemoteModuleOptions): Required<RemoteModule['default']> {
  const queryClient = createQueryClient();
  const routes = screens.map(({ path, load, skeleton = 'page' }) => ({
    path,
    ...createScreen(load),
    Skeleton: skeletons[skeleton],
  }));
  const forgetFailures = () => {
    for (const route of routes) route.forget();
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
  };

  function Screens() {
    useTranslation(namespace);
    return (
      <Routes>
        {routes.map(({ path, Screen, Skeleton }) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense fallback={<Skeleton />}>
                <Screen />
              </Suspense>
            }
          />
        ))}
      </Routes>
    );
  }

  function Component() {
    const { pathname } = useLocation();
    return (
      <QueryClientProvider client={queryClient}>
        <CrashBoundary
          resetKey={pathname}
          onRetry={forgetFailures}
          fallback={(error, retry) => <ErrorState error={error} detail={name} onRetry={retry} />}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Screens />
          </Suspense>
        </CrashBoundary>
      </QueryClientProvider>
    );
  }

  const routeAt = (path: string) => routes.find((route) => matchPath(route.path, path));
  const preload = async (path: string) => {
    await routeAt(path)?.preload();
  };
  const prefetch = async (path: string) => {
    await routeAt(path)?.prefetch(queryClient);
  };
  const slotById = Object.fromEntries(slots.map(({ id, load }) => [id, createSlot(load, namespace, queryClient)]));
  return { Component, preload, prefetch, slots: slotById };
}
