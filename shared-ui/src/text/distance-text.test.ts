import { expect, test } from 'vitest';
import { distanceText } from './distance-text.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];

test.each([
  [25 * MINUTE, 'in 25 minutes', 'خلال 25 دقيقة'],
  [3 * HOUR, 'in 3 hours', 'خلال 3 ساعات'],
  [36 * HOUR - 1, 'in 36 hours', 'خلال 36 ساعة'],
  [36 * HOUR, null, null],
  [-2 * HOUR, '2 hours ago', 'قبل ساعتين'],
  [-121 * 24 * HOUR, null, null],
])('a distance of %i ms is in words up to 36 hours; beyond, the day is enough', (distance, english, arabic) => {
  expect(distanceText(distance, 'en')).toBe(english);
  expect(distanceText(distance, 'ar')).toBe(arabic);
});
