import type { LifecyclesModule, RemoteModule, RemoteRoute } from '@academy/shared-auth/contract';
import {
  CrashBoundary,
  FeedSkeleton,
  FormSkeleton,
  Heading,
  ListSkeleton,
  PageBody,
  PageSkeleton,
  ProgressBar,
} from '@academy/shared-ui';
import { lazy, Suspense, use, useState } from 'react';
import { doorOf, type Loader } from './loader.ts';
import type { KnownRemote } from './registry.ts';
import { RemoteFailureState } from './remote-failure-state.tsx';

const SingleSpaOutlet = lazy(() => import(/* webpackChunkName: "single-spa" */ './single-spa-outlet.tsx'));

const skeletons = { feed: FeedSkeleton, list: ListSkeleton, form: FormSkeleton, page: PageSkeleton } as const;

interface RemoteOutletProps {
  remote: KnownRemote;
  route: RemoteRoute;
  /** The route's name in the language being shown. */
  title: string;
  pathname: string;
  loader: Loader;
}

function LoadedRemote({ remote, pathname, loader }: Pick<RemoteOutletProps, 'remote' | 'pathname' | 'loader'>) {
  const { module, release } = use(loader.load(remote, pathname));
  if (remote.entry && doorOf(remote.entry) === 'lifecycles')
    return <SingleSpaOutlet name={release.container} lifecycles={module as LifecyclesModule} />;
  const { Component } = (module as RemoteModule).default;
  return <Component />;
}

/** What stands in for a page on its way, with its name; the line at the window's top says so everywhere. */
export function RouteSkeleton({ route, title }: Pick<RemoteOutletProps, 'route' | 'title'>) {
  const Skeleton = skeletons[route.skeleton];
  return (
    <PageBody width={route.skeleton === 'feed' ? 'reading' : 'content'}>
      <ProgressBar active />
      {route.skeleton !== 'page' && (
        <Heading as="p" size="lg" marginBlockEnd="6">
          {title}
        </Heading>
      )}
      <Skeleton />
    </PageBody>
  );
}

/** A remote in its place: on its way, there, or failed with a way to try again; never more than its place. */
export function RemoteOutlet({ remote, route, title, pathname, loader }: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    loader.retry(remote);
    setAttempt(attempt + 1);
  };
  return (
    <CrashBoundary
      key={`${remote.name}@${remote.version}#${attempt}`}
      fallback={(error) => <RemoteFailureState remote={remote} title={title} error={error} onRetry={retry} />}
    >
      <Suspense fallback={<RouteSkeleton route={route} title={title} />}>
        <LoadedRemote remote={remote} pathname={pathname} loader={loader} />
      </Suspense>
    </CrashBoundary>
  );
}
