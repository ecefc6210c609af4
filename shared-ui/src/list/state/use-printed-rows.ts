import { usePrintPreparation } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPage } from '../list-types.ts';
import type { ListModel } from './use-list.ts';

const PER_PAGE = 100;
/** The maximum for printing: with more rows only the shown page is printed, with its count. */
const MOST = 500;

/** A list prints all rows that match its filters: while it is printed, they replace the page. */
export function usePrintedRows<Row>(list: ListModel<Row>): ListModel<Row> {
  const client = useQueryClient();
  const [whole, setWhole] = useState<ListPage<Row> | null>(null);
  const { found, lastPage } = list.rows;
  const { params } = list.state;
  const { queryOf } = list.actions;
  const fetchWhole = async () => {
    if (!found || lastPage === 1 || found.total > MOST) return undefined;
    const pages = Array.from({ length: Math.ceil(found.total / PER_PAGE) }, (_, index) => index + 1);
    const fetched = await Promise.all(
      pages.map((page) => client.fetchQuery(queryOf({ ...params, page, perPage: PER_PAGE }))),
    );
    const rows = fetched.flatMap((page) => page.rows);
    return () => setWhole({ rows, total: rows.length });
  };
  usePrintPreparation(fetchWhole, () => setWhole(null));
  if (!whole) return list;
  const { rows } = whole;
  const shown = { ...list.rows.shown, page: 1, perPage: whole.total };
  return { ...list, rows: { ...list.rows, found: whole, onPage: rows, drawn: rows, shown } };
}
