import { expect, test } from 'vitest';
import { majorOf } from './minor.ts';
import { minorOf } from './typed-minor.ts';

test.each([
  [5000, 0, 5000, '5000'],
  [4050, 2, 40.5, '40.50'],
  [4050, 2, 40.5, '٤٠٫٥'],
  [7, 2, 0.07, '0.07'],
  [12_345, 3, 12.345, '12.345'],
  [12_340, 3, 12.34, '12.34000'],
])('%d of %d digits is %d, and typed as %s', (minor, digits, major, typed) => {
  expect(majorOf(minor, digits)).toBe(major);
  expect(minorOf(typed, digits)).toBe(minor);
});
