import { Link } from '@academy/shared-auth/router';
import { chakra } from '@academy/shared-ui';
import { Cell } from './cell.tsx';
import type { ListModel } from './use-list.ts';

const NameLink = chakra(Link, {
  base: {
    display: 'block',
    minWidth: '0',
    borderRadius: 'control',
    _hover: { textDecoration: 'underline', textDecorationColor: 'border.strong', textUnderlineOffset: '0.25em' },
  },
});

/** The first column, which names the row; a link where the row has a page. */
export function RowName<Row>({ list, row }: { list: ListModel<Row>; row: Row }) {
  const [column] = list.columns;
  if (!column) return null;
  const to = list.rowTo?.(row);
  const cell = <Cell column={column} row={row} />;
  return to ? <NameLink to={to}>{cell}</NameLink> : cell;
}
