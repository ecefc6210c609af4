export type CsvValue = string | number | boolean | null | undefined;

const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet runs what begins so. */
const formula = /^[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula; quoted where it has to be (RFC 4180). */
export function csvCell(value: CsvValue): string {
  const text = String(value ?? '');
  const guarded = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

export type CsvColumn<Row> = readonly [header: string, value: (row: Row) => CsvValue];

/** The text of a CSV file, the headers first; the byte order mark makes spreadsheets read Arabic. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** The same for rows of one shape. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  csvText([columns.map(([header]) => header), ...rows.map((row) => columns.map(([, value]) => value(row)))]);
