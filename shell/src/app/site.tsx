import { startRealtime, useLanguage, useSession } from '@academy/shared-auth';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { BisectSlot } from '#/bisect/bisect-slot.tsx';
import { BareLayout } from '#/layout/bare-layout.tsx';
import { DashboardLayout } from '#/layout/dashboard-layout.tsx';
import { MenuBadgeCounter } from '#/layout/menu/menu-badge.tsx';
import { useMenu } from '#/layout/menu/use-menu.ts';
import { TopBarSlot } from '#/layout/top-bar/top-bar-slot.tsx';
import { UpdateNotice } from '#/layout/update-notice.tsx';
import type { Loader } from '#/loading/loader.ts';
import { prefetch, prefetchWhenIdle } from '#/loading/prefetch.ts';
import { whenQuiet } from '#/loading/when-quiet.ts';
import { bottomBarLinks, likelyHome, linksOf } from '#/menu/menu.ts';
import { NavigationEffects } from '#/navigation/navigation-effects.tsx';
import { pageTitle } from '#/navigation/page-title.ts';
import { usePreviewLink } from '#/preview/use-preview-link.ts';
import type { Admission } from '#/routes/admission.ts';
import { declaredRoute, homeFrom, type Place, placeAt, type RouteTable, routeTable } from '#/routes/route-table.ts';
import { useAdmission } from '#/routes/use-admission.ts';
import { type Fillers, useFillers } from '#/slots/fillers.ts';
import { SlotsOfPages } from '#/slots/slots-of-pages.tsx';
import { BackToParent } from './back-to-parent.tsx';
import { PlaceContent } from './place-content.tsx';
import { usePlaceInSight } from './use-place-in-sight.ts';
import { useRegistry, useShellUpdate } from './use-registry.ts';

/** Listens for events after the first page has had time to load: the code loads only then. */
function useRealtime(isPageShown: boolean): void {
  useEffect(() => (isPageShown ? whenQuiet(startRealtime) : undefined), [isPageShown]);
}

/** The dashboard's frame is also around rejected and unknown pages below its path. */
function hasFrame(place: Place, pathname: string, isSignedOut: boolean): boolean {
  if (isSignedOut || place.kind === 'auth') return false;
  const route = declaredRoute(place);
  if (route) return route.layout === 'dashboard';
  return pathname === '/dashboard' || pathname.startsWith('/dashboard/');
}

/** Prefetches these pages, and any other as soon as the viewer approaches its link. */
function usePrefetch(next: readonly string[] | null, table: RouteTable, loader: Loader) {
  useEffect(() => (next ? prefetchWhenIdle(next, table, loader) : undefined), [next, table, loader]);
  return useCallback((path: string) => void prefetch(path, table, loader), [table, loader]);
}

function useTopBarSlots(fillers: Fillers, loader: Loader, isPageShown: boolean) {
  return useMemo(
    () => fillers.topbar?.map((filler) => <TopBarSlot key={filler.id} {...{ filler, loader, isPageShown }} />),
    [fillers, loader, isPageShown],
  );
}

function usePageTitle(place: Place, admission: Admission): string | null {
  const { t } = useTranslation('shell');
  return pageTitle(place, admission, useLanguage(), t);
}

/** Every page: the registry's routes behind their guard, in the layout that they declare. */
export function Site({ loader }: { loader: Loader }) {
  const { pathname, search, hash, state } = useLocation();
  const isSignedOut = useSession((session) => session.status === 'signed-out');
  const registry = useRegistry(pathname);
  useShellUpdate(pathname);
  usePreviewLink();
  const table = useMemo(() => routeTable(registry), [registry]);
  const { place, isOnTheWay, goingTo, redirectsTo } = usePlaceInSight(table);
  const menu = useMenu(registry);
  const fillers = useFillers(registry);
  const home = linksOf(menu)[0]?.to ?? null;
  const admission = useAdmission(place, home);
  const isShown = admission.verdict === 'show';
  const isExpected = isShown || admission.verdict === 'wait';
  useRealtime(isShown);

  const next = useMemo(
    () => (place.kind === 'auth' ? [likelyHome(registry) ?? ''] : bottomBarLinks(menu).map(({ to }) => to)),
    [place.kind, registry, menu],
  );
  const approach = usePrefetch(isShown ? next : null, table, loader);
  const title = usePageTitle(place, admission);
  const controls = useTopBarSlots(fillers, loader, isShown);
  const content = (
    <SlotsOfPages {...{ fillers, loader }}>
      <PlaceContent
        {...{ place, isOnTheWay, title, admission, loader }}
        home={home && homeFrom(table, pathname, home)}
      />
    </SlotsOfPages>
  );
  return (
    <>
      {redirectsTo !== null && <Navigate to={redirectsTo + search + hash} state={state} replace />}
      <NavigationEffects pathname={pathname} title={redirectsTo === null ? title : null} />
      {hasFrame(place, pathname, isSignedOut) ? (
        <DashboardLayout
          {...{ registry, menu }}
          pathname={goingTo}
          route={declaredRoute(place)?.path}
          slots={controls}
          frame={isExpected && place.kind === 'remote' ? place.route.frame : 'page'}
          hasProfilePage={placeAt(table, '/profile').kind === 'remote'}
          onApproach={approach}
        >
          {content}
        </DashboardLayout>
      ) : (
        <BareLayout>{content}</BareLayout>
      )}
      {fillers['menu.badge']?.map((filler) => (
        <MenuBadgeCounter key={filler.id} {...{ filler, loader }} isPageShown={isShown} />
      ))}
      <UpdateNotice />
      <BisectSlot />
      <BackToParent />
    </>
  );
}
