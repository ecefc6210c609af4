import { expect, test } from 'vitest';
import { structure } from '#/testing/progress.ts';
import { foundSurahs, isWhole, mushafAddress, rangesText, rangeText } from './range.ts';

const range = (surahFrom: number, ayahFrom: number, surahTo: number, ayahTo: number) => ({
  surahFrom,
  ayahFrom,
  surahTo,
  ayahTo,
});

test('a range with existing ayahs is complete, in either order of the surahs (H1, H2)', () => {
  expect(isWhole(structure, range(1, 1, 1, 7))).toBe(true);
  expect(isWhole(structure, range(114, 1, 113, 5))).toBe(true);
  expect(isWhole(structure, range(1, 1, 1, 8))).toBe(false);
  expect(isWhole(structure, range(1, 0, 1, 7))).toBe(false);
  expect(isWhole(structure, range(2, 5, 2, 4))).toBe(false);
  expect(isWhole(structure, { surahFrom: 1 })).toBe(false);
});

test('a range is named by its surahs, with ayahs if a surah is not complete', () => {
  expect(rangeText(structure, range(1, 1, 1, 7), 'en')).toBe('Al-Fatihah');
  expect(rangeText(structure, range(2, 1, 2, 5), 'ar')).toBe('البقرة 1–5');
  expect(rangeText(structure, range(2, 255, 2, 255), 'en')).toBe('Al-Baqarah 255');
  expect(rangeText(structure, range(114, 1, 113, 5), 'en')).toBe('An-Nas – Al-Falaq');
  expect(rangeText(structure, range(1, 2, 2, 5), 'en')).toBe('Al-Fatihah 2 – Al-Baqarah 5');
});

test('of several ranges each surah is named once', () => {
  const ranges = [
    range(1, 1, 1, 7),
    range(2, 1, 2, 5),
    range(2, 17, 2, 17),
    range(2, 30, 113, 2),
    range(113, 4, 113, 5),
  ];
  expect(rangesText(structure, ranges, 'en', ', ')).toBe(
    'Al-Fatihah, Al-Baqarah 1–5, 17, Al-Baqarah 30 – Al-Falaq 2, Al-Falaq 4–5',
  );
});

test.each([
  ['baq', [2]],
  ['naas', []],
  ['nas', [114]],
  ['an nas', [114]],
  ['فلق', [113]],
  ['الناس', [114]],
  ['سورة البقره', [2]],
  ['11', [113, 114]],
  ['١١٤', [114]],
  ['۱۱۴', [114]],
])('"%s" finds the surahs %j', (typed, numbers) => {
  expect(foundSurahs(structure.surahs, typed).map(({ number }) => number)).toEqual(numbers);
});

test("a range's link opens a public mushaf at its first ayah", () => {
  expect(mushafAddress(range(2, 1, 2, 5))).toBe('https://quran.com/2/1-5');
  expect(mushafAddress(range(114, 1, 113, 5))).toBe('https://quran.com/114/1');
});
