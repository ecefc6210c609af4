import type { RemoteModule } from '@academy/shared-auth/contract';
import { CrashBoundary } from '@academy/shared-ui';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import type { Loader } from '#/remotes/loader.ts';
import { whenQuiet } from '#/remotes/when-quiet.ts';
import { type MenuBadge, showBadgeCount } from './menu-badges.ts';

function LoadedBadge({ badge, loader }: { badge: MenuBadge; loader: Loader }) {
  const { module } = use(loader.loadRoute(badge.remote));
  const { linkId, id } = badge;
  const onCount = useCallback((count: number) => showBadgeCount(linkId, count), [linkId]);
  useEffect(() => () => showBadgeCount(linkId, 0), [linkId]);
  const Badge = (module as RemoteModule).default.badges?.[id];
  return Badge ? <Badge onCount={onCount} /> : null;
}

interface MenuBadgeCounterProps {
  badge: MenuBadge;
  loader: Loader;
  /** Whether the page has come: nothing of a counter is fetched before. */
  isPageShown: boolean;
}

/** Lets a remote count what waits behind its menu entry, once the page is quiet. It draws nothing, also where it fails. */
export function MenuBadgeCounter({ badge, loader, isPageShown }: MenuBadgeCounterProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isPageShown) return whenQuiet(() => setWanted(true));
  }, [isPageShown]);
  if (!isWanted) return null;
  return (
    <CrashBoundary resetKey={badge.remote.version} fallback={() => null}>
      <Suspense fallback={null}>
        <LoadedBadge badge={badge} loader={loader} />
      </Suspense>
    </CrashBoundary>
  );
}
