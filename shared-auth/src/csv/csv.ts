export type CsvValue = string | number | boolean | null | undefined;

export type CsvColumn<Row> = readonly [header: string, value: (row: Row) => CsvValue];

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The possible starts of a cell in a spreadsheet, whatever its list separator is: the start of the text, after `;`,
 * `|`, a tab, a line break.
 */
const CELL_START = String.raw`^|[;|\t\r\n\v\f\u0085\u2028\u2029]`;
/** Characters that a spreadsheet skips before a formula: blanks, invisible characters, quotation marks. */
const PASSED_OVER = String.raw`[\p{Zs}\p{Cf}"']*`;
const formulas = new RegExp(String.raw`(${CELL_START})(?=${PASSED_OVER}[=+\-@＝＋－＠])`, 'gu');
const isBlankFirst = /^[\t\r]/;

/**
 * Digits that a number would lose: a leading zero or plus, or more than fifteen digits. Excel and Google show a formula
 * of a constant text correctly; LibreOffice shows the formula if it evaluates none. A leading apostrophe or blank would
 * become part of the text, and quotation marks alone change nothing.
 */
const isDigitsAsText = (text: string) => /^(?:\+\d+|0\d+|\d{16,})$/.test(text);

function guarded(text: string, digits: 'formula' | 'plain'): string {
  if (isDigitsAsText(text)) return digits === 'plain' ? text : `="${text}"`;
  const safe = text.replace(formulas, "$1'");
  return isBlankFirst.test(safe) ? `'${safe}` : safe;
}

/** A cell that no spreadsheet can treat as a formula from outside; quoted if necessary (RFC 4180). */
export function csvCell(value: CsvValue, digits: 'formula' | 'plain' = 'formula'): string {
  const text = typeof value === 'string' ? guarded(value, digits) : String(value ?? '');
  return /[",;|\r\n\t\v\f\u0085\u2028\u2029]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Several values as the text of one cell; those that look like two values are in quotation marks. */
export const csvList = (values: readonly string[]): string =>
  values.map((value) => (/[,;"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join('; ');

/** The text of a CSV file, the heads first; the byte order mark makes spreadsheets read Arabic. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('');

/** The same for the program of a bank, which reads no formula: numbers of accounts stay digits. */
export const bankText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map((cell) => csvCell(cell, 'plain')).join(',')}\r\n`).join('');

/** Rows of one shape as cells, the heads first. */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvValue[][] => [
  columns.map(([header]) => header),
  ...rows.map((row) => columns.map(([, value]) => value(row))),
];
