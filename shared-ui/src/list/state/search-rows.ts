import type { Column } from '../list-types.ts';
import { columnText } from '../table/column-text.ts';

/** As it is compared: without case, vowel marks, hamza seats and tatweel, the two last letters of Arabic folded. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase();

/** The rows that show every word of `q` somewhere. */
export function searchRows<Row>(
  rows: readonly Row[],
  q: string,
  columns: readonly Column<Row>[],
  language: string,
): readonly Row[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const shown = foldText(columns.map((column) => columnText(column, row, language)).join('\n'));
    return words.every((word) => shown.includes(word));
  });
}
