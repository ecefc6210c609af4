import { columnNames } from '../columns/heads.ts';
import type { FileColumn } from '../columns/match-columns.ts';
import type { FileRow } from '../file/sheet.ts';
import { isNothing } from './plain-cell.ts';
import type { ImportLine } from './read-cells.ts';

const MOST_CHARACTERS = 1000;

/** The cells of a row by their meaning; the parts of a name become one name. */
export function lineOf(columns: readonly FileColumn[]): (row: FileRow) => ImportLine {
  const places = columnNames.map((name) => {
    const found = columns.flatMap(({ column, part }, at) => (column === name ? [{ at, part }] : []));
    return { name, places: found.sort((one, other) => one.part - other.part).map(({ at }) => at) };
  });
  return ({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      places.flatMap(({ name, places: [first, ...more] }) => {
        if (first === undefined) return [];
        const parts = [first, ...more].map((at) => cells[at] ?? '');
        const cell =
          more.length === 0 ? parts.join('') : parts.filter((part) => part !== '' && !isNothing(part)).join(' ');
        return [[name, cell.trim().slice(0, MOST_CHARACTERS)]];
      }),
    ),
  });
}
