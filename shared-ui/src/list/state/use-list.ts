import { ApiError } from '@academy/shared-auth';
import { useDrawnCount, useHasComeBack } from '@academy/shared-ui';
import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../layout/use-media.ts';
import type { Density, DrawnView, Filter, FilterValues, ListPage, ListParams, ListScreenProps } from '../list-types.ts';
import type { ListShape } from './list-state.ts';
import { searchRows } from './search-rows.ts';
import { useDensity } from './use-density.ts';
import { type ListControl, useListState } from './use-list-state.ts';
import { type Ticks, useTicks } from './use-ticks.ts';

type Of<Row, Name extends keyof ListScreenProps<Row>> = Pick<ListScreenProps<Row>, Name>;
type Named = 'name' | 'label' | 'headed' | 'addTo' | 'views' | 'showLabel' | 'search' | 'empty' | 'perPage' | 'sort';

/** The request and the drawing: from the caller's declaration, the address, and the device. */
export interface StatePart extends Of<never, Named>, ListControl {
  filters: readonly Filter[];
  /** Texts of lists and their language, for the cells: a hook in each of a hundred cells would be expensive. */
  t: ReturnType<typeof useTranslation>['t'];
  language: string;
  params: ListParams;
  /** The possible state of the list in the address. */
  shape: ListShape;
  /** As drawn: a phone has rows instead of the table. */
  view: DrawnView;
  density: Density;
  setDensity: (density: Density) => void;
  isNarrow: boolean;
  canSearch: boolean;
}

/** The query's matches, and the columns of a row. */
export interface RowsPart<Row> extends Of<Row, 'columns' | 'rowKey' | 'rowLabel' | 'rowTo'> {
  /** The parameters of the drawn rows: they differ from `params` while others are loading, or after a failure. */
  shown: ListParams;
  /** The requested rows could not be loaded without a connection, and the former ones are still shown. */
  isUnmet: boolean;
  /** Undefined while the first page is loading. */
  found: ListPage<Row> | undefined;
  /** The rows of the page that match the search. */
  onPage: readonly Row[];
  /** The rows that are drawn so far. */
  drawn: readonly Row[];
  lastPage: number;
  /** Whether the drawn rows are those of the page before. */
  isStale: boolean;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
}

/** The actions on a row, on all of them, or on the selected ones. */
export interface ActionsPart<Row> {
  ofRow: ListScreenProps<Row>['actions'];
  /** Fetches the file of all matches. */
  csv: { fileName: string; fetch: () => Promise<Blob | string> } | null;
  bulk: NonNullable<ListScreenProps<Row>['bulk']>;
  ticks: Ticks<Row>;
  queryOf: (params: ListParams) => UseQueryOptions<ListPage<Row>>;
  /** The request for the first page with other filters. */
  pageBy: (filters: FilterValues<string>) => UseQueryOptions<ListPage<Row>>;
}

/** The model of a list screen's parts; each uses those of the three that it needs. */
export interface ListModel<Row> {
  state: StatePart;
  rows: RowsPart<Row>;
  actions: ActionsPart<Row>;
}

const isUnreached = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');

interface Page<Row> {
  params: ListParams;
  found: ListPage<Row>;
}

/** Numbers of rows: those of a first screen, and those that can be drawn unnoticed. */
const PORTIONS = { first: 8, step: 4 };

/** The last loaded page, and the parameters of its request. */
function useHeld<Row>(params: ListParams, found: ListPage<Row> | undefined): Page<Row> | null {
  const held = useRef<Page<Row> | null>(null);
  useEffect(() => {
    if (found) held.current = { params, found };
  });
  return found ? { params, found } : held.current;
}

