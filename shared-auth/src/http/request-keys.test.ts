import { expect, test } from 'vitest';
import { requestKeys } from './request-keys.ts';

test('the same content keeps its key, other content gets a new one', () => {
  const keyFor = requestKeys();
  const first = keyFor('a');
  expect(keyFor('a')).toBe(first);
  expect(keyFor('b')).not.toBe(first);
});
