import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepChoice, readChoices } from './list-choices.ts';
import { type ListShape, type ListState, readListState, writeListState } from './list-state.ts';

/** The list's state in the address, and the functions that change it. */
export interface ListControl {
  /** The list's state in the address. */
  address: ListState;
  /** Adds a history entry, on the first page unless a page is given. */
  go: (change: Partial<ListState>, options?: { replace?: boolean }) => void;
  /** View and page size: stored, without a history entry. */
  choose: (choice: Partial<Pick<ListState, 'view' | 'perPage'>>) => void;
  /** The address of another page of the list. */
  addressOf: (page: number) => string;
}

/** Keeps a list's state in the address; earlier choices fill missing values. */
export function useListState(name: string, shape: ListShape): ListControl {
  const [search, setSearch] = useSearchParams();
  const state = readListState(search, shape, readChoices(name));
  const write = (next: ListState) => writeListState(search, next, shape, readChoices(name));
  const move = (next: ListState, replace = false) => setSearch(write(next), { replace, preventScrollReset: true });

  const said = readListState(search, shape, {});
  const isOpen = said.view !== state.view || said.perPage !== state.perPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that leaves a choice open
  useEffect(() => {
    if (isOpen) move(state, true);
  }, [isOpen]);

  return {
    address: state,
    go: (change, { replace } = {}) => move({ ...state, page: 1, ...change }, replace),
    choose: (choice) => {
      keepChoice(name, choice);
      const next = { ...state, ...choice };
      const firstRow = (state.page - 1) * state.perPage;
      move({ ...next, page: Math.floor(firstRow / next.perPage) + 1 }, true);
    },
    addressOf: (page) => `?${write({ ...state, page })}`,
  };
}
