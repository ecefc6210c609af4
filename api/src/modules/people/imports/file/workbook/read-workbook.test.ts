import { describe, expect, it } from 'vitest';
import { headsFor } from '../../columns/match-columns.ts';
import { readTable, type TableChoice } from '../read-table.ts';
import {
  type Parts,
  packed,
  packedWithDescriptors,
  type SheetSpec,
  sheetXml,
  workbook,
  workbookParts,
} from '../workbook.fixture.ts';

const people = [
  ['name', 'email'],
  ['Omar', 'omar@academy.test'],
];
type Packed = Uint8Array | Promise<Uint8Array>;
const read = async (bytes: Packed, choice?: TableChoice) => readTable(await bytes, headsFor({}, 'students'), choice);
const cellsOf = async (bytes: Packed) => (await read(bytes)).rows.map(({ cells }) => cells);
const rowsOf = (...cells: (string | { xml: string })[]) => workbook([['name', 'email', 'code'], cells]);

const parts = workbookParts([{ name: 'People', rows: people }]);
/** The parts with other names; texts that lead to them change with `replace`. */
const renamed = (rename: (name: string) => string, replace: (xml: string) => string = (xml) => xml): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, xml]) => [rename(name), replace(xml)]));

describe('a workbook of any program', () => {
  it.each<[string, Packed]>([
    ['sizes in the header and behind it', packedWithDescriptors(parts)],
    [
      'folders separated by backslashes, sizes in the header and behind it',
      packedWithDescriptors(renamed((name) => name.replaceAll('/', '\\'))),
    ],
    ['names of parts in capitals', packed(renamed((name) => name.toUpperCase()))],
    [
      'parts that are in no folder xl',
      packed(
        renamed(
          (name) => name.replace(/^xl\//, 'office/book/'),
          (xml) => xml.replaceAll('xl/workbook.xml', 'office/book/workbook.xml'),
        ),
      ),
    ],
    [
      'absolute targets',
      packed(
        renamed(
          (name) => name,
          (xml) => xml.replace('Target="worksheets/', 'Target="/xl/worksheets/'),
        ),
      ),
    ],
    [
      'targets with backslashes',
      packed(
        renamed(
          (name) => name,
          (xml) => xml.replace('worksheets/sheet', 'worksheets\\sheet'),
        ),
      ),
    ],
    [
      'content types in single quotes',
      packed(
        renamed(
          (name) => name,
          (xml) => (xml.startsWith('<Types') ? xml.replaceAll('"', "'") : xml),
        ),
      ),
    ],
    [
      'prefixes at its tags',
      packed(
        renamed(
          (name) => name,
          (xml) =>
            xml.startsWith('<worksheet') ? xml.replace('xmlns=', 'xmlns:x=').replace(/<(\/?)(?=[a-z])/g, '<$1x:') : xml,
        ),
      ),
    ],
  ])('a workbook is read with %s', async (_what, bytes) => {
    expect(await cellsOf(bytes)).toEqual([['Omar', 'omar@academy.test']]);
  });

  it('cells that name no place stand behind the one before, and shared texts are found', async () => {
    const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
    const shared = (at: number) => `<c t="s"><v>${at}</v></c>`;
    const texts = ['name', 'email', 'Esc_x0020_One', 'e@academy.test'].map((text) => `<si><t>${text}</t></si>`);
    const aided = '<si><r><t>山</t></r><r><t>田</t></r><rPh sb="0" eb="2"><t>ヤマダ</t></rPh></si>';
    const book = workbookParts([
      { rows: row(shared(0), shared(1)) + row(shared(2), shared(3)) + row(shared(4), shared(3)) },
    ]);
    const relations = 'xl/_rels/workbook.xml.rels';
    const link =
      '<Relationship Id="s" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/sharedStrings" Target="texts.xml"/></Relationships>';
    const bytes = packed({
      ...book,
      [relations]: (book[relations] ?? '').replace('</Relationships>', link),
      'xl/texts.xml': `<sst>${texts.join('')}${aided}</sst>`,
    });
    expect(await cellsOf(bytes)).toEqual([
      ['Esc One', 'e@academy.test'],
      ['山田', 'e@academy.test'],
    ]);
  });

  it('a workbook that is cut off is called damaged, not another format', async () => {
    const cut = packed({ ...parts, 'xl/worksheets/sheet1.xml': sheetXml(people).slice(0, -20) });
    for (const bytes of [(await workbook(people)).subarray(0, 300), cut])
      await expect(read(bytes)).rejects.toMatchObject({ fields: [{ path: 'file', code: 'damaged' }] });
  });
});

describe('the sheet with the people', () => {
  const other: SheetSpec[] = [
    { name: 'Secret', state: 'hidden', rows: people },
    { name: 'Very secret', state: 'veryHidden', rows: people },
    { name: 'Empty', rows: [] },
    { name: 'Read me', rows: [['Fill in the next sheet'], ['One row for each student']] },
    { name: 'Chart', kind: 'chartsheet', rows: [] },
  ];
  const last: SheetSpec = { name: 'Students', rows: [['Term 2'], ...people] };

  it('the first visible sheet that has the heads is read; all with cells can be chosen', async () => {
    const { reading, rows } = await read(packed(workbookParts([...other, last])));
    expect(reading).toEqual({
      sheet: 'Students',
      sheets: ['Secret', 'Very secret', 'Empty', 'Read me', 'Students'],
      head_row: 2,
      encoding: null,
    });
    expect(rows).toEqual([{ row: 3, cells: ['Omar', 'omar@academy.test'] }]);
  });

  it('another sheet and row can be chosen', async () => {
    const bytes = packed(
      workbookParts([
        { rows: people },
        {
          name: 'B',
          rows: [
            ['x', 'y'],
            ['Pupil', 'Mail'],
            ['Huda', 'h'],
          ],
        },
      ]),
    );
    const found = await read(bytes, { sheet: 'B', headRow: 2 });
    expect([found.reading.sheet, found.head, found.rows]).toEqual([
      'B',
      ['Pupil', 'Mail'],
      [{ row: 3, cells: ['Huda', 'h'] }],
    ]);
  });

  it('a sheet without known heads is read if no other has them', async () => {
    const { reading, head } = await read(
      packed(
        workbookParts([
          ...other,
          {
            name: 'Last',
            rows: [
              ['Who', 'Contact'],
              ['A', 'b'],
            ],
          },
        ]),
      ),
    );
    expect([reading.sheet, head]).toEqual(['Read me', ['Fill in the next sheet']]);
  });
});

describe('cells that a workbook cannot give', () => {
  it.each(['#N/A', '#REF!', '#VALUE!'])('the value of a formula that failed is a doubt: %s', async (value) => {
    const { rows, doubts } = await read(
      rowsOf('Omar', { xml: `<c @ t="e"><f>VLOOKUP(1,A:A,1)</f><v>${value}</v></c>` }, 'c'),
    );
    expect(rows[0]?.cells).toEqual(['Omar', value, 'c']);
    expect(doubts).toEqual([{ row: 2, column: 1, value, code: 'error_value' }]);
  });

  it('a date that a program has made of a code is a doubt; the text of a formula is its value', async () => {
    const book = workbookParts([
      {
        rows: [
          ['name', 'email', 'code'],
          [{ xml: '<c @ t="str"><f>A1</f><v>Huda</v></c>' }, 'h', { xml: '<c @ s="1"><v>46024</v></c>' }],
        ],
      },
    ]);
    const relations = 'xl/_rels/workbook.xml.rels';
    const link = '<Relationship Id="s" Type="x/styles" Target="styles.xml"/></Relationships>';
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\-mmm;@"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
    const { rows, doubts } = await read(
      packed({
        ...book,
        [relations]: (book[relations] ?? '').replace('</Relationships>', link),
        'xl/styles.xml': styles,
      }),
    );
    expect([rows[0]?.cells, doubts.map(({ code }) => code)]).toEqual([['Huda', 'h', '2026-01-02'], ['date']]);
  });
});

describe('a workbook with more than an import can have', () => {
  const withCell = (cell: string) =>
    packed(
      workbookParts([
        { rows: `<row r="1"><c r="A1" t="str"><v>name</v></c><c r="B1" t="str"><v>email</v></c></row>${cell}` },
      ]),
    );

  it.each([
    ['too_wide', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    ['too_wide', '<row r="2"><c r="CW2"><v>1</v></c></row>'],
    ['damaged', '<row r="2147483647"><c r="A2147483647"><v>1</v></c></row>'],
    ['damaged', '<row r="2"><c r="XFE2"><v>1</v></c></row>'],
    ['damaged', `<row r="2"><c r="A2" t="str"><v>${'x'.repeat(9_000_000)}</v></c></row>`],
    ['damaged', `<row r="2">${'<a>'.repeat(200_000)}`],
    ['too_many', '<row><c><v>1</v></c></row>'.repeat(400_000)],
  ])('it is rejected before its cells are filled: %s', async (code, cell) => {
    await expect(read(withCell(cell))).rejects.toMatchObject({ fields: [{ path: 'file', code }] });
  });

  it('an empty styled cell at the last place of a sheet does not matter', async () => {
    const row = '<row r="2"><c r="A2"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>';
    expect((await read(withCell(row))).rows).toEqual([{ row: 2, cells: ['1'] }]);
  });
});
