import type { LifecyclesModule, RemoteHost, RemoteModule, RemoteRoute } from '@academy/shared-auth/contract';
import { CrashBoundary, PageSkeleton, ProgressBar } from '@academy/shared-ui';
import { lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { EndlessGuard } from '#/loading/endless/endless-guard.tsx';
import type { Loader } from '#/loading/loader.ts';
import { useRecovered } from '#/loading/remote-health.ts';
import { doorOfPart, type RemotePart, screenPart } from '#/loading/remote-part.ts';
import type { KnownRemote } from '#/registry/registry.ts';
import { readPage, restorePage } from './page-traces.ts';
import { RemoteFailureState } from './remote-failure-state.tsx';
import { useSlowPage } from './slow-pages.ts';

const SingleSpaOutlet = lazy(() => import(/* webpackChunkName: "single-spa" */ './single-spa-outlet.tsx'));

interface RemoteOutletProps {
  remote: KnownRemote;
  route: RemoteRoute;
  /** The route's name in the shown language. */
  title: string;
  loader: Loader;
}

interface LoadedRemoteProps extends Pick<RemoteOutletProps, 'remote' | 'loader'> {
  part: RemotePart;
  onCrash: RemoteHost['onCrash'];
}

function LoadedRemote({ remote, part, loader, onCrash }: LoadedRemoteProps) {
  const { module, release } = use(loader.load(remote, part));
  const host = useMemo(() => ({ version: release.version, onCrash }), [release, onCrash]);
  if (remote.entry && doorOfPart(remote.entry.mount, part) === 'lifecycles')
    return <SingleSpaOutlet name={release.container} lifecycles={module as LifecyclesModule} host={host} />;
  const { Component } = (module as RemoteModule).default;
  return <Component host={host} />;
}

/** Reports that the part was committed. Placed below everything that may suspend, and once for each screen. */
function Committed({ remote, part, loader }: Omit<LoadedRemoteProps, 'onCrash'>) {
  useEffect(() => loader.mounted(remote, part), [loader, remote, part]);
  return null;
}

/**
 * Restores the page when this part of the remote is removed; a part mounted by single-spa is removed a moment later.
 */
function useCleanPage(part: RemotePart, source: string): void {
  const before = useMemo(() => ({ part, page: readPage() }), [part]);
  useEffect(() => () => void setTimeout(() => restorePage(before.page, source)), [before, source]);
}

/** The placeholder of a loading page, with its name; the line at the window's top shows loading everywhere. */
export function RouteSkeleton({ route, title }: Pick<RemoteOutletProps, 'route' | 'title'>) {
  useSlowPage();
  return (
    <>
      <ProgressBar active />
      <PageSkeleton kind={route.skeleton} title={title} />
    </>
  );
}

interface FailedProps extends Pick<LoadedRemoteProps, 'remote' | 'part'> {
  onRecovered: () => void;
  children: ReactNode;
}

function Failed({ remote, part, onRecovered, children }: FailedProps) {
  useRecovered(remote.name, part, onRecovered);
  return children;
}

/** A remote in its place: loading, drawn, or failed with Retry; a failure affects only this place. */
export function RemoteOutlet({ remote, route, title, loader }: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);
  const part = useMemo(() => screenPart(route), [route]);
  const onCrash = useMemo(
    () => (error: unknown) => {
      const isTaken = loader.crash(remote, part, error);
      if (isTaken) setAttempt((count) => count + 1);
      return isTaken;
    },
    [loader, remote, part],
  );
  const retry = () => {
    loader.retry(remote, part, true);
    setAttempt(attempt + 1);
  };
  const source = `${remote.name}@${remote.version}`;
  useCleanPage(part, source);
  return (
    <CrashBoundary
      key={`${source}#${attempt}`}
      resetKey={part.id}
      name={source}
      onCrash={onCrash}
      fallback={(error) => (
        <Failed remote={remote} part={part} onRecovered={() => setAttempt(attempt + 1)}>
          <RemoteFailureState remote={remote} title={title} error={error} onRetry={retry} />
        </Failed>
      )}
    >
      <Suspense fallback={<RouteSkeleton route={route} title={title} />}>
        <EndlessGuard>
          <LoadedRemote {...{ remote, part, loader, onCrash }} />
        </EndlessGuard>
        <Committed {...{ remote, part, loader }} />
      </Suspense>
    </CrashBoundary>
  );
}
