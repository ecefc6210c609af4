import { expect, test } from 'vitest';
import { clockText, daysAgo, dayText } from './times.ts';

const local = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();
const now = new Date(2026, 10, 20, 12).getTime();

test('the time of day is h:mm a, in Latin digits', () => {
  expect(clockText(local(2026, 10, 20, 15, 5), 'en')).toBe('3:05 pm');
  expect(clockText(local(2026, 10, 20, 15, 5), 'ar')).toBe('3:05 م');
});

test('days are counted by the calendar', () => {
  expect(daysAgo(local(2026, 10, 20, 0, 1), now)).toBe(0);
  expect(daysAgo(local(2026, 10, 19, 23, 59), now)).toBe(1);
  expect(daysAgo(local(2026, 9, 20, 23, 59), now)).toBe(31);
});

test.each([
  ['en', 'short', 'Tuesday', '1 Nov 2026'],
  ['en', 'long', 'Tuesday', '1 November 2026'],
  ['ar', 'short', 'الثلاثاء', '1 نوفمبر 2026'],
  ['ar', 'long', 'الثلاثاء', '1 نوفمبر 2026'],
] as const)(
  'in %s (%s) a day of the last week has its weekday, an older one its date',
  (language, length, week, older) => {
    expect(dayText(local(2026, 10, 17), now, language, length)).toBe(week);
    expect(dayText(local(2026, 10, 1), now, language, length)).toContain(older);
  },
);