/** The list's state from the address and the device. */
function useAsked<Row, FilterId extends string>(props: ListScreenProps<Row, FilterId>): StatePart {
  const { name, label, headed, addTo, views, showLabel, empty, columns, filters = [], search = 'page' } = props;
  const { t, i18n } = useTranslation('ui');
  const isNarrow = useNarrow();
  const shape: ListShape = {
    filters,
    sortable: columns.filter(({ sortable }) => sortable).map(({ id }) => id),
    perPage: props.perPage ?? 10,
    sort: props.sort ?? null,
  };
  const control = useListState(name, shape);
  const { page, perPage, sort, q, filters: set } = control.address;
  const view = isNarrow && control.address.view === 'table' ? 'rows' : control.address.view;
  const [density, setDensity] = useDensity();
  return {
    ...control,
    ...{ name, label, headed, addTo, views, showLabel, empty, perPage: props.perPage, sort: props.sort },
    search: props.search,
    filters,
    t,
    language: i18n.language,
    params: { page, perPage, sort, filters: set, q: search === 'all' ? q : '' },
    shape,
    view,
    density,
    setDensity,
    isNarrow,
    canSearch: search === 'all' || (search === 'page' && view !== 'table'),
  };
}

/** The requested page, or the one before if that could not be loaded. */
function useRows<Row>(
  { params, view, address, language }: StatePart,
  props: Of<Row, 'columns' | 'rowKey' | 'rowLabel' | 'rowTo' | 'search'>,
  queryOf: ActionsPart<Row>['queryOf'],
): RowsPart<Row> {
  const { columns, rowKey, rowLabel, rowTo, search = 'page' } = props;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(params),
    placeholderData: keepPreviousData<ListPage<Row>>,
  });
  const held = useHeld(params, isPlaceholderData ? undefined : data);
  const isUnmet = isUnreached(error) && !data && held !== null;
  const found = isUnmet ? held?.found : data;
  const shown = (found && held?.params) || params;
  const isSearchedHere = search === 'page' && view !== 'table' && address.q !== '';
  const ofPage = found?.rows ?? [];
  const onPage = isSearchedHere ? searchRows(ofPage, address.q, columns, language) : ofPage;
  const drawn = useDrawnCount(onPage.length, { ...PORTIONS, atOnce: useHasComeBack(), of: JSON.stringify(shown) });
  return {
    columns,
    rowKey,
    rowLabel,
    rowTo,
    shown,
    isUnmet,
    found,
    onPage,
    drawn: onPage.slice(0, drawn),
    lastPage: Math.max(1, Math.ceil((found?.total ?? 0) / shown.perPage)),
    isStale: isPlaceholderData,
    error: found ? null : error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

/** The actions on rows; none if no row of the page has any, so that they need no column. */
function actionsOf<Row>(ofRow: ListScreenProps<Row>['actions'], { found, onPage }: RowsPart<Row>): typeof ofRow {
  const isNeeded = !found || onPage.some((row) => ofRow?.(row).some(Boolean));
  return isNeeded ? ofRow : undefined;
}

export function useList<Row, FilterId extends string>(props: ListScreenProps<Row, FilterId>): ListModel<Row> {
  const { query, actions: ofRow, bulk = [], csv } = props;
  const state = useAsked(props);
  const { params } = state;
  const client = useQueryClient();
  // Only the list's own filters are read from the address.
  const queryOf = (wanted: ListParams) => query(wanted as ListParams<FilterId>) as UseQueryOptions<ListPage<Row>>;
  const rows = useRows<Row>(state, props, queryOf);
  const ticks = useTicks(JSON.stringify(params), rows.onPage, props.rowKey);
  const filtered = { sort: params.sort, q: params.q, filters: params.filters as FilterValues<FilterId> };
  const fromPages = async () => {
    const { FILE_PAGE, pagesCsv } = await import('./pages-csv.ts');
    const page = (number: number) => client.fetchQuery(queryOf({ ...params, page: number, perPage: FILE_PAGE }));
    return pagesCsv({ columns: props.columns, language: state.language, page });
  };
  return {
    state,
    rows,
    actions: {
      ofRow: actionsOf(ofRow, rows),
      csv: csv ? { fileName: csv.fileName, fetch: () => (csv.fetch ? csv.fetch(filtered) : fromPages()) } : null,
      bulk,
      ticks,
      queryOf,
      pageBy: (filters) => queryOf({ ...params, page: 1, filters }),
    },
  };
}
