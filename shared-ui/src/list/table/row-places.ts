import type { Column } from '../list-types.ts';
import { columnText } from '../state/column-text.ts';
import { endAligned } from './column-look.ts';

const MOST_IN_LINE = 2;

export interface RowPlaces<Row> {
  line: Column<Row>[];
  status: Column<Row> | undefined;
  figure: Column<Row> | undefined;
  below: Column<Row>[];
}

/** The places of columns in a row of two lines, beside its name: as declared, or by their content. */
export function rowPlaces<Row>(columns: readonly Column<Row>[]): RowPlaces<Row> {
  const others = columns.slice(1);
  const said = (place: Column<Row>['inRow']) => others.filter(({ inRow }) => inRow === place);
  const open = others.filter(({ inRow, hideInCards }) => inRow === undefined && !hideInCards);
  const status = said('status')[0] ?? open.find(({ kind }) => kind === 'badge');
  const figure = said('figure')[0] ?? open.find(endAligned);
  const plain = open.filter((column) => column !== status && column !== figure && column.kind !== 'badge');
  const room = Math.max(0, MOST_IN_LINE - said('line').length);
  return { status, figure, line: [...said('line'), ...plain.slice(0, room)], below: said('below') };
}

/** Kinds that have no meaning without the name of their column. */
export const needsName = <Row>({ kind }: Column<Row>): boolean => kind === 'boolean' || kind === 'number';

/** Kinds that change or lose their meaning when they are cut. */
const WHOLE = ['date', 'moment', 'number', 'code', 'phone'];

export interface LinePart {
  id: string;
  text: string;
  isWhole: boolean;
}

/** The second line of a row, in words; an empty column is left out. */
export const lineParts = <Row>(line: readonly Column<Row>[], row: Row, language: string): LinePart[] =>
  line
    .map((column) => ({ column, text: columnText(column, row, language) }))
    .filter(({ text }) => text !== '')
    .map(({ column, text }) => ({
      id: column.id,
      text: needsName(column) ? `${column.header} ${text}` : text,
      isWhole: WHOLE.includes(column.kind ?? 'text'),
    }));

/** Whether a column has something to show in a row: an empty one has no place in a row of two lines. */
export function hasContent<Row>(column: Column<Row>, row: Row): boolean {
  if (column.isInRow?.(row) === false) return false;
  if (column.kind === 'node') return true;
  const value = column.value(row);
  return value !== null && value !== undefined && value !== '';
}
