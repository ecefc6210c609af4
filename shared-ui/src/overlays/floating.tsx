import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Align, place } from './place.ts';

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
  align: Align;
}

/** What floats beside an anchor, in the top layer, and follows it while the page scrolls. Rendered means shown. */
export function Floating({ anchor, align, ...rest }: FloatingProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      if (panel.current && anchor.current) place(panel.current, anchor.current, align);
    };
    const element = panel.current;
    element?.showPopover?.();
    follow();
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow);
    return () => {
      element?.hidePopover?.();
      window.removeEventListener('scroll', follow, options);
      window.removeEventListener('resize', follow);
    };
  }, [anchor, align]);
  return <Panel ref={panel} popover="manual" {...rest} />;
}
