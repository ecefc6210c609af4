import type { LifecyclesModule, RemoteHost, RemoteModule } from '@academy/shared-auth/contract';
import { besideOthers, rememberEntries } from '@academy/shared-auth/router';
import { CrashBoundary, ErrorState, UiProvider } from '@academy/shared-ui';
import React, { useEffect, useState } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import singleSpaReact from 'single-spa-react';

type RemoteComponent = RemoteModule['default']['Component'];

function createRoot(Component: RemoteComponent) {
  // Inside the route, since a router shows an uncaught error on its own page.
  function Contained({ host }: { host: RemoteHost | undefined }) {
    return (
      <CrashBoundary
        resetKey={useLocation().pathname}
        onCrash={host?.onCrash}
        fallback={(error, retry) => <ErrorState error={error} onRetry={retry} />}
      >
        <Component host={host} />
      </CrashBoundary>
    );
  }
  return function Root({ host }: { host?: RemoteHost }) {
    const [router] = useState(() => {
      const created = createBrowserRouter([{ path: '*', element: <Contained host={host} /> }], {
        window: besideOthers(),
      });
      rememberEntries(created);
      return created;
    });
    useEffect(() => () => router.dispose(), [router]);
    return (
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    );
  };
}

/** The boundaries report errors with their source: React would report them again, without it. */
const createQuietRoot: typeof ReactDOMClient.createRoot = (place, options) =>
  ReactDOMClient.createRoot(place, { ...options, onCaughtError: () => {} });

/**
 * The second entry module: the remote's component with single-spa's interface, in its own root with all providers. The
 * page must have called single-spa's `start()`, without which routers do not notice each other. The error boundary is
 * required: without it one throwing remote prevents every other from mounting again. A host that wants to handle
 * crashes passes itself as the prop `host`.
 */
export function createLifecycles(Component: RemoteComponent): LifecyclesModule {
  const { bootstrap, mount, unmount } = singleSpaReact({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot: createQuietRoot },
    rootComponent: createRoot(Component),
    renderType: 'createRoot',
    errorBoundary: (error) => (
      <UiProvider>
        <ErrorState error={error} />
      </UiProvider>
    ),
  });
  const accept = (lifecycle: unknown) => lifecycle as (props: object) => Promise<unknown>;
  return {
    bootstrap: accept(bootstrap),
    mount: accept(mount),
    unmount: accept(unmount),
    preload: Component.preload,
  };
}
