import { isComposing } from '@academy/shared-ui';

const codes: Readonly<Record<string, RoundKey>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyR: 'done',
  KeyT: 'return',
};
export type RoundKey = 'next' | 'previous' | 'done' | 'return';

/**
 * What a key does in the round: by its place, since keyboards of other scripts have other letters there. A key that is
 * held down acts once.
 */
export function roundKey(event: KeyboardEvent): RoundKey | null {
  const { altKey, ctrlKey, metaKey, shiftKey, repeat, code } = event;
  if (repeat || altKey || ctrlKey || metaKey || shiftKey || isComposing(event)) return null;
  return codes[code] ?? null;
}
