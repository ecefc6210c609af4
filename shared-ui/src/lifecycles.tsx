import { I18nextProvider, i18n } from '@academy/shared-auth';
import type { LifecyclesModule } from '@academy/shared-auth/contract';
import { createBrowserRouter, RouterProvider } from '@academy/shared-auth/router';
import { CrashBoundary, ErrorState, UiProvider } from '@academy/shared-ui';
import React, { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <UiProvider>{children}</UiProvider>
    </I18nextProvider>
  );
}

function createRoot(Component: ComponentType) {
  // Inside the route, since a router shows what reaches it in a page of its own.
  const contained = (
    <CrashBoundary fallback={(error, retry) => <ErrorState error={error} onRetry={retry} />}>
      <Component />
    </CrashBoundary>
  );
  return function Root() {
    const [router] = useState(() => createBrowserRouter([{ path: '*', element: contained }]));
    useEffect(() => () => router.dispose(), [router]);
    return (
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    );
  };
}

/**
 * The second door: the remote's component behind single-spa's contract, in a root of its own with all providers.
 * The page must have called single-spa's `start()`, without which routers do not hear each other. The error boundary
 * is not optional: without it one throwing remote keeps every other from ever mounting again.
 */
export function createLifecycles(Component: ComponentType): LifecyclesModule {
  const { bootstrap, mount, unmount } = singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: createRoot(Component),
    renderType: 'createRoot',
    errorBoundary: (error) => (
      <Providers>
        <ErrorState error={error} />
      </Providers>
    ),
  });
  const accept = (lifecycle: unknown) => lifecycle as (props: object) => Promise<unknown>;
  return { bootstrap: accept(bootstrap), mount: accept(mount), unmount: accept(unmount) };
}
