import type { RemoteHost, RemoteModule, SlotProps } from '@academy/shared-auth/contract';
import { memo, useCallback, useEffect, useState } from 'react';
import type { Loader } from '#/loading/loader.ts';
import { whenQuiet } from '#/loading/when-quiet.ts';
import { linkId } from '#/menu/menu.ts';
import { SlotOutlet } from '#/remotes/slot-outlet.tsx';
import { fillerComponent } from '#/slots/filler-component.ts';
import type { Filler } from '#/slots/fillers.ts';
import { noteBadgeCount, showBadgeCount } from './menu-badges.ts';

interface CountingProps {
  filler: Filler;
  module: RemoteModule['default'];
  host: RemoteHost;
}

function Counting({ filler: { remote, entry, id }, module, host }: CountingProps) {
  const link = linkId(remote, entry ?? id);
  const onCount = useCallback((count: number) => noteBadgeCount(link, count), [link]);
  useEffect(() => () => showBadgeCount(link, 0), [link]);
  const Badge = fillerComponent<SlotProps<'menu.badge'>>(module, id);
  return Badge ? <Badge onCount={onCount} host={host} /> : null;
}

interface MenuBadgeCounterProps {
  filler: Filler;
  loader: Loader;
  /** Whether the page has loaded: nothing of a counter is loaded before. */
  isPageShown: boolean;
}

/**
 * Lets a remote count the waiting items behind its menu entry, once the page is idle. It draws nothing, also while it
 * fails.
 */
export const MenuBadgeCounter = memo(({ filler, loader, isPageShown }: MenuBadgeCounterProps) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isPageShown) return whenQuiet(() => setWanted(true));
  }, [isPageShown]);
  const { id, remote } = filler;
  return (
    <SlotOutlet part={{ kind: 'slot', id }} pending={null} down={() => null} {...{ remote, loader, isWanted }}>
      {(module, host) => <Counting {...{ filler, module, host }} />}
    </SlotOutlet>
  );
});
