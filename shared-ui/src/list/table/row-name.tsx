import { CellLink } from '../cell-link.tsx';
import type { ListModel } from '../state/use-list.ts';
import { cellOf } from './cell.tsx';

/** The first column, which names the row; a link where the row has a page. */
export function RowName<Row>({ list, row }: { list: ListModel<Row>; row: Row }) {
  const [column] = list.columns;
  if (!column) return null;
  const to = list.rowTo?.(row);
  const cell = cellOf(list, column, row);
  return to ? <CellLink to={to}>{cell}</CellLink> : cell;
}
