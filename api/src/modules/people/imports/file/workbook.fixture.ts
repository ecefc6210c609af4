import { crc32, deflateRawSync } from 'node:zlib';
import { writeZip } from '#base/containers/write-zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A text, a number, or the XML of a cell, in which `@` stands for its reference. */
type Cell = string | number | { xml: string };
type Rows = readonly (readonly Cell[])[];
export type Parts = Record<string, string>;

const contentOf = (value: Cell) => {
  if (typeof value === 'object') return value.xml;
  return typeof value === 'number' ? `<c @><v>${value}</v></c>` : `<c @ t="inlineStr"><is><t>${value}</t></is></c>`;
};
const rowXml = (row: readonly Cell[], at: number) => {
  const cells = row.map((value, column) =>
    contentOf(value).replace('@', `r="${String.fromCharCode(65 + column)}${at + 1}"`),
  );
  return `<row r="${at + 1}">${cells.join('')}</row>`;
};

/** The XML of a sheet with these rows. */
export const sheetXml = (rows: Rows | string): string =>
  `<worksheet xmlns="${SHEETS}"><sheetData>${typeof rows === 'string' ? rows : rows.map(rowXml).join('')}</sheetData></worksheet>`;

export interface SheetSpec {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  /** The last word of its relation. */
  kind?: string;
  /** The XML of its rows, or their cells. */
  rows: Rows | string;
}

/** The parts of a workbook, as spreadsheet programs write them. */
export function workbookParts(sheets: readonly SheetSpec[]): Parts {
  const places = sheets.map(({ kind = 'worksheet', ...sheet }, at) => ({ ...sheet, kind, id: at + 1 }));
  const listed = places.map(
    ({ name, state, id }) =>
      `<sheet name="${name ?? `Sheet${id}`}" sheetId="${id}"${state ? ` state="${state}"` : ''} r:id="rId${id}"/>`,
  );
  const relations = places.map(
    ({ kind, id }) => `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="worksheets/sheet${id}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    ...Object.fromEntries(places.map(({ rows, id }) => [`xl/worksheets/sheet${id}.xml`, sheetXml(rows)])),
  };
}

const withXml = (parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, XML + xml]));

/** A workbook of these parts. */
export const packed = async (parts: Parts): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await writeZip(withXml(parts)));

/** A workbook with one sheet. */
export const workbook = (rows: Rows): Promise<Uint8Array<ArrayBuffer>> =>
  packed(workbookParts([{ name: 'People', rows }]));

const numbers = (...fields: [value: number, bytes: 2 | 4][]) =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** The same as programs of .NET pack it: each entry has its sizes in its header, and again in a descriptor behind it. */
export function packedWithDescriptors(parts: Parts): Uint8Array<ArrayBuffer> {
  const [contents, list]: [Buffer[], Buffer[]] = [[], []];
  let position = 0;
  for (const [path, text] of Object.entries(withXml(parts))) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
    const content = deflateRawSync(bytes);
    const sizes = numbers([crc32(bytes), 4], [content.length, 4], [bytes.length, 4]);
    const about = Buffer.concat([numbers([20, 2], [8, 2], [8, 2], [0, 2], [33, 2]), sizes]);
    const lengths = numbers([name.length, 2], [0, 2]);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      about,
      lengths,
      name,
      content,
      Buffer.from('PK\x07\x08'),
      sizes,
    ]);
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [position, 4]);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02'), numbers([20, 2]), about, lengths, place, name]));
    contents.push(local);
    position += local.length;
  }
  const directory = Buffer.concat(list);
  const end = numbers([0, 4], [list.length, 2], [list.length, 2], [directory.length, 4], [position, 4], [0, 2]);
  return new Uint8Array(Buffer.concat([...contents, directory, Buffer.from('PK\x05\x06'), end]));
}
