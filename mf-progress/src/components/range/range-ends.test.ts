import { expect, test } from 'vitest';
import type { Direction } from '#/api/entries.ts';
import { structure } from '#/testing/progress.ts';
import { rangeText, surahOf } from './range.ts';
import { directionOf, endSteps, firstPortion, withMovedEnd, withMovedStart } from './range-ends.ts';

/** `2:6→2:10` */
function moving(text: string, direction: Direction = 'ascending') {
  const [surahFrom = 0, ayahFrom = 0, surahTo = 0, ayahTo = 0] = text.split(/[:→]/).map(Number);
  return { structure, range: { surahFrom, ayahFrom, surahTo, ayahTo }, direction };
}
const written = (range: Parameters<typeof rangeText>[1]) => rangeText(structure, range, 'en');

test.each([
  ['2:6→2:10', 'ascending', 'new', { five: '6–15', ten: '6–20', page: '6–99', surah: '6–286' }],
  // The end of the surah comes first.
  ['2:6→2:283', 'ascending', 'new', { surah: '6–286' }],
  ['2:6→2:278', 'ascending', 'new', { five: '6–283', surah: '6–286' }],
  ['2:6→2:99', 'ascending', 'far', { five: '6–104', ten: '6–109', page: '6–149', juz: '6–141' }],
  ['2:6→2:20', 'ascending', 'far', { page: '6–99', half: '6–74', juz: '6–141' }],
] as const)('the end of %s, %s, can be moved for %s to %j', (text, direction, kind, expected) => {
  const offered = endSteps(moving(text, direction), kind).map(({ step, range }) => [step, written(range)]);
  const named = Object.entries(expected).map(([step, ayahs]) => [step, `Al-Baqarah ${ayahs}`]);
  const found = Object.fromEntries(offered.filter(([step = '']) => step in expected));
  expect(found).toEqual(Object.fromEntries(named));
});

test.each([
  ['1:1→1:7', 'ascending', 'surah', 'Al-Fatihah – Al-Baqarah'],
  ['1:1→1:7', 'ascending', 'five', 'Al-Fatihah 1 – Al-Baqarah 5'],
  ['114:1→114:6', 'descending', 'surah', 'An-Nas – Al-Falaq'],
  ['113:1→113:5', 'descending', 'five', 'Al-Falaq 1 – Al-Baqarah 5'],
] as const)(
  'at the end of its surah the end of %s, %s, goes on in the next one by %s',
  (text, direction, step, end) => {
    const found = endSteps(moving(text, direction), 'new').find((each) => each.step === step);
    expect(found && written(found.range)).toBe(end);
  },
);

test('what ends at the same ayah is offered once, and nothing after the last ayah', () => {
  const steps = endSteps(moving('114:1→114:4'), 'new').map(({ step }) => step);
  expect(steps).toEqual(['surah']);
  expect(endSteps(moving('114:1→114:6'), 'new')).toEqual([]);
});

test('backwards through the surahs a page ends within its surah, and a juz with the surah at which it begins', () => {
  const found = endSteps(moving('2:1→2:5', 'descending'), 'far');
  const ends = Object.fromEntries(found.map(({ step, range }) => [step, written(range)]));
  expect(ends).toMatchObject({ page: 'Al-Baqarah 1–99', juz: 'Al-Baqarah – Al-Fatihah' });
});

test('both ends move by single ayahs across surahs; an end stays at its start, and a start takes the end with it', () => {
  expect(written(withMovedEnd(moving('1:3→1:7'), 1))).toBe('Al-Fatihah 3 – Al-Baqarah 1');
  expect(written(withMovedEnd(moving('1:3→1:4'), -3))).toBe('Al-Fatihah 3');
  expect(written(withMovedStart(moving('2:1→2:9'), -1))).toBe('Al-Fatihah 7 – Al-Baqarah 9');
  expect(written(withMovedStart(moving('1:3→1:3'), 1))).toBe('Al-Fatihah 4');
  expect(written(withMovedStart(moving('1:1→1:3'), -1))).toBe('Al-Fatihah 1–3');
});

test('a surah is begun as a whole, or up to the end of its first page', () => {
  const [short, long] = [surahOf(structure, 114), surahOf(structure, 2)];
  expect(short && written(firstPortion(structure, short))).toBe('An-Nas');
  expect(long && written(firstPortion(structure, long))).toBe('Al-Baqarah 1–99');
});

test('a range over several surahs has its own direction, one within a surah that of the student (H2)', () => {
  expect(directionOf(moving('114:1→113:5').range, 'ascending')).toBe('descending');
  expect(directionOf(moving('1:1→2:5').range, 'descending')).toBe('ascending');
  expect(directionOf(moving('2:1→2:5').range, 'descending')).toBe('descending');
});
