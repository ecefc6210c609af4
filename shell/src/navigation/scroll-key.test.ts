import { expect, test } from 'vitest';
import { scrollKeys } from './scroll-key.ts';

const at = (key: string, pathname: string, state: object | null = null) => ({
  key,
  pathname,
  search: '',
  hash: '',
  state,
  unstable_mask: undefined,
});

test('a link that returns to a page restores the position at which it was left; other links start at the top', () => {
  const keyOf = scrollKeys();
  expect(keyOf(at('a', '/list'))).toBe('a');
  expect(keyOf(at('b', '/list/7'))).toBe('b');
  expect(keyOf(at('c', '/list', { keepsPlace: true }))).toBe('a');
  expect(keyOf(at('d', '/list'))).toBe('d');
  expect(keyOf(at('c', '/list', { keepsPlace: true }))).toBe('a');
  expect(keyOf(at('e', '/other', { keepsPlace: true }))).toBe('e');
});
