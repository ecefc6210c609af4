import { type ListShape, type ListState, readListState } from '../state/list-state.ts';

type ViewState = Pick<ListState, 'q' | 'sort' | 'filters'>;

/** A view's part of a list's state, as a query string in a fixed order. */
export function viewQuery({ q, sort, filters }: ViewState, shape: ListShape): string {
  const query = new URLSearchParams();
  for (const { id } of shape.filters) {
    const value = filters[id];
    if (value) query.set(id, value);
  }
  if (q) query.set('q', q);
  if (sort && sort !== shape.sort) query.set('sort', sort);
  query.sort();
  return query.toString();
}

/** The state of a view; filters and columns that the list no longer has are left out. */
export function viewState(query: string, shape: ListShape): ViewState {
  const { q, sort, filters } = readListState(new URLSearchParams(query), shape, {});
  return { q, sort, filters };
}
