import { describe, expect, it } from 'vitest';
import { headsFor } from '../columns/match-columns.ts';
import { readTable, type TableChoice } from './read-table.ts';
import { workbook } from './workbook.fixture.ts';

const head = ['الاسم', 'البريد الإلكتروني'];
const person = ['محمد علي', 'm@academy.test'];
const text = (separator: string) => [head, person].map((row) => row.join(separator)).join('\r\n');
const encoder = new TextEncoder();
const heads = headsFor({}, 'students');
const read = (bytes: Uint8Array, choice?: TableChoice) => readTable(bytes, heads, choice);
const readText = (value: string, choice?: TableChoice) => read(encoder.encode(value), choice);

const utf16 = (value: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${value}`, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};
/** Windows-1256 bytes of the letters in this table, found with the decoder. */
const windows1256 = (value: string) => {
  const decoder = new TextDecoder('windows-1256');
  const bytes = new Map(Array.from({ length: 256 }, (_, at) => [decoder.decode(new Uint8Array([at])), at]));
  return new Uint8Array([...value].map((letter) => bytes.get(letter) ?? 63));
};

const encodings: Record<string, (value: string) => Uint8Array> = {
  'UTF-8': (value) => encoder.encode(value),
  'UTF-8 with a mark': (value) => encoder.encode(`\ufeff${value}`),
  'UTF-16 LE': (value) => utf16(value, false),
  'UTF-16 BE': (value) => utf16(value, true),
  'UTF-16 without a mark': (value) => utf16(value, false).subarray(2),
  'Windows-1256': windows1256,
};

describe('a file of people', () => {
  // Without a mark UTF-16 is recognized by the zeros of Latin letters.
  for (const [name, encode] of Object.entries(encodings))
    for (const separator of [',', ';', '\t'])
      it(`a file of people is read in ${name} with ${JSON.stringify(separator)}`, async () => {
        const isBare = name === 'UTF-16 without a mark';
        const file = isBare ? `name${separator}email\nOmar${separator}o@academy.test` : text(separator);
        const { head: heads, rows } = await read(encode(file));
        const expected = isBare
          ? [
              ['name', 'email'],
              ['Omar', 'o@academy.test'],
            ]
          : [head, person];
        expect([heads, rows[0]?.cells]).toEqual(expected);
      });

  it('a file of people keeps its row numbers with empty rows, and line breaks within quotes', async () => {
    const { rows } = await readText('name,email\n\n"Omar\nAli",o@academy.test\n,\nSara,s@academy.test\n');
    expect(rows).toEqual([
      { row: 3, cells: ['Omar\nAli', 'o@academy.test'] },
      { row: 5, cells: ['Sara', 's@academy.test'] },
    ]);
  });

  it('a file of people can be a workbook with texts, numbers and dates', async () => {
    const { head: heads, rows } = await read(await workbook([head, ['محمد', 'm@academy.test'], ['Omar', 1012345678]]));
    expect(heads).toEqual(head);
    expect(rows).toEqual([
      { row: 2, cells: ['محمد', 'm@academy.test'] },
      { row: 3, cells: ['Omar', '1012345678'] },
    ]);
  });

  it('a file of people has at least one and at most 5,000 rows', async () => {
    const many = (count: number) => encoder.encode(`name,email\n${'Omar,o@academy.test\n'.repeat(count)}`);
    expect((await read(many(5000))).rows).toHaveLength(5000);
    await expect(read(many(5001))).rejects.toThrow('The file has more than 5000 rows');
    await expect(read(many(0))).rejects.toThrow('no rows');
  });

  it('an old or broken workbook is rejected with advice', async () => {
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]);
    const broken = (await workbook([head, person])).subarray(0, 300);
    await expect(read(old)).rejects.toThrow('Save the file as .xlsx or CSV');
    await expect(read(broken)).rejects.toThrow('it is no whole ZIP');
  });
});

describe('the table in a file of people', () => {
  const twoPeople = (delimiter: string) =>
    `${['name', 'email'].join(delimiter)}\nA${delimiter}a@academy.test\nB${delimiter}b@academy.test\n`;

  it.each([',', ';', '\t'])('a short file with two columns is read by its row of heads: %j', async (delimiter) => {
    const { head: found, rows } = await readText(twoPeople(delimiter));
    expect([found, rows.length, rows[1]?.cells]).toEqual([['name', 'email'], 2, ['B', 'b@academy.test']]);
  });

  it.each([
    [
      'commas in the cells',
      'name;email\nKhan, Ali, Omar;k@academy.test\nMalik, Sara, Huda;m@academy.test',
      'Khan, Ali, Omar',
    ],
    ['a line that names the delimiter', 'sep=;\r\nname;email\r\nKhan, Ali;k@academy.test', 'Khan, Ali'],
    ['a named delimiter that is rare', '"sep=|"\nname|email\nAli|k@academy.test', 'Ali'],
    ['a named comma', 'sep=,\nname,email\n"Khan; Ali",k@academy.test', 'Khan; Ali'],
  ])('the delimiter is found in a file with %s', async (_what, file, name) => {
    const { head: found, rows } = await readText(file);
    expect([found, rows[0]?.cells]).toEqual([
      ['name', 'email'],
      [name, 'k@academy.test'],
    ]);
  });

  it('the row of heads is found below titles, and keeps its number', async () => {
    const title = 'Students of Al-Noor 2026,,\n,,\nTerm: spring,,\nname,email,phone\nA,a@academy.test,';
    expect(await readText(title)).toMatchObject({ reading: { head_row: 4 }, rows: [{ row: 5 }] });
    const named = await readText(`sep=;\nList;\n${twoPeople(';')}`);
    expect(named).toMatchObject({ reading: { head_row: 3 }, rows: [{ row: 4 }, { row: 5 }] });
    expect(await readText(`${'title,\n'.repeat(20)}name,email\nA,a@academy.test`)).toMatchObject({
      head: ['title', ''],
    });
  });

  it('the row of heads can be chosen', async () => {
    const file = 'name,email\nPupil,Contact\nA,a@academy.test';
    expect(await readText(file, { headRow: 2 })).toMatchObject({ head: ['Pupil', 'Contact'], rows: [{ row: 3 }] });
    await expect(readText(file, { headRow: 9 })).rejects.toThrow('no rows');
  });

  it.each([
    ['a quotation mark that does not end', 'name,email,notes\nA,a@x.test,"good\nB,b@x.test,fine\nC,c@x.test,late', [2]],
    ['one in the last row but one', 'name,email,notes\nA,a@x.test,\nB,b@x.test,"late\nC,c@x.test,', [3]],
    ['a mark in the last cell that does not end', 'name,email\nA,a@x.test\nB,"b@x.test', [3]],
    ['text behind the mark of the last cell', 'name,email\nA,"a@x.test"x', [2]],
    ['text behind the mark', 'name,email\nA,"a@x.test"x\nB,b@x.test', [2]],
    ['two marks that swallow a row', 'name,email,notes\nA,a@x.test,"good\nB,b@x.test,bad"\nC,c@x.test,', [2]],
    ['a blank before the mark', 'name, email\n"A", "a@x.test, b@x.test"', [2, 2]],
    ['more cells than heads', 'name,email\nKhan, Ali,a@x.test', [2]],
  ])('a doubt of the reader is named: %s', async (_what, file, rows) => {
    expect((await readText(file)).doubts.map(({ row }) => row)).toEqual(rows);
  });

  it.each([
    ['name,email\n"Abu ""Omar"" Ali",a@x.test'],
    ['name,email\nAbu "Omar" Ali,a@x.test'],
    ['name, email\n"A", "a@x.test"'],
    ['name,email,notes\nA,a@x.test,"Mondays\nand Fridays, late"'],
    ['name,email\nA,a@x.test,,'],
  ])('a file without doubts is read without doubts: %j', async (file) => {
    const { rows, doubts } = await readText(file);
    expect([rows[0]?.cells[1], doubts]).toEqual(['a@x.test', []]);
  });

  it('a web page that is called a workbook is named as one', async () => {
    const pages = ['<html><table><tr><td>name</td></tr></table>', '\ufeff\n<?xml version="1.0"?><Workbook/>'];
    for (const page of [...pages, '<TABLE border=1>', 'MIME-Version: 1.0\r\nX-Document-Type: Workbook'])
      await expect(readText(page)).rejects.toMatchObject({ fields: [{ path: 'file', code: 'web_page' }] });
  });
});
