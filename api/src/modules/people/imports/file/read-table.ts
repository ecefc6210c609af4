import { fieldError } from '#base/errors/app-error.ts';
import { type RankHeads, readCsv } from './csv-sheet.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { withXlsx } from './open-xlsx.ts';
import { type Doubt, type FileRow, MOST_BEFORE_HEADS, MOST_COLUMNS, MOST_ROWS, type Sheet } from './sheet.ts';
import type { SheetPlace, Workbook } from './workbook/read-workbook.ts';

const ZIP = 'PK\u0003\u0004';
/** The first bytes of Excel files until 2003, and of workbooks with a password. */
const OLD_EXCEL = '\u00d0\u00cf\u0011\u00e0';
/** A web page, or a table of a web page, that is called a workbook; the last one is a page with its pictures. */
const webPage = /^\s*(?:<(?:!doctype|!--|\?xml|html|head|meta|table|style|body|div|workbook)\b|mime-version:)/i;
const MOST_SHEETS = 20;

/** The choices of the admin; what is not chosen is found. */
export interface TableChoice {
  sheet?: string | undefined;
  /** The number of the row with the heads. */
  headRow?: number | undefined;
  encoding?: Encoding | undefined;
}

/** How a file was read. */
export interface Reading {
  /** Empty for a text file. */
  sheet: string;
  sheets: string[];
  head_row: number;
  /** Null for a workbook. */
  encoding: string | null;
}

export interface Table {
  reading: Reading;
  head: string[];
  rows: FileRow[];
  doubts: Doubt[];
}

/** Ranks a row as the row of heads; `complete` is the least rank of a row that is sufficient. */
export interface Heads {
  rank: RankHeads;
  complete: number;
}

interface Found {
  sheet: Sheet;
  head: FileRow | undefined;
  rank: number;
}

/** The row of heads: the chosen one, else the best of the first rows, else the first with two cells, else the first. */
function findHead(sheet: Sheet, { rank }: Heads, chosen: number | undefined): Found {
  if (chosen !== undefined) {
    const head = sheet.rows.find(({ row }) => row === chosen);
    return { sheet, head, rank: head ? rank(head.cells) : 0 };
  }
  const first = sheet.rows.slice(0, MOST_BEFORE_HEADS);
  const ranks = first.map(({ cells }) => rank(cells));
  const best = Math.max(0, ...ranks);
  if (best > 0) return { sheet, head: first[ranks.indexOf(best)], rank: best };
  const isWide = ({ cells }: FileRow) => cells.filter((cell) => cell !== '').length > 1;
  return { sheet, head: first.find(isWide) ?? first[0], rank: 0 };
}

function tableOf({ sheet, head }: Found, reading: Omit<Reading, 'head_row'>): Table {
  const about = { ...reading, head_row: head?.row ?? 1 };
  const rows = head ? sheet.rows.filter(({ row }) => row > head.row) : [];
  const data = { reading: about };
  if (sheet.beyond?.code === 'too_wide')
    throw fieldError(
      'file',
      'too_wide',
      `There is a cell at ${sheet.beyond.place}; ${MOST_COLUMNS} columns at most`,
      data,
    );
  if (sheet.beyond || rows.length > MOST_ROWS)
    throw fieldError('file', 'too_many', `The file has more than ${MOST_ROWS} rows`, data);
  if (!head || rows.length === 0) throw fieldError('file', 'empty', 'The file has no rows below the heads', data);
  const doubts = sheet.doubts.filter(({ row }) => row > head.row);
  return { reading: about, head: head.cells, rows, doubts };
}

/** The chosen sheet, else the first visible one with all heads, else the first with rows below a row. */
async function findSheet({ sheets, readSheet }: Workbook, heads: Heads, choice: TableChoice) {
  const named = sheets.find(({ name }) => name === choice.sheet);
  const tried = named ? [named] : sheets.filter(({ isHidden }) => !isHidden).slice(0, MOST_SHEETS);
  let best: { place: SheetPlace; found: Found } | undefined;
  for (const place of tried) {
    const found = findHead(await readSheet(place), heads, choice.headRow);
    if (found.rank >= heads.complete) return { place, found };
    const isBetter = found.rank > (best?.found.rank ?? 0) || (best?.found.sheet.rows.length ?? 0) < 2;
    if (isBetter) best = { place, found };
  }
  return best;
}

const readWorkbook = (bytes: Uint8Array, heads: Heads, choice: TableChoice) =>
  withXlsx(bytes, async (workbook) => {
    const best = await findSheet(workbook, heads, choice);
    const sheets = workbook.sheets.map(({ name }) => name);
    if (!best) throw fieldError('file', 'empty', 'The file has no sheet with cells');
    return tableOf(best.found, { sheet: best.place.name, sheets, encoding: null });
  });

function readText(bytes: Uint8Array, heads: Heads, choice: TableChoice): Table {
  const { text, encoding } = decodeText(bytes, choice.encoding);
  if (webPage.test(text))
    throw fieldError(
      'file',
      'web_page',
      'This is a web page, not a workbook: open it in a spreadsheet program and save it as .xlsx',
    );
  if (text.includes('\0')) throw fieldError('file', 'unreadable', 'The file cannot be read: save it as .xlsx or CSV');
  const found = findHead(readCsv(text, heads.rank), heads, choice.headRow);
  const table = tableOf(found, { sheet: '', sheets: [], encoding });
  const width = table.head.length;
  const extra = table.rows.flatMap(({ row, cells }): Doubt[] => {
    const value = cells
      .slice(width)
      .filter((cell) => cell !== '')
      .join(' · ');
    return value === '' ? [] : [{ row, column: null, value, code: 'extra' }];
  });
  return { ...table, doubts: [...table.doubts, ...extra] };
}

/**
 * The table of a CSV file (comma, semicolon, tab) or of a workbook: its heads, and the rows below them.
 * @throws AppError 422 at `file` for a file that is empty, has too many rows or cannot be read; at `encoding` for a text
 * whose encoding must be chosen.
 */
export async function readTable(bytes: Uint8Array, heads: Heads, choice: TableChoice = {}): Promise<Table> {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === OLD_EXCEL) throw fieldError('file', 'unreadable', 'Save the file as .xlsx or CSV, without a password');
  return start === ZIP ? readWorkbook(bytes, heads, choice) : readText(bytes, heads, choice);
}
