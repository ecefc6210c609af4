import { PartSkeleton, Span } from '@academy/shared-ui';
import { useEffect, useState } from 'react';
import type { Loader } from '#/loading/loader.ts';
import { SlotOutlet } from '#/remotes/slot-outlet.tsx';
import { fillerComponent } from './filler-component.ts';
import type { Filler } from './fillers.ts';
import { useWanted } from './use-wanted.ts';

function Failed({ onFailed }: { onFailed: () => void }) {
  useEffect(onFailed, [onFailed]);
  return null;
}

interface SlotFillerProps {
  filler: Filler;
  /** The props that the contract declares for the slot. */
  props: object;
  loader: Loader;
}

/**
 * A filler in the slot of a page. While its code loads, its bones are shown in the space that it declares, also while it
 * is late. A failed one takes no space, also during a retry: nothing may jump twice.
 */
export function SlotFiller({ filler, props, loader }: SlotFillerProps) {
  const { id, remote, size } = filler;
  const { place, isWanted } = useWanted();
  const [hasFailed, setFailed] = useState(false);
  const [onFailed] = useState(() => () => setFailed(true));
  // Out of the flow if it takes no space: a stack would give it a gap.
  const mark = <Span ref={place} position="absolute" aria-hidden />;
  const room = (
    <Span ref={place} display="block" aria-hidden>
      <PartSkeleton size={size} />
    </Span>
  );
  const waiting = hasFailed || size.minHeight === 0 ? mark : room;
  return (
    <SlotOutlet
      part={{ kind: 'slot', id }}
      pending={waiting}
      down={(failure) => (failure?.kind === 'too-slow' ? waiting : <Failed onFailed={onFailed} />)}
      {...{ remote, loader, isWanted }}
    >
      {(module, host) => {
        const Content = fillerComponent<object>(module, id);
        return Content && <Content {...props} host={host} />;
      }}
    </SlotOutlet>
  );
}
