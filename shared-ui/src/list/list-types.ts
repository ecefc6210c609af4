import type { CsvValue } from '@academy/shared-auth/csv';
import type { ComponentProps, ReactNode } from 'react';
import type { Badge } from '../controls/badge.tsx';
import type { EmptyStateProps } from '../feedback/empty-state.tsx';
import type { MenuItem } from '../overlays/menu-types.ts';

export type ListView = 'table' | 'cards';

/** As drawn: without space a table becomes rows of two lines. */
export type DrawnView = ListView | 'rows';

/** The height of a table's rows: 48 or 36 px. */
export type Density = 'comfortable' | 'compact';

/** The places of a phone's row beside its name; `below` is shown in full, on its own lines. */
type RowPlace = 'line' | 'status' | 'figure' | 'below' | 'none';

/** One page of a query's matches, and their total. */
export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
}

/** The type of `queryOptions` whose `queryFn` returns a page. */
interface ListQuery<Row> {
  queryKey: readonly unknown[];
  queryFn?: (context: never) => ListPage<Row> | Promise<ListPage<Row>>;
}

export type FilterValues<FilterId extends string> = Partial<Record<FilterId, string>>;

/**
 * The viewer's request. `sort` is a column's id, with a leading `-` for descending; `q` is empty if only the page is
 * searched.
 */
export interface ListParams<FilterId extends string = string> {
  page: number;
  perPage: number;
  sort: string | null;
  q: string;
  filters: FilterValues<FilterId>;
}

/** The same for a file, which has no pages. */
export type ListExport<FilterId extends string = string> = Omit<ListParams<FilterId>, 'page' | 'perPage'>;

export interface FileColumn<Row> {
  header: string;
  value: (row: Row) => CsvValue;
}

interface ColumnBase<Row> {
  /** Also the API's name of the order. */
  id: string;
  header: string;
  sortable?: boolean;
  hideInCards?: boolean;
  /**
   * The place of the column in a phone's row. By default the first badge is its status, the first number its figure,
   * the first two of the others its line; the record shows the others.
   */
  inRow?: RowPlace;
  /** The rows on a phone that show their status or figure: all by default. */
  isInRow?: (row: Row) => boolean;
  /** The link of this column's cell; `rowTo` gives that of the first column. */
  to?: (row: Row) => string | null;
  /** Words below the value, in full in every view that shows the column. */
  note?: (row: Row) => string | null;
  /** The column in a file made from the list, if it is not the value itself: an amount and its currency. */
  inFile?: readonly FileColumn<Row>[];
}

interface Person {
  id: string;
  name: string;
  image?: string | null;
}

type Nullable<Value> = Value | null | undefined;
type Of<Row, Kind, Value> = { kind: Kind; value: (row: Row) => Nullable<Value> };

/**
 * A column by its content, which decides script direction, alignment, format, skeleton and the searched text. `date`
 * and `moment` take ISO 8601, a date alone or with a time; `node` is for other content, with `atEnd` for a number.
 */
export type Column<Row> = ColumnBase<Row> &
  (
    | { kind?: 'text'; value: (row: Row) => Nullable<string> }
    | Of<Row, 'email' | 'phone' | 'code' | 'date' | 'moment', string>
    | (Of<Row, 'number', number> & { /** A fixed number of decimals: 2 for money. */ decimals?: number })
    | Of<Row, 'boolean', boolean>
    | Of<Row, 'person', Person>
    | Of<Row, 'badge', { label: string; tone?: ComponentProps<typeof Badge>['tone'] }>
    | { kind: 'node'; value: (row: Row) => ReactNode; text: (row: Row) => string; atEnd?: boolean }
  );

/** The props of a choice's field: it draws an input with this name, whose value is the chosen id. */
export interface ChoiceFilterField {
  name: string;
  label: string;
  /** The chosen id; empty without one. */
  value: string;
}

/**
 * A field of the filter panel; its id is its name in the address, where page, per_page, sort, view and q are reserved.
 * A `boolean` is "true" or "false", a `date` ISO 8601, a `choice` the numeric id of an object found by typing: the
 * remote draws its field, since lists do not contain a combobox, and returns the name of an id.
 */
export type Filter<FilterId extends string = string> = { id: FilterId; label: string } & (
  | { kind: 'text' | 'date' | 'boolean' }
  | { kind: 'select'; options: readonly { value: string; label: string }[] }
  | {
      kind: 'choice';
      field: (props: ChoiceFilterField) => ReactNode;
      text: (value: string) => string;
      /** Loads the field's code, if that loads on demand. */
      preload?: () => void;
    }
);

/** An action on one row. Actions that the viewer may not do are left out: `can('users.update') && { label, to }`. */
export type RowAction = MenuItem | false | null | undefined;

/**
 * An action on the selected rows. Its success clears the selection; while its promise runs it ignores a second click.
 */
export interface BulkAction<Row> {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** `false` keeps the selection: the viewer cancelled. */
  onSelect: (rows: readonly Row[]) => unknown;
}

/** Filters, search and order of a list under a name. */
export interface SavedView {
  id: string;
  name: string;
  /** In the form of the address: `owes=true&sort=name`. */
  query: string;
  isDefault: boolean;
}

export type SavedViewFields = Omit<SavedView, 'id'>;

/** The store of a list's views: the remote's own client of the API. */
export interface ViewStore {
  query: () => { queryKey: readonly unknown[]; queryFn?: (context: never) => SavedView[] | Promise<SavedView[]> };
  /** The same key never makes a second one. */
  create: (view: SavedViewFields, key: string) => Promise<void>;
  change: (id: string, fields: Partial<SavedViewFields>) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export interface ListScreenProps<Row, FilterId extends string = string> {
  /** The list's id in this browser, for the stored view and page size. */
  name: string;
  /** The list's content, for screen readers: "Students". */
  label: string;
  /** Shows the label as a heading too, beside the controls: for pages with more than the list. */
  headed?: boolean;
  /** A query factory: `(params) => userQueries.list(params)`. */
  query: (params: ListParams<FilterId>) => ListQuery<Row>;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The row's name, for its menu and its checkbox. */
  rowLabel: (row: Row) => string;
  /** The link of the row's name. */
  rowTo?: (row: Row) => string | null;
  /** The page that adds a new one; the key N opens it. */
  addTo?: string | false;
  filters?: readonly Filter<FilterId>[];
  /** With it the viewer can save views of the list, and one of them can open with it. */
  views?: ViewStore;
  /** "Show 12 students", on the button that applies the filters. */
  showLabel?: (count: number) => string;
  /** `all`: the query takes `q`. `page` (the default): searches the cards on the page. `none`: no search. */
  search?: 'all' | 'page' | 'none';
  actions?: (row: Row) => readonly RowAction[];
  bulk?: readonly BulkAction<Row>[];
  /** Fetches the file of all matches. Without `fetch` it is made from the pages of the list, by its columns. */
  csv?: { fileName: string; fetch?: (params: ListExport<FilterId>) => Promise<Blob | string> };
  /** The text of a list without any entries. */
  empty: EmptyStateProps;
  /** 10 by default. */
  perPage?: number;
  /** A column's id, with a leading `-` for descending: the API's default order. */
  sort?: string;
}
