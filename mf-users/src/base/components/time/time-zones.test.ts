import { expect, test } from 'vitest';
import { findZones, isSameZone, zoneOption } from './time-zones.ts';

const labels = (words: string, language = 'en') => findZones(words, language).map(({ label }) => label);

test('a time zone is found by city, country or offset', () => {
  expect(labels('amman')).toEqual(['Asia/Amman']);
  expect(labels('new york')).toEqual(['America/New York']);
  expect(labels('jordan')).toContain('Asia/Amman');
  expect(labels('GMT+5:45 nepal')).toHaveLength(1);
  expect(labels('nowhere at all')).toEqual([]);
});

test('before anything is typed at most fifty time zones are offered', () => {
  expect(labels('').length).toBeGreaterThan(0);
  expect(labels('').length).toBeLessThanOrEqual(50);
});

test('an Arabic name finds a time zone in any spelling', () => {
  expect(labels('الأردن', 'ar')).toEqual(['Asia/Amman']);
  expect(labels('الاردن', 'ar')).toEqual(['Asia/Amman']);
});

test.each(['القاهرة', 'Cairo', 'مصر', 'Egypt'])('a place in either language finds its time zone: %s', (words) => {
  const cairo = {
    zone: 'Africa/Cairo',
    city: { en: 'Cairo', ar: 'القاهرة' },
    country: { en: 'Egypt', ar: 'مصر' },
  };
  const places = new Map([[cairo.zone, cairo]]);
  expect(findZones(words, 'ar', places)).toMatchObject([{ value: 'Africa/Cairo', label: 'القاهرة، مصر' }]);
  expect(findZones(words, 'en', places)).toMatchObject([{ value: 'Africa/Cairo', label: 'Africa/Cairo' }]);
});

test('a time zone shows its offset in the viewer’s language', () => {
  expect(zoneOption('Asia/Amman', 'en')).toEqual({
    value: 'Asia/Amman',
    label: 'Asia/Amman',
    description: 'GMT+3 · Jordan Time',
  });
  expect(zoneOption('UTC', 'en').description).toBe('GMT+0');
  expect(zoneOption('Asia/Amman', 'ar').description).toBe('غرينتش+3 · توقيت الأردن');
});

test('an old name means the same time zone', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('Asia/Amman', 'Asia/Riyadh')).toBe(false);
});

test('an unknown time zone is shown by its name', () => {
  expect(zoneOption('Moon/Tranquility', 'en')).toEqual({ value: 'Moon/Tranquility', label: 'Moon/Tranquility' });
  expect(isSameZone('Moon/Tranquility', 'Asia/Amman')).toBe(false);
});
