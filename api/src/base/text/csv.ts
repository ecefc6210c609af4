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

const toLine = (cells: string[]) => `${cells.join(',')}\r\n`;

/** The text of a CSV file; the byte order mark makes spreadsheets read Arabic. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const head = toLine(columns.map(([header]) => csvCell(header)));
  const lines = rows.map((row) => toLine(columns.map(([, value]) => csvCell(value(row)))));
  return BYTE_ORDER_MARK + head + lines.join('');
}
