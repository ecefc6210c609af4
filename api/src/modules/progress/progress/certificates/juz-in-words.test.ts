import { expect, it } from 'vitest';
import { juzInWords } from './juz-in-words.ts';

it.each([
  [1, 'الجزء الأول'],
  [10, 'الجزء العاشر'],
  [11, 'الجزء الحادي عشر'],
  [12, 'الجزء الثاني عشر'],
  [20, 'الجزء العشرين'],
  [21, 'الجزء الحادي والعشرين'],
  [29, 'الجزء التاسع والعشرين (جزء تبارك)'],
  [30, 'الجزء الثلاثين (جزء عمّ)'],
])('a certificate for juz %i says %s', (juz, words) => {
  expect(juzInWords(juz)).toBe(words);
});
