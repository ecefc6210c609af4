import { chakra } from '@academy/shared-ui';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { placeList } from './place-list.ts';

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    overflowY: 'auto',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});

interface FieldPanelProps extends ComponentProps<typeof Panel> {
  field: RefObject<Element | null>;
}

/**
 * A panel below its field and as wide, in the top layer, which follows the field while the page scrolls. It stays in
 * its place in the document, so a dialog around the field takes it for its own. Rendering it shows it.
 */
export function FieldPanel({ field, ...rest }: FieldPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const follow = (event?: Event) => {
      // A panel that scrolls stays where it is.
      const isOwn = event?.target instanceof Node && element.contains(event.target);
      if (!isOwn && field.current) placeList(element, field.current);
    };
    element.showPopover?.();
    follow();
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow, options);
    window.visualViewport?.addEventListener('resize', follow, options);
    window.visualViewport?.addEventListener('scroll', follow, options);
    const growth = new ResizeObserver(() => follow());
    growth.observe(element);
    return () => {
      element.hidePopover?.();
      listening.abort();
      growth.disconnect();
    };
  }, [field]);
  return <Panel ref={panel} popover="manual" {...rest} />;
}
