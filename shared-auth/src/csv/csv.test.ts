import { expect, test } from 'vitest';
import { bankText, csvCell, csvList, csvRows, csvText } from './csv.ts';

test('a file begins with a byte order mark, then has one line for the heads and one for each row', () => {
  const text = csvText(csvRows([['Name', (name: string) => name]], ['ليلى', '=1']));
  expect(text).toBe("\uFEFFName\r\nليلى\r\n'=1\r\n");
  expect([...new TextEncoder().encode(csvText([]))]).toEqual([0xef, 0xbb, 0xbf]);
});

test('numbers stay numbers, and empty values stay empty', () => {
  expect([-3, 0.5, true, null, undefined].map((value) => csvCell(value))).toEqual(['-3', '0.5', 'true', '', '']);
});

test.each(['a,b', 'say "yes"', 'two\nlines', 'a;b', 'a|b', 'a\tb'])('the value %j is quoted', (text) => {
  expect(csvCell(text)).toBe(`"${text.replaceAll('"', '""')}"`);
});

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

test.each(signs)('a text that begins with %s is no formula', (sign) => {
  expect(csvCell(`${sign}cmd`)).toBe(`'${sign}cmd`);
});

/** The cells that a spreadsheet with this list separator may see in a file when it looks for formulas. */
const cellsSeen = (file: string, separator: RegExp) =>
  file.split(separator).map((cell) => cell.replace(/^(?:\s|\p{Cf}|")+/u, ''));

const separators = {
  semicolon: /[;\n]/,
  tab: /[\t\n]/,
  bar: /[|\n]/,
  return: /[\r\n]/,
  other: /[\v\f\u0085\u2028\u2029\n]/,
};
const fronts = ['', ' ', '\u00a0', '\u3000', '\u200b', '\u200e', '\ufeff', '"', ' "'];
const breaks = [
  ';',
  '|',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  ';;',
  ';\t',
  '|;',
  '; \t ',
];

test.each(Object.entries(separators))('no formula can follow a separator: %s', (_name, separator) => {
  for (const before of ['', 'hello', '1'])
    for (const between of breaks)
      for (const front of fronts)
        for (const sign of signs) {
          const file = `Name,${csvCell(before + between + front + sign)},x\r\n`;
          for (const cell of cellsSeen(file, separator)) expect(signs, JSON.stringify(file)).not.toContain(cell[0]);
        }
});

test('a text of many blanks and separators is read in linear time', () => {
  for (const text of ['\ufeff', ' \ufeff"', ';', '; '])
    expect(csvCell(text.repeat(20_000))).toContain(text.repeat(1000).replaceAll('"', '""'));
});

test('a text with a sign that belongs to it stays unchanged', () => {
  for (const text of ['2026-01-31 17:30', 'a@b.test', 'Abd-Allah', '1 + 1 = 2', 'yes, -5'])
    expect(csvCell(text).replaceAll('"', '')).toBe(text);
});

test.each(['01012345678', '007', '+201012345678', '1234567890123456'])(
  'the value %s keeps each of its digits',
  (text) => {
    expect(csvCell(text)).toBe(`"=""${text}"""`);
  },
);

test.each(['12', '0', '123456789012345', '010 1234', '01a', '+', '+1+1', '0.5', '=01'])(
  'the text %s does not count as a formula of ours',
  (text) => {
    expect(csvCell(text)).not.toContain('=""');
  },
);

test('the file of a bank keeps digits as they are, and has no formula', () => {
  expect(bankText([['0101', '+962790000001', '=1+1', '+1+1']])).toBe("0101,+962790000001,'=1+1,'+1+1\r\n");
});

test('values of a list that look like two values are in quotation marks', () => {
  expect(csvList(['Beginner, adult', 'A; B', 'Sat', 'say "yes"'])).toBe(
    '"Beginner, adult"; "A; B"; Sat; "say ""yes"""',
  );
  expect(csvCell(csvList(['a', '=1;b']))).toBe(`"a;' ""=1;b"""`);
});
