import { Link } from '@academy/shared-auth/router';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { CheckIcon } from '../icons.ts';
import { Box, Separator, Span } from '../layout/primitives.ts';
import { Floating } from './floating.tsx';
import { nextMenuIndex } from './menu-keys.ts';
import type { Align } from './place.ts';

export type MenuItem =
  | 'separator'
  | {
      label: string;
      icon?: ReactNode;
      tone?: 'danger';
      disabled?: boolean;
      /** A choice among several: whether it is the one in force. */
      checked?: boolean;
      onSelect?: () => void;
      /** A path of this site: the item is a link. */
      to?: string;
    };

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  minHeight: '9',
  paddingInline: '2.5',
  borderRadius: 'control',
  fontSize: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: '11' },
  '& > svg': { width: '1.15em', height: '1.15em', flexShrink: 0, color: 'fg.subtle' },
  _hover: { bg: 'bg.muted' },
  _focusVisible: { bg: 'bg.muted', outlineOffset: '-2px' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  '&[data-tone=danger], &[data-tone=danger] > svg': { color: 'danger.fg' },
} as const;
const ItemButton = chakra('button', { base: itemStyle });
const ItemLink = chakra(Link, { base: itemStyle });

function Item({ item, onClose }: { item: Exclude<MenuItem, 'separator'>; onClose: (giveFocusBack: boolean) => void }) {
  const isChoice = item.checked !== undefined;
  const shared = {
    role: isChoice ? 'menuitemradio' : 'menuitem',
    'aria-checked': item.checked,
    tabIndex: -1,
    'data-tone': item.tone,
  };
  const content = (
    <>
      {item.icon}
      <Span flex="1">{item.label}</Span>
      {item.checked && <CheckIcon />}
    </>
  );
  if (item.to)
    return (
      <ItemLink to={item.to} onClick={() => onClose(false)} {...shared}>
        {content}
      </ItemLink>
    );
  const select = () => {
    onClose(true);
    item.onSelect?.();
  };
  return (
    <ItemButton type="button" disabled={item.disabled} onClick={select} {...shared}>
      {content}
    </ItemButton>
  );
}

export interface MenuPanelProps {
  label: string;
  items: readonly MenuItem[];
  header?: ReactNode;
  anchor: RefObject<HTMLElement | null>;
  align: Align;
  startAt: 'first' | 'last';
  onClose: (giveFocusBack: boolean) => void;
}

/** The open list of an ActionMenu. */
export function MenuPanel({ label, items, header, anchor, align, startAt, onClose }: MenuPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  const choices = () =>
    [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])].filter(
      (item) => !item.hasAttribute('disabled'),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the focus starts is decided once, on opening
  useEffect(
    () =>
      choices()
        .at(startAt === 'first' ? 0 : -1)
        ?.focus({ preventScroll: true }),
    [],
  );

  useEffect(() => {
    const closeBeside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !anchor.current?.contains(target)) onClose(false);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      return onClose(true);
    }
    const elements = choices();
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
            <Item key={item.label} item={item} onClose={onClose} />
          ),
        )}
      </Box>
    </Floating>
  );
}
