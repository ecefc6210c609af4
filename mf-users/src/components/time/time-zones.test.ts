import { expect, test } from 'vitest';
import { findZones, isSameZone, zoneOption } from './time-zones.ts';

const labels = (words: string, language = 'en') => findZones(words, language).map(({ label }) => label);

test('a zone is found by its city, its country or its distance from Greenwich', () => {
  expect(labels('amman')).toEqual(['Asia/Amman']);
  expect(labels('new york')).toEqual(['America/New York']);
  expect(labels('jordan')).toContain('Asia/Amman');
  expect(labels('GMT+5:45 nepal')).toHaveLength(1);
  expect(labels('nowhere at all')).toEqual([]);
});

test('before anything is typed there are no more than fifty', () => {
  expect(labels('').length).toBeGreaterThan(0);
  expect(labels('').length).toBeLessThanOrEqual(50);
});

test('an Arabic reader finds it by its Arabic name, however the letters are written', () => {
  expect(labels('الأردن', 'ar')).toEqual(['Asia/Amman']);
  expect(labels('الاردن', 'ar')).toEqual(['Asia/Amman']);
});

test('a zone says where it is from Greenwich, in the reader’s language', () => {
  expect(zoneOption('Asia/Amman', 'en')).toEqual({
    value: 'Asia/Amman',
    label: 'Asia/Amman',
    description: 'GMT+3 · Jordan Time',
  });
  expect(zoneOption('UTC', 'en').description).toBe('GMT+0');
  expect(zoneOption('Asia/Amman', 'ar').description).toBe('غرينتش+3 · توقيت الأردن');
});

test('an old name is of the same zone', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('Asia/Amman', 'Asia/Riyadh')).toBe(false);
});

test('a zone that this browser does not know is shown by its name', () => {
  expect(zoneOption('Moon/Tranquility', 'en')).toEqual({ value: 'Moon/Tranquility', label: 'Moon/Tranquility' });
  expect(isSameZone('Moon/Tranquility', 'Asia/Amman')).toBe(false);
});
