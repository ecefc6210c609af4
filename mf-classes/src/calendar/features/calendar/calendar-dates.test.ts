import { expect, test } from 'vitest';
import { dateIn, gridOf, isDate, monthOf, spanOf, spanText, stepped } from './calendar-dates.ts';

const [saturday, monday] = [6, 1];

test('the weeks of a month’s grid begin on the first day of the week that the academy has set', () => {
  expect(gridOf('2026-11-22', saturday)).toEqual({ from: '2026-10-31', to: '2026-12-11' });
  expect(gridOf('2026-11-22', monday)).toEqual({ from: '2026-10-26', to: '2026-12-06' });
});

test('a month that begins with the first weekday is the start of its grid', () => {
  expect(gridOf('2026-06-15', monday).from).toBe('2026-06-01');
  expect(gridOf('2026-08-31', saturday).from).toBe('2026-08-01');
});

test('the week of any day of a month is within the month’s grid', () => {
  for (const firstDay of [saturday, monday])
    for (let month = 1; month <= 12; month += 1)
      for (const date of Object.values(monthOf(`2027-${String(month).padStart(2, '0')}-10`))) {
        const [week, grid] = [spanOf('week', date, firstDay), gridOf(date, firstDay)];
        expect(week.from >= grid.from && week.to <= grid.to).toBe(true);
      }
});

test.each([
  ['month', '2026-01-31', 1, '2026-02-01'],
  ['month', '2026-01-31', -1, '2025-12-01'],
  ['week', '2026-12-28', 1, '2027-01-04'],
  ['day', '2028-02-28', 1, '2028-02-29'],
  ['day', '2026-03-01', -1, '2026-02-28'],
] as const)('stepping the view "%s" from %s by %i leads to %s', (view, date, by, expected) =>
  expect(stepped(view, date, by)).toBe(expected),
);

test('the day of an instant depends on the zone', () => {
  const at = Date.parse('2026-11-22T22:30:00Z');
  expect(dateIn('Asia/Amman', at)).toBe('2026-11-23');
  expect(dateIn('America/New_York', at)).toBe('2026-11-22');
});

test.each(['', '2026-2-1', '2026-02-30', '22.11.2026'])('%o is not accepted as a date', (text) =>
  expect(isDate(text)).toBe(false),
);

test('months, weeks and days have names in both languages', () => {
  const month = spanOf('month', '2026-11-22', monday);
  expect(spanText('month', month, 'en')).toBe('November 2026');
  expect(spanText('month', month, 'ar')).toBe('نوفمبر 2026');
  expect(spanText('week', spanOf('week', '2026-12-31', monday), 'en')).toMatch(/28 Dec 2026.+3 Jan 2027/);
  expect(spanText('day', { from: '2026-11-22', to: '2026-11-22' }, 'en')).toMatch(/^Sunday,? 22 November 2026$/);
});
