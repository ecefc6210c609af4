import { expect, it } from 'vitest';
import { satisfiesCaret } from './version.ts';

it.each([
  ['1.4.0', '^1.4.0', true],
  ['1.4.1-3f2a', '^1.4.0', true],
  ['1.10.0', '^1.9.0', true],
  ['1.3.9', '^1.4.0', false],
  ['2.0.0', '^1.4.0', false],
  ['0.2.3', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['odd', '^1.0.0', false],
])('version and range %s and %s: %s', (version, range, fits) => {
  expect(satisfiesCaret(version, range)).toBe(fits);
});
