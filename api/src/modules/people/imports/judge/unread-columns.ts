import { foldText } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { email, phone } from '#base/http/fields.ts';
import { isNamePart } from '../columns/heads.ts';
import type { ColumnChoice, FileColumn } from '../columns/match-columns.ts';
import type { Table } from '../file/read-table.ts';
import type { FileRow } from '../file/sheet.ts';
import type { ImportProblem } from './read-cells.ts';

const foldedCell = (cell: string | undefined) => foldText(cell ?? '').trim();

const isContact = (cell: string) => v.is(email, cell) || v.is(phone, cell);
const MOST_TRIED = 200;

interface Decided {
  /** The headers of columns that are not to be read. */
  leftOut: readonly string[];
  choice: ColumnChoice;
}

/** Whether the column's own field was said to be not in the file. */
const isDecided = ({ said }: FileColumn, choice: ColumnChoice) =>
  said !== null && choice[isNamePart(said) ? 'name' : said] === null;

/**
 * The columns that are not read although they hold what an import knows: a part of a name, emails, phones. Each is a
 * problem until it is assigned or left out, by itself or as a field that is not in the file.
 */
export function unreadColumns(
  { rows, reading }: Table,
  columns: readonly FileColumn[],
  { leftOut, choice }: Decided,
): ImportProblem[] {
  const ofName = columns.flatMap(({ column }, at) => (column === 'name' ? [at] : []));
  const isInName = ({ cells }: FileRow, at: number) =>
    foldedCell(ofName.map((each) => cells[each] ?? '').join(' ')).includes(foldedCell(cells[at]));
  return columns.flatMap((each, at): ImportProblem[] => {
    const { head, column, said } = each;
    if (column !== null || head === '' || leftOut.includes(head) || isDecided(each, choice)) return [];
    const filled = rows.filter(({ cells }) => (cells[at] ?? '') !== '').slice(0, MOST_TRIED);
    const isKnown = (row: FileRow) => (isNamePart(said) ? !isInName(row, at) : isContact(row.cells[at] ?? ''));
    const value = filled.find(isKnown)?.cells[at];
    if (value === undefined) return [];
    const message = 'This column is not read. Assign it, or leave it out';
    return [{ row: reading.head_row, column: null, head, value, code: 'unread', message }];
  });
}
