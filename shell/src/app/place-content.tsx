import { useLanguage } from '@academy/shared-auth';
import { PageSkeleton } from '@academy/shared-ui';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { ForbiddenPage, NotFoundPage, SwitchedOffPage } from '#/features/errors/rejection-pages.tsx';
import type { Loader } from '#/loading/loader.ts';
import { routeTitle } from '#/navigation/page-title.ts';
import { registryStore } from '#/registry/registry-store.ts';
import { RemoteOutlet, RouteSkeleton } from '#/remotes/remote-outlet.tsx';
import type { Admission } from '#/routes/admission.ts';
import type { Place } from '#/routes/route-table.ts';
import { loadAuthPages } from './load-auth-pages.ts';
import { ProfileFailure } from './profile-failure.tsx';

const AuthPages = lazy(loadAuthPages);
const PlatformPage = lazy(() => import(/* webpackChunkName: "platform" */ '#/features/platform/platform.page.tsx'));

interface PlaceContentProps {
  place: Place;
  /** The place was chosen, and its page is being drawn: meanwhile its name and a skeleton are shown. */
  isOnTheWay: boolean;
  /** The name of the place; null if it has none yet. */
  title: string | null;
  admission: Admission;
  home: string | null;
  loader: Loader;
}

/** The content of a place, if the guard allows it. */
export function PlaceContent({ place, isOnTheWay, title, admission, home, loader }: PlaceContentProps) {
  const language = useLanguage();
  switch (admission.verdict) {
    case 'go':
      // A page that is being drawn redirects only when it is the router's own.
      return isOnTheWay ? null : <Navigate to={admission.to} replace />;
    case 'forbidden':
      return <ForbiddenPage home={home} />;
    case 'not-found':
      return <NotFoundPage home={home} />;
    case 'unreachable':
      return <ProfileFailure />;
    case 'wait':
      return place.kind === 'remote' ? <RouteSkeleton route={place.route} title={title ?? ''} /> : null;
  }
  if (place.kind === 'remote') {
    const { remote, route } = place;
    if (isOnTheWay) return <RouteSkeleton route={route} title={title ?? ''} />;
    return <RemoteOutlet remote={remote} route={route} title={title ?? ''} loader={loader} />;
  }
  if (place.kind === 'off') {
    const isOwn = registryStore.getState().current.overrides[place.remote.name] === null;
    return <SwitchedOffPage {...{ home, isOwn }} section={routeTitle(place, language) ?? ''} />;
  }
  if (place.kind === 'platform')
    return (
      <Suspense fallback={<PageSkeleton kind="list" title={title ?? undefined} />}>
        <PlatformPage />
      </Suspense>
    );
  if (place.kind !== 'auth') return null;
  return (
    <Suspense fallback={null}>
      <AuthPages page={place.page} />
    </Suspense>
  );
}
