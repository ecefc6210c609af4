import { useState } from 'react';

/** The selected rows that are on the screen. */
export interface Ticks<Row> {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects all, or none if all are selected. */
  toggleAll: () => void;
  /** Whether a tap on a row selects it: on a phone, where rows have no checkboxes before. */
  isSelecting: boolean;
  /** Starts a selection, with a row if one is given. */
  select: (row?: Row) => void;
  clear: () => void;
}

interface Ticked {
  place: string;
  keys: ReadonlySet<string>;
  isSelecting: boolean;
}

/** A selection belongs to one `place` (a page of a search): elsewhere no invisible row stays selected. */
export function useTicks<Row>(place: string, shown: readonly Row[], keyOf: (row: Row) => string): Ticks<Row> {
  const [ticked, setTicked] = useState<Ticked>({ place, keys: new Set(), isSelecting: false });
  const isHere = ticked.place === place;
  const keys = isHere ? ticked.keys : new Set<string>();
  const isSelecting = isHere && ticked.isSelecting;
  const rows = shown.filter((row) => keys.has(keyOf(row)));
  const set = (next: Iterable<string>, selecting = isSelecting) =>
    setTicked({ place, keys: new Set(next), isSelecting: selecting });
  return {
    rows,
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) => {
      const key = keyOf(row);
      set(keys.has(key) ? [...keys].filter((known) => known !== key) : [...keys, key]);
    },
    toggleAll: () => set(rows.length === shown.length ? [] : shown.map(keyOf)),
    isSelecting,
    select: (row) => set(row ? [...keys, keyOf(row)] : keys, true),
    clear: () => set([], false),
  };
}
