import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Box } from '../layout/primitives.ts';
import { Heading } from '../layout/typography.ts';
import { useNarrow } from '../layout/use-media.ts';
import { Floating } from './floating.tsx';
import type { Align } from './place.ts';
import { Sheet } from './sheet.tsx';

export interface PopoverPanelProps {
  title: string;
  /** The button that opened it: the panel is below it, and the focus returns to it. */
  anchor: RefObject<HTMLElement | null>;
  /** The button's edge to align with. */
  align?: Align;
  onClose: () => void;
  children: ReactNode;
}

/** A panel that a button opens beside itself; on narrow screens a sheet. Rendering it opens it. */
export function PopoverPanel({ title, onClose, children, ...rest }: PopoverPanelProps) {
  if (useNarrow())
    return (
      <Sheet open title={title} onClose={onClose}>
        {children}
      </Sheet>
    );
  return (
    <HangingPanel title={title} onClose={onClose} {...rest}>
      {children}
    </HangingPanel>
  );
}

function HangingPanel({ title, anchor, align = 'end', onClose, children }: PopoverPanelProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      const isInside = [body, anchor].some((place) => place.current?.contains(target as Node));
      if (!isInside) onClose();
    };
    // On the document: an action inside may remove the button that had the focus.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
      anchor.current?.focus();
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
    };
  });

  return (
    <Floating anchor={anchor} align={align} width="23rem" animation="{durations.fast} {easings.out} appear">
      <Box ref={body} role="dialog" aria-labelledby={id} tabIndex={-1} outline="none" padding="2">
        <Heading id={id} size="sm" paddingInline="3" paddingBlock="2">
          {title}
        </Heading>
        {children}
      </Box>
    </Floating>
  );
}
