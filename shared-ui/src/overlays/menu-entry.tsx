import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckIcon } from '../icons.ts';
import { Span } from '../layout/primitives.ts';
import { touch } from '../layout/touch.ts';
import { chakra } from '../theme/styled/chakra.ts';

export type MenuItem =
  | 'separator'
  | {
      label: string;
      icon?: ReactNode;
      tone?: 'danger';
      disabled?: boolean;
      /** For a choice among several: whether it is the present one. */
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
  [touch]: { minHeight: '11' },
  '& > svg': { width: '1.15em', height: '1.15em', flexShrink: 0, color: 'fg.subtle' },
  _hover: { bg: 'bg.muted' },
  _focusVisible: { bg: 'bg.muted', outlineOffset: '-2px' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  '&[data-tone=danger], &[data-tone=danger] > svg': { color: 'danger.fg' },
} as const;
const ItemButton = chakra('button', { base: itemStyle });
const ItemLink = chakra(Link, { base: itemStyle });

interface ItemProps {
  item: Exclude<MenuItem, 'separator'>;
  onClose: (giveFocusBack: boolean) => void;
}

/** One action, choice or link of a menu. */
export function MenuEntry({ item, onClose }: ItemProps) {
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
