import { afterEach, expect, test } from 'vitest';
import { localeOf } from '../i18n.ts';
import { zoneFormat } from '../zone-format.ts';
import { academy, useAcademy } from './academy.ts';
import { withHijri, withHijriMonths } from './hijri.ts';
import { firstDayOfWeek } from './week-start.ts';

const initial = academy();
afterEach(() => useAcademy.setState(initial, true));

const AT = Date.parse('2026-11-22T12:00:00Z');

test("a page without the server's facts about the academy has the defaults", () => {
  expect(academy()).toMatchObject({ name: { en: 'Academy' }, logo: null, week_start: 'saturday', signup_open: true });
});

test('the week begins on the day that the academy has set', () => {
  expect(firstDayOfWeek()).toBe(6);
  useAcademy.setState({ week_start: 'monday' });
  expect(firstDayOfWeek()).toBe(1);
});

test('Arabic months have the names that the academy uses, also in a format that was made before', () => {
  const month = () => zoneFormat('ar', 'UTC', { month: 'long' }).format(AT);
  expect([month(), localeOf('en')]).toEqual(['نوفمبر', 'en-GB']);
  useAcademy.setState({ month_names: 'levant' });
  expect([month(), localeOf('en')]).toEqual(['تشرين الثاني', 'en-GB']);
});

test('a date is followed by the Hijri date in both languages if the academy shows both', () => {
  expect(withHijri('22 Nov', AT, 'en', 'UTC')).toBe('22 Nov');
  useAcademy.setState({ hijri_dates: true });
  expect(withHijri('22 Nov', AT, 'en', 'UTC')).toBe('22 Nov · 12 Jumada II 1448 AH');
  expect(withHijri('22 نوفمبر', AT, 'ar', 'UTC')).toBe('22 نوفمبر · 12 جمادى الآخرة 1448 هـ');
  expect(withHijriMonths('November 2026', AT, AT + 20 * 86_400_000, 'en')).toMatch(
    /^November 2026 · Jumada II\s*–\s*Rajab 1448 AH$/,
  );
});
