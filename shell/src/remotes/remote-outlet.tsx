import type { LifecyclesModule, RemoteModule, RemoteRoute } from '@academy/shared-auth/contract';
import { CrashBoundary, FeedSkeleton, FormSkeleton, ListSkeleton, PageSkeleton, ProgressBar } from '@academy/shared-ui';
import { lazy, Suspense, use, useState } from 'react';
import { doorOf, type Loader } from './loader.ts';
import type { KnownRemote } from './registry.ts';
import { RemoteFailureState } from './remote-failure-state.tsx';

const SingleSpaOutlet = lazy(() => import(/* webpackChunkName: "single-spa" */ './single-spa-outlet.tsx'));

const skeletons = { feed: FeedSkeleton, list: ListSkeleton, form: FormSkeleton, page: PageSkeleton } as const;

interface RemoteOutletProps {
  remote: KnownRemote;
  loader: Loader;
  skeleton: RemoteRoute['skeleton'];
}

function LoadedRemote({ remote, loader }: Omit<RemoteOutletProps, 'skeleton'>) {
  const { module, release } = use(loader.load(remote));
  if (remote.entry && doorOf(remote.entry) === 'lifecycles')
    return <SingleSpaOutlet name={release.container} lifecycles={module as LifecyclesModule} />;
  const { Component } = (module as RemoteModule).default;
  return <Component />;
}

/** What stands in for content on its way; the line at the window's top says so on every page. */
export function RouteSkeleton({ skeleton }: { skeleton: RemoteRoute['skeleton'] }) {
  const Skeleton = skeletons[skeleton];
  return (
    <>
      <ProgressBar active />
      <Skeleton />
    </>
  );
}

/** A remote in its place: on its way, there, or failed with a way to try again; never more than its place. */
export function RemoteOutlet({ remote, loader, skeleton }: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    loader.retry(remote);
    setAttempt(attempt + 1);
  };
  return (
    <CrashBoundary
      key={`${remote.name}@${remote.version}#${attempt}`}
      fallback={(error) => <RemoteFailureState remote={remote} error={error} onRetry={retry} />}
    >
      <Suspense fallback={<RouteSkeleton skeleton={skeleton} />}>
        <LoadedRemote remote={remote} loader={loader} />
      </Suspense>
    </CrashBoundary>
  );
}
