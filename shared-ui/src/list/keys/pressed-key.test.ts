import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

const press = (init: KeyboardEventInit) => pressedKey(new KeyboardEvent('keydown', init));

test.each([
  ['n', { key: 'n', code: 'KeyN' }],
  ['/', { key: '/', code: 'Slash' }],
  ['/', { key: '/', code: 'Digit7' }],
  ['?', { key: '?', code: 'Slash', shiftKey: true }],
  ['j', { key: 'ت', code: 'KeyJ' }],
  ['/', { key: 'ظ', code: 'Slash' }],
  ['?', { key: '؟', code: 'Slash', shiftKey: true }],
])('the shortcut %s works on a keyboard of either script: %j', (expected, init) => {
  expect(press(init)).toBe(expected);
});

test.each([
  [{ key: 'n', code: 'KeyN', ctrlKey: true }],
  [{ key: 'n', code: 'KeyN', metaKey: true }],
  [{ key: 'n', code: 'KeyN', altKey: true }],
  [{ key: 'N', code: 'KeyN', shiftKey: true }],
  [{ key: 'Enter', code: 'Enter' }],
  [{ key: 'ن', code: 'KeyK', isComposing: true }],
])('the key %j is no shortcut', (init) => {
  expect(press(init)).toBeNull();
});
