import { expect, test } from 'vitest';
import { dayByKey, inMonth, weekdayNames, weeksOf } from './calendar-days.ts';
import { dayText, readDay, readFinishedDay } from './day-text.ts';

test.each([
  ['22/9/2026', '2026-09-22'],
  ['22.09.2026', '2026-09-22'],
  ['22 9 2026', '2026-09-22'],
  ['2026-9-22', '2026-09-22'],
  ['22 Sept 2026', '2026-09-22'],
  ['22 september 2026', '2026-09-22'],
  ['٢٢ سبتمبر ٢٠٢٦', '2026-09-22'],
  ['٢٢/٩/٢٠٢٦', '2026-09-22'],
  ['29/2/2028', '2028-02-29'],
  ['29/2/2026', null],
  ['9/22/2026', null],
  ['22/9', null],
  ['22 Ju 2026', null],
  ['tomorrow', null],
  ['', null],
])('the typed date %j is read as %j', (typed, day) => expect(readDay(typed)).toBe(day));

test('a year of two digits is completed to this century after typing', () => {
  expect(readDay('22/9/26')).toBeNull();
  expect(readFinishedDay('22/9/26')).toBe('2026-09-22');
  expect(readFinishedDay('22')).toBeNull();
});

test('a date is written in words that can be read back, in both languages', () => {
  expect(dayText('2026-09-22', 'en')).toBe('22 Sept 2026');
  expect(dayText('2026-09-22', 'ar')).toBe('22 سبتمبر 2026');
  for (const language of ['en', 'ar'])
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-05`;
      expect(readDay(dayText(day, language))).toBe(day);
    }
  expect(dayText('22/9', 'en')).toBe('22/9');
});

test('weeks begin on Saturday and cover the month', () => {
  const weeks = weeksOf('2026-08');
  expect(weeks).toHaveLength(5);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-08-01', '2026-09-04']);
  expect(weeksOf('2026-02')).toHaveLength(5);
  expect(weekdayNames('en').map(({ short }) => short)).toEqual(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
});

test.each([
  ['ArrowRight', false, false, '2026-11-01'],
  ['ArrowRight', false, true, '2026-10-30'],
  ['ArrowLeft', false, false, '2026-10-30'],
  ['ArrowDown', false, false, '2026-11-07'],
  ['ArrowUp', false, false, '2026-10-24'],
  ['PageDown', false, false, '2026-11-30'],
  ['PageUp', true, false, '2025-10-31'],
  ['Home', false, false, '2026-10-31'],
  ['End', false, false, '2026-11-06'],
  ['Enter', false, false, null],
])('in a calendar %s (Shift %s, right to left %s) moves from 31 October to %j', (key, shiftKey, isRtl, day) =>
  expect(dayByKey('2026-10-31', { key, shiftKey }, isRtl)).toBe(day),
);

test('a date that another month does not have becomes its last day', () =>
  expect(inMonth('2026-01-31', '2028-02')).toBe('2028-02-29'));
