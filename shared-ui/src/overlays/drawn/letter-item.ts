import { foldText } from '@academy/shared-auth/typed-text';
import type { MenuItem } from '../menu-types.ts';

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * The index of the next enabled item that begins with the letter of a key; null: none, or no letter. The library's own
 * search knows only Latin letters.
 */
export function letterItem(pressed: Key, current: number, items: readonly MenuItem[]): number | null {
  if ([...pressed.key].length !== 1 || pressed.key === ' ' || pressed.ctrlKey || pressed.metaKey || pressed.altKey)
    return null;
  const letter = foldText(pressed.key);
  const matches = items.flatMap((item, index) =>
    item !== 'separator' && !item.disabled && foldText(item.label).startsWith(letter) ? [index] : [],
  );
  return matches.find((index) => index > current) ?? matches[0] ?? null;
}
