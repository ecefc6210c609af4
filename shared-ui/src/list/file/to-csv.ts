const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet would run what begins so. */
const RUNS = /^[=+\-@\t\r]/;

type CsvValue = string | number | boolean | null | undefined;

function cell(value: CsvValue): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value ?? '';
  const safe = RUNS.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The text of a CSV file (RFC 4180) of these rows, for lists whose file is made on the client: begins with a byte order
 * mark, so that spreadsheets read Arabic; text that would run as a formula gets an apostrophe before it.
 */
export function toCsv<Row>(
  columns: readonly { header: string; value: (row: Row) => CsvValue }[],
  rows: readonly Row[],
): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map((c) => cell(c.value(row)))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
