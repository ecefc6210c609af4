import { SlotContext, type SlotHost } from '@academy/shared-ui';
import { type ReactNode, useMemo } from 'react';
import type { Loader } from '#/loading/loader.ts';
import type { Fillers } from './fillers.ts';
import { SlotFiller } from './slot-filler.tsx';

/** Lets the pages below fill their slots from the registry. */
export function SlotsOfPages({ fillers, loader, children }: { fillers: Fillers; loader: Loader; children: ReactNode }) {
  const host = useMemo<SlotHost>(
    () => ({
      fillersOf: (name) => fillers[name] ?? [],
      draw: (slot, id, props) => {
        const filler = fillers[slot]?.find((each) => each.id === id);
        return filler && <SlotFiller key={filler.remote.version} {...{ filler, props, loader }} />;
      },
    }),
    [fillers, loader],
  );
  return <SlotContext value={host}>{children}</SlotContext>;
}
