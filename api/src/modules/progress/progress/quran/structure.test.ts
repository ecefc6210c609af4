import { describe, expect, it } from 'vitest';
import { lengthOf, problemOf, spansOf } from './ranges.ts';
import { AYAHS, ayahId, hizbParts, juzParts, pageOf, pages, positionOf, surahs } from './structure.ts';

const counts =
  '7,286,200,176,120,165,206,75,129,109,123,111,43,52,99,128,111,110,98,135,112,78,118,64,77,227,93,88,69,60,34,30,73,54,45,83,182,88,75,85,54,53,89,59,37,35,38,29,18,45,60,49,62,55,78,96,29,22,24,13,14,11,11,18,12,12,30,52,52,44,28,28,20,56,40,31,50,40,46,42,29,19,36,25,22,17,19,26,30,20,15,21,11,8,8,19,5,8,8,11,11,8,3,9,5,4,7,3,6,3,5,4,5,6';
const juzStarts =
  '1:1 2:142 2:253 3:93 4:24 4:148 5:82 6:111 7:88 8:41 9:93 11:6 12:53 15:1 17:1 18:75 21:1 23:1 25:21 27:56 29:46 33:31 36:28 39:32 41:47 46:1 51:31 58:1 67:1 78:1';

const range = (text: string) => {
  const [surahFrom = 0, ayahFrom = 0, surahTo = 0, ayahTo = 0] = text.split(/[:→]/).map(Number);
  return { surahFrom, ayahFrom, surahTo, ayahTo };
};

it('the surahs have 6,236 ayahs in all, each as many as the mushaf of Hafs', () => {
  expect(surahs.map(({ ayahs }) => ayahs).join(',')).toBe(counts);
  expect(surahs.at(-1)?.last).toBe(AYAHS);
});

it('the 30 juz start where they start in the mushaf, and the 604 pages cover every ayah once', () => {
  const starts = juzParts.map(({ first }) => positionOf(first)).map(({ surah, ayah }) => `${surah}:${ayah}`);
  expect(starts.join(' ')).toBe(juzStarts);
  expect(pages).toHaveLength(604);
  expect(hizbParts.filter((_, index) => index % 2 === 0).map(({ first }) => first)).toEqual(
    juzParts.map(({ first }) => first),
  );
  for (const parts of [juzParts, hizbParts, pages]) {
    expect(parts.reduce((sum, { first, last }) => sum + last - first + 1, 0)).toBe(AYAHS);
    expect(parts.every(({ first, last }) => first <= last)).toBe(true);
  }
});

it('every ayah has one id, and the id leads back to it', () => {
  let id = 0;
  for (const surah of surahs)
    for (let ayah = 1; ayah <= surah.ayahs; ayah += 1) {
      id += 1;
      const position = { surah: surah.number, ayah };
      expect(ayahId(position)).toBe(id);
      expect(positionOf(id)).toEqual(position);
    }
  expect(id).toBe(AYAHS);
  expect([1, 8, AYAHS].map(pageOf)).toEqual([1, 2, 604]);
});

describe('a range of ayahs', () => {
  it('each of the 6,236 ayahs is possible, and the one before the first and after the last of each surah is not (H1)', () => {
    for (const { number, ayahs } of surahs) {
      const at = (ayah: number) => ({ surahFrom: number, ayahFrom: ayah, surahTo: number, ayahTo: ayah });
      for (let ayah = 1; ayah <= ayahs; ayah += 1) expect(problemOf(at(ayah))).toBeNull();
      for (const ayah of [-1, 0, ayahs + 1]) expect(problemOf(at(ayah))?.surah.number).toBe(number);
    }
  });

  it.each([
    ['1:8→2:1', 'ayahFrom', false],
    ['2:1→1:8', 'ayahTo', false],
    ['2:5→2:4', 'ayahTo', true],
  ])('the range %s is impossible because of its %s (H1, H2)', (text, field, isReversed) => {
    expect(problemOf(range(text))).toMatchObject({ field, isReversed });
  });

  it.each([
    ['114:1→112:4', 15],
    ['2:1→2:5', 5],
    ['1:1→2:141', 148],
    ['78:1→114:6', 564],
    ['2:3→1:2', 286],
    ['1:1→114:6', AYAHS],
    ['114:1→1:7', AYAHS],
  ])('the range %s covers %i ayahs (H2)', (text, length) => {
    expect(lengthOf(range(text))).toBe(length);
  });

  it('a descending range goes through its surahs from the last to the first, each from its start (H2)', () => {
    expect(spansOf(range('114:3→112:2'))).toEqual([
      [6233, 6236],
      [6226, 6230],
      [6222, 6223],
    ]);
  });
});
