import * as v from 'valibot';
import { expect, test } from 'vitest';
import { day, time } from './class-rules.ts';

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['1/2', false],
  ['', false],
])('“%s” is recognized as a day or not: %s', (value, isDay) => {
  expect(v.is(day, value)).toBe(isDay);
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['99:99', false],
  ['', false],
])('“%s” is recognized as a time or not: %s', (value, isTime) => {
  expect(v.is(time, value)).toBe(isTime);
});
