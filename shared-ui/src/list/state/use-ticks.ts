import { useState } from 'react';

/** The ticked rows of what is on the screen. */
export interface Ticks<Row> {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** All, or none where all are ticked. */
  toggleAll: () => void;
  clear: () => void;
}

/** Ticks belong to one `place` (a page of a search): elsewhere nothing is ticked that cannot be seen. */
export function useTicks<Row>(place: string, shown: readonly Row[], keyOf: (row: Row) => string): Ticks<Row> {
  const [ticked, setTicked] = useState<{ place: string; keys: ReadonlySet<string> }>({ place, keys: new Set() });
  const keys = ticked.place === place ? ticked.keys : new Set<string>();
  const rows = shown.filter((row) => keys.has(keyOf(row)));
  const set = (next: Iterable<string>) => setTicked({ place, keys: new Set(next) });
  return {
    rows,
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) => {
      const key = keyOf(row);
      set(keys.has(key) ? [...keys].filter((known) => known !== key) : [...keys, key]);
    },
    toggleAll: () => set(rows.length === shown.length ? [] : shown.map(keyOf)),
    clear: () => set([]),
  };
}
