import { expect, test } from 'vitest';
import { majorOf } from './minor-text.ts';

test.each([
  [500, 0, 500],
  [5, 3, 0.005],
  [1999, 2, 19.99],
  [-5, 2, -0.05],
  [-70_900, 3, -70.9],
])('%i of %i decimals is %d', (minor, digits, major) => {
  expect(majorOf(minor, digits)).toBe(major);
});
