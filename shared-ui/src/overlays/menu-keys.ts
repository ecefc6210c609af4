import { foldText } from '@academy/shared-auth/typed-text';

/**
 * The index that gets the focus after a key in a menu of these labels, or null if the key has no meaning. A letter
 * selects the next item that begins with it.
 */
export function nextMenuIndex(key: string, current: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ([...key].length !== 1 || key === ' ') return null;
  const letter = foldText(key);
  for (let step = 1; step <= count; step++) {
    const index = (current + step) % count;
    if (foldText(labels[index] ?? '').startsWith(letter)) return index;
  }
  return null;
}
