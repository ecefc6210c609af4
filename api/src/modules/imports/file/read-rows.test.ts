import { describe, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';
import { workbook } from './workbook.fixture.ts';

const head = ['الاسم', 'البريد الإلكتروني'];
const person = ['محمد علي', 'm@academy.test'];
const text = (separator: string) => [head, person].map((row) => row.join(separator)).join('\r\n');
const encoder = new TextEncoder();

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
        const { head: heads, rows } = await readRows(encode(file));
        const expected = isBare
          ? [
              ['name', 'email'],
              ['Omar', 'o@academy.test'],
            ]
          : [head, person];
        expect([heads, rows[0]?.cells]).toEqual(expected);
      });

  it('a file of people keeps its row numbers with empty rows, and line breaks within quotes', async () => {
    const { rows } = await readRows(
      encoder.encode('name,email\n\n"Omar\nAli",o@academy.test\n,\nSara,s@academy.test\n'),
    );
    expect(rows).toEqual([
      { row: 3, cells: ['Omar\nAli', 'o@academy.test'] },
      { row: 5, cells: ['Sara', 's@academy.test'] },
    ]);
  });

  it('a file of people can be a workbook with texts, numbers and dates', async () => {
    const { head: heads, rows } = await readRows(
      await workbook([head, ['محمد', 'm@academy.test'], ['Omar', 1012345678]]),
    );
    expect(heads).toEqual(head);
    expect(rows).toEqual([
      { row: 2, cells: ['محمد', 'm@academy.test'] },
      { row: 3, cells: ['Omar', '1012345678'] },
    ]);
  });

  it('a file of people has at least one and at most 5,000 rows', async () => {
    const many = (count: number) => encoder.encode(`name,email\n${'Omar,o@academy.test\n'.repeat(count)}`);
    expect((await readRows(many(5000))).rows).toHaveLength(5000);
    await expect(readRows(many(5001))).rejects.toThrow('The file has 5001 rows; 5000 at most');
    await expect(readRows(many(0))).rejects.toThrow('no rows');
  });

  it('an old or broken workbook is rejected with advice', async () => {
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]);
    const broken = (await workbook([head, person])).subarray(0, 300);
    await expect(readRows(old)).rejects.toThrow('Save the file as .xlsx or CSV');
    await expect(readRows(broken)).rejects.toThrow('save it as .xlsx or CSV');
  });
});
