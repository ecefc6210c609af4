import { Portal } from '@chakra-ui/react/portal';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Align, MenuItem } from '../menu-types.ts';
import { Menu } from '../parts/menu.tsx';
import { FocusBack } from './focus-back.tsx';
import { letterItem } from './letter-item.ts';
import { MenuEntry } from './menu-entry.tsx';
import { placementOf } from './placement.ts';

export interface MenuLayerProps {
  items: readonly MenuItem[];
  header?: ReactNode;
  button: RefObject<HTMLElement | null>;
  /** Of the button, and of the menu that it controls. */
  ids: { trigger: string; content: string };
  align: Align;
  startAt: 'first' | 'last';
  onClose: () => void;
}

/** The item that is highlighted first. */
function startOf(items: MenuLayerProps['items'], startAt: MenuLayerProps['startAt']): string | null {
  const choices = items.flatMap((item, index) => (item === 'separator' || item.disabled ? [] : [String(index)]));
  return choices.at(startAt === 'first' ? 0 : -1) ?? null;
}

/** The open half of ActionMenu. */
export function MenuLayer({ items, header, button, ids, align, startAt, onClose }: MenuLayerProps) {
  const content = useRef<HTMLDivElement>(null);
  const [highlighted, setHighlighted] = useState(() => startOf(items, startAt));
  // Before the next key, which belongs to the menu.
  useLayoutEffect(() => content.current?.focus({ preventScroll: true }), []);
  const leave = () => {
    button.current?.focus({ preventScroll: true });
    onClose();
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // From the button the key moves on.
      leave();
    } else {
      const next = letterItem(event, highlighted === null ? -1 : Number(highlighted), items);
      if (next === null) return;
      event.preventDefault();
      setHighlighted(String(next));
    }
    event.stopPropagation();
  };
  const entries = items.map((item, index) =>
    item === 'separator' ? (
      <Menu.Separator key={`separator-${index}`} />
    ) : (
      <MenuEntry key={item.label} item={item} value={String(index)} onSelect={leave} />
    ),
  );
  return (
    <>
      <Menu.Root
        open
        ids={ids}
        highlightedValue={highlighted}
        onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
        typeahead={false}
        loopFocus
        positioning={placementOf(align, button)}
        onOpenChange={() => onClose()}
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content ref={content} onKeyDownCapture={takeKey}>
              {header ? (
                <Menu.ItemGroup>
                  <Menu.ItemGroupLabel>{header}</Menu.ItemGroupLabel>
                  <Menu.Separator />
                  {entries}
                </Menu.ItemGroup>
              ) : (
                entries
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <FocusBack opener={() => button.current} />
    </>
  );
}
