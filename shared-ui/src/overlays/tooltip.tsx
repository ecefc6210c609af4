import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Span } from '../layout/primitives.ts';
import { loadOverlays, overlayStore } from './load-overlays.ts';

/** Shows, on hover and on keyboard focus, the child's accessible name; so it is hidden from screen readers. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const anchor = useRef<Element | null>(null);
  // The same function at each drawing: another one would take the anchor away while the label is placed.
  const keepAnchor = useCallback((wrapper: HTMLSpanElement | null) => {
    anchor.current = wrapper?.firstElementChild ?? null;
  }, []);
  const { overlays } = overlayStore();
  const hide = () => setShown(false);
  const show = (isWanted: boolean) => {
    setShown(isWanted);
    // Usually it is there: the page loads it when idle. Without it the name is only read to the viewer.
    if (isWanted) void loadOverlays();
  };
  return (
    <Span
      display="contents"
      ref={keepAnchor}
      onPointerEnter={(event) => show(event.pointerType === 'mouse')}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => show(event.target.matches(':focus-visible'))}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {isShown && overlays && <overlays.TooltipLayer label={label} anchor={anchor} />}
    </Span>
  );
}
