import type { LifecyclesModule, RemoteHost, RemoteModule } from '@academy/shared-auth/contract';
import { createPageRouter, PageRouterProvider, useLocation } from '@academy/shared-auth/router';
import { CrashBoundary, ErrorState, UiProvider } from '@academy/shared-ui';
import React, { useEffect, useState } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

type RemoteComponent = RemoteModule['default']['Component'];

function createRoot(Component: RemoteComponent) {
  // Inside the route, since a router shows what reaches it in a page of its own.
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
    const [router] = useState(() => createPageRouter([{ path: '*', element: <Contained host={host} /> }]));
    useEffect(() => () => router.dispose(), [router]);
    return (
      <UiProvider>
        <PageRouterProvider router={router} />
      </UiProvider>
    );
  };
}

/** The boundaries report what they catch, with its source: React would do it a second time, without. */
const createQuietRoot: typeof ReactDOMClient.createRoot = (place, options) =>
  ReactDOMClient.createRoot(place, { ...options, onCaughtError: () => {} });

/**
 * The second door: the remote's component behind single-spa's contract, in a root of its own with all providers.
 * The page must have called single-spa's `start()`, without which routers do not hear each other. The error boundary
 * is not optional: without it one throwing remote keeps every other from ever mounting again. A host that wants to
 * handle crashes gives itself as the prop `host`.
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
