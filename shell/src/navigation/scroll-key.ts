import type { Location } from 'react-router-dom';

/**
 * A key for the scroll position of each history entry; an entry that returns to a page has the key with which it was
 * left.
 */
export function scrollKeys(): (location: Location) => string {
  const keyOfEntry = new Map<string, string>();
  const lastOfPage = new Map<string, string>();
  return ({ key, pathname, search, state }) => {
    const known = keyOfEntry.get(key);
    if (known) return known;
    const page = pathname + search;
    const returns = (state as { keepsPlace?: boolean } | null)?.keepsPlace === true;
    const chosen = (returns && lastOfPage.get(page)) || key;
    keyOfEntry.set(key, chosen);
    lastOfPage.set(page, chosen);
    return chosen;
  };
}
