import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Span } from '../layout/primitives.ts';
import { Floating } from './floating.tsx';

/** Shows, on hover and on keyboard focus, the child's accessible name; so it is hidden from screen readers. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const anchor = useRef<Element | null>(null);
  // The same function at each drawing: another one would take the anchor away while the label is placed.
  const keepAnchor = useCallback((wrapper: HTMLSpanElement | null) => {
    anchor.current = wrapper?.firstElementChild ?? null;
  }, []);
  const hide = () => setShown(false);
  return (
    <Span
      display="contents"
      ref={keepAnchor}
      onPointerEnter={(event) => setShown(event.pointerType === 'mouse')}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => setShown(event.target.matches(':focus-visible'))}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {isShown && (
        <Floating
          anchor={anchor}
          align="center"
          aria-hidden
          pointerEvents="none"
          bg="fg"
          color="bg"
          borderWidth="0"
          borderRadius="control"
          paddingInline="2.5"
          paddingBlock="1"
          fontSize="xs"
          animation="{durations.fast} {easings.out} 250ms both appear"
        >
          {label}
        </Floating>
      )}
    </Span>
  );
}
