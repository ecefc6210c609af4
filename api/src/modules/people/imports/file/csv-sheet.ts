import Papa from 'papaparse';
import { cleanCell } from './clean-cell.ts';
import { type Doubt, MOST_BEFORE_HEADS, MOST_COLUMNS, MOST_ROWS, type Sheet } from './sheet.ts';

const delimiters = [',', ';', '\t'];
/** The line with which some programs tell Excel the delimiter. */
const named = /^\s*"?sep=(.)"? *(?:\r\n|\r|\n|$)/i;
/** A value in quotation marks behind a blank, which the parser takes as a part of it. */
const quotedBehindBlank = /^\s+"([^"]*)"\s*$/;
const MOST_LOOKED_AT = 1000;
const address = /[^\s@]+@[^\s@]+\.[^\s@]+/;

const rowsOf = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview, quoteChar: '"' });

/** The rank of a row as the row of heads. */
export type RankHeads = (cells: readonly string[]) => number;

/** The delimiter with which a row is most likely the row of heads; with equal ranks the one that makes most columns. */
function delimiterOf(text: string, rank: RankHeads): string {
  const ranked = delimiters.map((delimiter) => {
    const rows = rowsOf(text, delimiter, MOST_BEFORE_HEADS).data.map((row) => row.map(cleanCell));
    const best = Math.max(0, ...rows.map(rank));
    const columns = rows.find((row) => rank(row) === best && row.some((cell) => cell !== ''))?.length ?? 0;
    return { delimiter, best, columns };
  });
  const [first] = ranked.sort((one, other) => other.best - one.best || other.columns - one.columns);
  return first?.delimiter ?? ',';
}

const cellOf = (cell: string) => cleanCell(cell.replace(quotedBehindBlank, '$1'));

/**
 * Whether a cell was cut at the wrong place: it begins with a quotation mark that does not end, or after a line break
 * it has as many delimiters as a row, or an address.
 */
function isCutWrongly(cell: string, delimiter: string, columns: number): boolean {
  if (cell.startsWith('"') && cell.split('"').length % 2 === 0) return true;
  const lines = cell.split(/\r\n|\r|\n/).slice(1);
  return lines.some((line) => {
    const parts = line.split(delimiter).length;
    return parts > 1 && (parts >= Math.max(columns, 3) || address.test(line.slice(0, MOST_LOOKED_AT)));
  });
}

/** The cells of a CSV file; whatever may have been read wrongly is a doubt. */
export function readCsv(text: string, rank: RankHeads): Sheet {
  const line = named.exec(text);
  const body = line ? text.slice(line[0].length) : text;
  const first = line ? 2 : 1;
  const delimiter = line?.[1] ?? delimiterOf(body, rank);
  const { data, errors } = rowsOf(body, delimiter);
  const wrong = new Set(errors.map(({ row = 0 }) => row));
  const doubts = [...wrong].map((at): Doubt => {
    const value = data[at]?.join(delimiter) ?? '';
    return { row: at + first, column: null, value, code: 'quotes' };
  });
  const all = data
    .map((cells, at) => ({ row: at + first, cells: cells.map(cellOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = all.find(({ cells }) => cells.length > 1)?.cells.length ?? 1;
  for (const { row, cells } of all)
    for (const [column, value] of wrong.has(row - first) ? [] : cells.entries())
      if (isCutWrongly(value, delimiter, columns)) doubts.push({ row, column, value, code: 'quotes' });
  const wide = all.find(({ cells }) => cells.slice(MOST_COLUMNS).some((cell) => cell !== ''));
  const isLong = all.length > MOST_ROWS + MOST_BEFORE_HEADS;
  const beyond = wide ? { code: 'too_wide' as const, place: `row ${wide.row}` } : null;
  return { rows: all, doubts, beyond: isLong ? { code: 'too_many', place: `row ${all.length}` } : beyond };
}
