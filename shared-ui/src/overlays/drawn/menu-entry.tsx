import { Span } from '@academy/shared-ui';
import { CheckIcon } from '@academy/shared-ui/icons';
import { Link } from 'react-router-dom';
import type { MenuItem } from '../menu-types.ts';
import { Menu } from '../parts/menu.tsx';

interface MenuEntryProps {
  item: Exclude<MenuItem, 'separator'>;
  value: string;
  /** Closes the menu, before the item's own action, which may open a dialog. */
  onSelect: () => void;
}

/** One action, choice or link of a menu. */
export function MenuEntry({ item, value, onSelect }: MenuEntryProps) {
  const choice = item.checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': item.checked };
  const shared = {
    value,
    disabled: item.disabled,
    'data-tone': item.tone,
    ...choice,
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
      <Menu.Item asChild {...shared}>
        <Link to={item.to} tabIndex={-1}>
          {content}
        </Link>
      </Menu.Item>
    );
  const select = () => {
    onSelect();
    item.onSelect?.();
  };
  return (
    <Menu.Item {...shared} onClick={item.disabled ? undefined : select}>
      {content}
    </Menu.Item>
  );
}
