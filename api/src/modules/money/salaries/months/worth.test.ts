import { expect, it } from 'vitest';
import { classPrice, worth } from './worth.ts';

it.each([
  [1000, 45, 100, 750],
  [999, 50, 100, 833],
  [999, 50, 50, 416],
  [1, 30, 100, 1],
  [1, 29, 100, 0],
  [10_000_000, 1440, 100, 240_000_000],
  [0, 45, 100, 0],
])('%d hundredths an hour for %d minutes at %d percent are %d (D127)', (price, minutes, percent, expected) => {
  expect(worth({ price, minutes, percent })).toBe(expected);
});

it('a price per class does not depend on minutes, and is not rounded for a class (D31)', () => {
  expect(worth({ price: 333, minutes: null, percent: 50 })).toBe(166.5);
  expect(classPrice({ price: 333, minutes: null })).toBe(333);
  expect(classPrice({ price: 999, minutes: 50 })).toBe(833);
});
