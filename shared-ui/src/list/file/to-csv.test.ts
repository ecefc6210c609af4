import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

interface Line {
  name: string;
  left?: number | null;
}
const columns = [
  { header: 'Name', value: (row: Line) => row.name },
  { header: 'Left', value: (row: Line) => row.left },
];
const secondLine = (name: string, left?: number | null) => toCsv(columns, [{ name, left }]).split('\r\n')[1];

test('a file begins with a byte order mark and ends every line as the standard does', () => {
  expect(toCsv(columns, [{ name: 'مريم', left: 3 }])).toBe('\uFEFFName,Left\r\nمريم,3\r\n');
  const bytes = new TextEncoder().encode(toCsv(columns, []));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test.each(['=1+1', '+962790', '-2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'])(
  '%j is escaped as text, not a formula',
  (name) => {
    expect(secondLine(name)).toMatch(/^"?'/);
  },
);

test('a guarded text is quoted as a whole', () => {
  expect(secondLine('=A1,"B"')).toBe('"\'=A1,""B""",');
});

test('a header is guarded too', () => {
  expect(toCsv([{ header: '=x', value: () => '' }], [])).toBe("\uFEFF'=x\r\n");
});

test('numbers stay numbers, nothing stays empty', () => {
  expect(secondLine('Omar', -2)).toBe('Omar,-2');
  expect(secondLine('Omar', null)).toBe('Omar,');
});

test.each([
  ['a,b', '"a,b",'],
  ['say "yes"', '"say ""yes""",'],
  ['two\nlines', '"two\nlines",'],
])('%j is quoted', (name, line) => {
  expect(toCsv(columns, [{ name }])).toContain(line);
});
