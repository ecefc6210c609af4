import { expect, test } from 'vitest';
import { structure } from '#/testing/progress.ts';
import { partsOfJuz } from './juz-parts.ts';

test('a juz has the surahs and pages with ayahs in it; a page across two juz is in both', () => {
  expect(partsOfJuz(structure, 1)).toEqual({ surahs: [1, 2], pages: [1, 2, 3] });
  expect(partsOfJuz(structure, 2)).toEqual({ surahs: [2, 113, 114], pages: [3, 4] });
});
