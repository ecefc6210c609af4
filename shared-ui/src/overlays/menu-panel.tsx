import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Box, Separator } from '../layout/primitives.ts';
import { Floating } from './floating.tsx';
import { MenuEntry, type MenuItem } from './menu-entry.tsx';
import { nextMenuIndex } from './menu-keys.ts';
import type { Align } from './place.ts';

type ElementRef = RefObject<HTMLElement | null>;

export interface MenuPanelProps {
  label: string;
  items: readonly MenuItem[];
  header?: ReactNode;
  anchor: ElementRef;
  align: Align;
  startAt: 'first' | 'last';
  onClose: (giveFocusBack: boolean) => void;
}

const choicesIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])].filter((item) => !item.hasAttribute('disabled'));

/** Closes on a press beside the list and its button. */
function useCloseBeside(list: ElementRef, anchor: ElementRef, onClose: MenuPanelProps['onClose']): void {
  useEffect(() => {
    const closeBeside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !anchor.current?.contains(target)) onClose(false);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  });
}

/** The open list of an ActionMenu. */
export function MenuPanel({ label, items, header, anchor, align, startAt, onClose }: MenuPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial focus is decided once, on opening
  useEffect(
    () =>
      choicesIn(list.current)
        .at(startAt === 'first' ? 0 : -1)
        ?.focus({ preventScroll: true }),
    [],
  );
  useCloseBeside(list, anchor, onClose);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      return onClose(true);
    }
    const elements = choicesIn(list.current);
    const current = elements.indexOf(document.activeElement as HTMLElement);
    const labels = elements.map((element) => element.textContent ?? '');
    const next = nextMenuIndex(event.key, current, labels);
    if (next === null) return;
    event.preventDefault();
    elements[next]?.focus();
  };

  return (
    <Floating
      anchor={anchor}
      align={align}
      minWidth="48"
      padding="1.5"
      animation="{durations.fast} {easings.out} appear"
      onKeyDown={onKeyDown}
    >
      {header && (
        <>
          <Box paddingInline="2.5" paddingBlock="2">
            {header}
          </Box>
          <Separator marginBlock="1.5" />
        </>
      )}
      <Box ref={list} role="menu" aria-label={label}>
        {items.map((item, index) =>
          item === 'separator' ? (
            <Separator key={`separator-${index}`} marginBlock="1.5" />
          ) : (
            <MenuEntry key={item.label} item={item} onClose={onClose} />
          ),
        )}
      </Box>
    </Floating>
  );
}
