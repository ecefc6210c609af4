import { isComposing } from '@academy/shared-ui';

const codes: Record<string, string> = { KeyJ: 'j', KeyK: 'k', KeyN: 'n' };

/**
 * The shortcut of a pressed key: by the character, and on a keyboard of another script by the key's position. Null with
 * a modifier, and for every other key.
 */
export function pressedKey(event: KeyboardEvent): string | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || isComposing(event) || key.length !== 1) return null;
  if (key === '?' || key === '؟') return '?';
  const isLatin = key.charCodeAt(0) < 128;
  const place = code === 'Slash' ? (shiftKey ? '?' : '/') : codes[code];
  const pressed = isLatin ? key : place;
  return pressed !== undefined && (pressed === '?' || !shiftKey) ? pressed : null;
}
