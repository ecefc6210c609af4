import Papa from 'papaparse';
import { fieldError } from '#base/errors/app-error.ts';
import { decodeText } from './decode-text.ts';
import { readXlsx } from './read-xlsx.ts';

const MOST_ROWS = 5000;
const MOST_COLUMNS = 50;
const ZIP = 'PK\u0003\u0004';
/** The first bytes of Excel files until 2003. */
const OLD_EXCEL = '\u00d0\u00cf\u0011\u00e0';

/** A row of the file that is not empty: its number, counted from 1 including the header, and its cells. */
export interface FileRow {
  row: number;
  cells: string[];
}

const unseen = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const clean = (cell: string) => cell.replace(unseen, '').replaceAll('\u00a0', ' ').trim();

function readCsv(bytes: Uint8Array): string[][] {
  const delimitersToGuess = [',', ';', '\t'];
  return Papa.parse<string[]>(decodeText(bytes), { delimitersToGuess }).data;
}

async function readCells(bytes: Uint8Array): Promise<string[][]> {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === OLD_EXCEL) throw fieldError('file', 'unreadable', 'Save the file as .xlsx or CSV');
  return start === ZIP ? readXlsx(bytes) : readCsv(bytes);
}

/**
 * The rows of a CSV file (comma, semicolon, tab; UTF-8, UTF-16, Windows-1256) or of a workbook, the header first.
 * @throws AppError 422 at `file` for a file that is empty, has too many rows or cannot be read.
 */
export async function readRows(bytes: Uint8Array): Promise<{ head: string[]; rows: FileRow[] }> {
  const cells = await readCells(bytes);
  const all = cells
    .map((row, at) => ({ row: at + 1, cells: row.slice(0, MOST_COLUMNS).map(clean) }))
    .filter((row) => row.cells.some((cell) => cell !== ''));
  const [head, ...rows] = all;
  if (!head || rows.length === 0) throw fieldError('file', 'empty', 'The file has no rows below the heads');
  if (rows.length > MOST_ROWS)
    throw fieldError('file', 'too_many', `The file has ${rows.length} rows; ${MOST_ROWS} at most`);
  return { head: head.cells, rows };
}
