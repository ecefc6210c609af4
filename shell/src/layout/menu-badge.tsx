import type { RemoteHost, RemoteModule } from '@academy/shared-auth/contract';
import { useCallback, useEffect, useState } from 'react';
import type { Loader } from '#/remotes/loader.ts';
import { SlotOutlet } from '#/remotes/slot-outlet.tsx';
import { whenQuiet } from '#/remotes/when-quiet.ts';
import { type MenuBadge, showBadgeCount } from './menu-badges.ts';

interface CountingProps {
  badge: MenuBadge;
  module: RemoteModule['default'];
  host: RemoteHost;
}

function Counting({ badge: { linkId, id }, module, host }: CountingProps) {
  const onCount = useCallback((count: number) => showBadgeCount(linkId, count), [linkId]);
  useEffect(() => () => showBadgeCount(linkId, 0), [linkId]);
  const Badge = module.badges?.[id];
  return Badge ? <Badge onCount={onCount} host={host} /> : null;
}

interface MenuBadgeCounterProps {
  badge: MenuBadge;
  loader: Loader;
  /** Whether the page has come: nothing of a counter is fetched before. */
  isPageShown: boolean;
}

/** Lets a remote count what waits behind its menu entry, once the page is quiet. It draws nothing, also while it fails. */
export function MenuBadgeCounter({ badge, loader, isPageShown }: MenuBadgeCounterProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isPageShown) return whenQuiet(() => setWanted(true));
  }, [isPageShown]);
  const { id, remote } = badge;
  return (
    <SlotOutlet part={{ kind: 'badge', id }} pending={null} down={() => null} {...{ remote, loader, isWanted }}>
      {(module, host) => <Counting {...{ badge, module, host }} />}
    </SlotOutlet>
  );
}
