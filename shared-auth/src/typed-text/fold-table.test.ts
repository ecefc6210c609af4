import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

const require = createRequire(import.meta.url);
const shaping = require.resolve('codepoints/data/ArabicShaping.txt');
const signs = require.resolve('codepoints/data/UnicodeData.txt');

/** The lines of a file of the Unicode data, as fields. */
const linesOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[\dA-F]{4,6} *;/.test(line))
    .map((line) => line.split(';').map((field) => field.trim()));
const signOf = (code = '') => String.fromCodePoint(Number.parseInt(code, 16));

/** Pairs of a letter and what it is folded to. */
type Pair = readonly [letter: string, to: string];

/** The letter for which each kind of Arabic letters stands, by joining group; of kaf only forms without dots. */
const kinds: readonly (readonly [to: string, belongs: (group: string, name: string) => boolean])[] = [
  ['ا', (group) => group === 'ALEF'],
  ['ه', (group) => /^(HEH|HEH GOAL|KNOTTED HEH|TEH MARBUTA|TEH MARBUTA GOAL|HAMZA ON HEH GOAL)$/.test(group)],
  ['ي', (group) => /^(YEH|FARSI YEH|YEH BARREE|BURUSHASKI YEH BARREE|YEH WITH TAIL|ROHINGYA YEH)$/.test(group)],
  ['و', (group) => /^(WAW|STRAIGHT WAW)$/.test(group)],
  ['ك', (_group, name) => /^(KAF|SWASH KAF|KEHEH)$/.test(name)],
];
const arabic = linesOf(shaping).flatMap(([code, name = '', , group = '']): Pair[] => {
  const letter = signOf(code);
  const to = kinds.find(([, belongs]) => belongs(group, name))?.[0];
  return to && to !== letter && letter.normalize('NFKD') === letter ? [[letter, to]] : [];
});

/** Small letters of Latin alphabets that do not decompose: ß, ł, ø, æ, ı, đ … Those without a capital are phonetic, those from U+A700 on medieval. */
const latin = linesOf(signs).flatMap(([code, name = '', , , , decomposition, , , , , , , capital]): Pair[] => {
  const letter = signOf(code);
  const isOfAlphabet =
    letter > '\u007f' && letter < '\ua700' && /^LATIN SMALL /.test(name) && (capital || letter === 'ß');
  const ascii = anyAscii(letter).toLowerCase();
  return isOfAlphabet && !decomposition && /^[a-z]+$/.test(ascii) ? [[letter, ascii]] : [];
});

const groups = new Map<string, string>();
for (const [letter, to] of [...arabic, ...latin, ['ς', 'σ']] as const) groups.set(to, (groups.get(to) ?? '') + letter);

it('the table of folded letters is that of the Unicode data', async () => {
  const table = `/**
 * Made by \`fold-table.test.ts\` from joining groups of Unicode and the ASCII forms of small Latin letters:
 * \`vitest -u\` writes it. What letters are folded to, and the letters.
 */
export const foldedLetters =
  '${[...groups].map(([to, letters]) => `${to}:${letters}`).join(' ')}';
`;
  await expect(table).toMatchFileSnapshot('./fold-table.ts');
});

it('every decimal digit of Unicode is folded to its value', () => {
  const digits = linesOf(signs).filter(([, , category]) => category === 'Nd');
  expect(digits.length).toBeGreaterThan(600);
  const wrong = digits.filter(([code, , , , , , value]) => foldText(signOf(code)) !== value);
  expect(wrong).toEqual([]);
});
