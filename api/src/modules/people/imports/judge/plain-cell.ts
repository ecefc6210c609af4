import type { ColumnName } from '../columns/heads.ts';

/** What people write in a cell that has nothing: a dash, "not available". */
const nothing = /^(?:[-–—−_.\u0640]+|n[/.]a\.?|n\.\/a\.?|لا يوجد|لا توجد|غير متوفر|غير متوفرة|غير موجود|غير متاح)$/iu;
/** Words that could be a name or a code, but no other value. */
const nothingElse = /^(?:na|none|null|nil|x)$/i;
/** A value that spreadsheets write instead of a result that failed: `#N/A`, `#REF!`; in German `#NV`. */
const failed = /^#(?:n\/[av]|nv|n\/d|[\p{L}_/0-9]+[!?])$/iu;

export const isNothing = (cell: string): boolean => nothing.test(cell);
export const isFailed = (cell: string): boolean => failed.test(cell);

/** Digits as the text of a formula, as our exports write them; the mark of a text; a mark before a formula. */
const guard = /^="([^"]*)"$|^'(?=[\s\p{Cf}"']*[=+\-@＝＋－＠\d\t\r])/u;
const plain = (cell: string) => cell.replace(guard, '$1');

const inner: Partial<Record<ColumnName, (cell: string) => string>> = {
  email: (cell) => emailIn(cell),
  parent_email: (cell) => emailIn(cell),
  phone: (cell) => cell.replace(/^tel:/i, ''),
  // What spreadsheets write for whole numbers. Three zeros may be thousands.
  balance: (cell) => cell.replace(/^([^.,]*)[.,]0{1,2}$/, '$1'),
};

/** The address in `mailto:a@b` and `Name <a@b>`, without a separator behind it. */
function emailIn(cell: string): string {
  const one = /^[^<>@]*<([^<>]*)>$/.exec(cell)?.[1] ?? cell;
  return one
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\s*[;,]$/, '');
}

/** The value of a cell as a form would take it: without guards of spreadsheets; empty if it says that there is none. */
export function plainCell(column: ColumnName, cell: string): string {
  const value = plain(cell);
  if (isNothing(value) || (column !== 'name' && column !== 'code' && nothingElse.test(value))) return '';
  return inner[column]?.(value) ?? value;
}
