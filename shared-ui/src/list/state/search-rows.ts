import { foldedWords, foldText } from '@academy/shared-auth/typed-text';
import type { Column } from '../list-types.ts';
import { columnText } from './column-text.ts';

/** The rows whose text contains every word of `q`. */
export function searchRows<Row>(
  rows: readonly Row[],
  q: string,
  columns: readonly Column<Row>[],
  language: string,
): readonly Row[] {
  const words = foldedWords(q);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const shown = foldText(columns.map((column) => columnText(column, row, language)).join('\n'));
    return words.every((word) => shown.includes(word));
  });
}
