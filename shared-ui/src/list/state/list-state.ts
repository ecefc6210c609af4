import type { Filter, ListExport, ListParams, ListView } from '../list-types.ts';

const PAGE_SIZES = [10, 20, 30, 40, 50];

/** The list's state in the address. */
export interface ListState extends ListParams {
  view: ListView;
}

/** The possible state of this list in the address, with defaults. */
export interface ListShape {
  filters: readonly Filter[];
  sortable: readonly string[];
  perPage: number;
  sort: string | null;
}

/** The viewer's earlier choices for this list. */
export interface Choices {
  view?: ListView;
  perPage?: number;
}

/** 10 to 50, and the list's own default if it is another. */
export const pageSizes = (ownDefault: number): number[] =>
  [...new Set([...PAGE_SIZES, ownDefault])].sort((one, other) => one - other);

const validValue: Record<Filter['kind'], (value: string) => boolean> = {
  text: () => true,
  select: () => true,
  choice: (value) => /^\d{1,18}$/.test(value),
  boolean: (value) => value === 'true' || value === 'false',
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
};

const pageOf = (text: string | null): number => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1);

/** On a page beyond the first, a missing page size is the default: the page's number depends on it. */
function perPageOf(search: URLSearchParams, shape: ListShape, choices: Choices): number {
  const sizes = pageSizes(shape.perPage);
  const said = Number(search.get('per_page'));
  if (sizes.includes(said)) return said;
  const chosen = search.has('page') ? undefined : choices.perPage;
  return chosen && sizes.includes(chosen) ? chosen : shape.perPage;
}

function viewOf(search: URLSearchParams, choices: Choices): ListView {
  const said = search.get('view');
  return said === 'cards' || said === 'table' ? said : (choices.view ?? 'table');
}

/** Reads the address; invalid values count as missing. */
export function readListState(search: URLSearchParams, shape: ListShape, choices: Choices): ListState {
  const sort = search.get('sort');
  const filters: ListState['filters'] = {};
  for (const { id, kind } of shape.filters) {
    const value = search.get(id)?.trim();
    if (value && validValue[kind](value)) filters[id] = value;
  }
  return {
    page: pageOf(search.get('page')),
    perPage: perPageOf(search, shape, choices),
    sort: sort && shape.sortable.includes(sort.replace(/^-/, '')) ? sort : shape.sort,
    view: viewOf(search, choices),
    q: search.get('q')?.trim() ?? '',
    filters,
  };
}

/**
 * Values that the address can leave out: the default, unless this browser would replace a missing value by another
 * choice.
 */
const unsaid = (chosen: unknown, own: unknown): string | null =>
  chosen === undefined || chosen === own ? String(own) : null;

/** The address of this state: without defaults, with parameters that are not the list's own. */
export function writeListState(
  search: URLSearchParams,
  state: ListState,
  shape: ListShape,
  choices: Choices = {},
): URLSearchParams {
  const next = new URLSearchParams(search);
  const say = (name: string, value: string | null | undefined, implied?: string | null) => {
    if (!value || value === implied) next.delete(name);
    else next.set(name, value);
  };
  say('page', String(state.page), '1');
  say('per_page', String(state.perPage), unsaid(choices.perPage, shape.perPage));
  say('sort', state.sort, shape.sort);
  say('view', state.view, unsaid(choices.view, 'table'));
  say('q', state.q);
  for (const { id } of shape.filters) say(id, state.filters[id]);
  return next;
}

/** A column's next order: ascending, descending, the list's default. */
export function nextSort(sort: string | null, column: string, own: string | null): string | null {
  if (sort === column) return `-${column}`;
  if (sort === `-${column}`) return own === `-${column}` || own === column ? column : own;
  return column;
}

/** The API's query, by the names that all lists share: page, per_page, sort, search, and each filter. */
export function listRequest(params: ListParams | ListExport): Record<string, string> {
  const asked: Record<string, string | null | undefined> = { ...params.filters, sort: params.sort, search: params.q };
  if ('page' in params) Object.assign(asked, { page: String(params.page), per_page: String(params.perPage) });
  const said = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(said);
}
