import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { chakra } from '../theme/styled/chakra.ts';
import { type Align, place, placeList } from './place.ts';

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    width: 'max',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'calc(100dvh - 16px)',
    overflowY: 'auto',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});

export interface FloatingProps extends ComponentProps<typeof Panel> {
  anchor: RefObject<Element | null>;
  /** The edge of the anchor to align with; `field` is a field's list, as wide as the field. */
  align: Align | 'field';
}

/** A panel beside an anchor, in the top layer, which follows it while the page scrolls. Rendering it shows it. */
export function Floating({ anchor, align, ...rest }: FloatingProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const follow = (event?: Event) => {
      // A panel that scrolls stays where it is.
      const isOwn = event?.target instanceof Node && element.contains(event.target);
      if (isOwn || !anchor.current) return;
      if (align === 'field') placeList(element, anchor.current);
      else place(element, anchor.current, align);
    };
    element.showPopover?.();
    follow();
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow, options);
    window.visualViewport?.addEventListener('resize', follow, options);
    window.visualViewport?.addEventListener('scroll', follow, options);
    const growth = align === 'field' ? new ResizeObserver(() => follow()) : null;
    growth?.observe(element);
    return () => {
      element.hidePopover?.();
      listening.abort();
      growth?.disconnect();
    };
  }, [anchor, align]);
  return <Panel ref={panel} popover="manual" {...rest} />;
}
