import { CellLink } from '../cell-link.tsx';
import type { RowsPart, StatePart } from '../state/use-list.ts';
import { cellOf } from './cell.tsx';

/** The first column, which names the row; a link if the row has a page. */
export function RowName<Row>({ state, rows, row }: { state: StatePart; rows: RowsPart<Row>; row: Row }) {
  const [column] = rows.columns;
  if (!column) return null;
  const to = rows.rowTo?.(row);
  const cell = cellOf(state, column, row);
  return to ? <CellLink to={to}>{cell}</CellLink> : cell;
}
