import { expect, it } from 'vitest';
import { csvCell, toCsv } from './csv.ts';

it('a cell that a spreadsheet would run gets an apostrophe, a number stays one', () => {
  for (const sign of ['=', '+', '-', '@']) expect(csvCell(`${sign}1`)).toBe(`'${sign}1`);
  expect([csvCell('\t1'), csvCell('\r1')]).toEqual(["'\t1", `"'\r1"`]);
  expect([csvCell(-3), csvCell('a "b", c'), csvCell(null)]).toEqual(['-3', '"a ""b"", c"', '']);
});

it('a file has a byte order mark, a line of headers and a line a row', () => {
  expect(toCsv([['Name', (name: string) => name]], ['ليلى', '=1'])).toBe("\uFEFFName\r\nليلى\r\n'=1\r\n");
});
