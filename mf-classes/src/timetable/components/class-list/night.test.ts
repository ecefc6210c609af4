import { expect, test } from 'vitest';
import { isMovedToNight, isNight } from './night.ts';

test.each([
  ['2026-12-05T18:59:00Z', 'Asia/Riyadh', false],
  ['2026-12-05T19:00:00Z', 'Asia/Riyadh', true],
  ['2026-12-05T02:59:00Z', 'Asia/Riyadh', true],
  ['2026-12-05T03:00:00Z', 'Asia/Riyadh', false],
])('%s is at night in %s, from 22:00 to 6:00: %s', (at, zone, night) => {
  expect(isNight(at, zone)).toBe(night);
});

test('a class at night for its student is named only if the action moves it into the night', () => {
  const teacher = { id: '7', name: 'Ahmad', timezone: 'Asia/Amman' };
  const student = { id: '3', name: 'Yusuf', timezone: 'Asia/Riyadh' };
  const at = (startsAt: string) => ({ startsAt, endsAt: startsAt, teacher });
  const [day, night] = [at('2026-12-05T14:00:00Z'), at('2026-12-05T20:00:00Z')];
  expect(isMovedToNight({ student, before: day, after: night })).toBe(true);
  expect(isMovedToNight({ student, before: night, after: night })).toBe(false);
  expect(isMovedToNight({ student, before: night, after: null })).toBe(false);
});
