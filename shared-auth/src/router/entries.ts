import { tabStorage } from '../storage/browser-storage.ts';
import type { DataRouter } from './data-router.ts';

const STORAGE_KEY = 'entries-before';

/** The path of the entry before, by the key of an entry of the history that a router of this page has made. */
let pathBefore: Map<string, string> | null = null;

/** With those of this page before a reload. */
function known(): Map<string, string> {
  if (pathBefore) return pathBefore;
  const entries = new Map(Object.entries(tabStorage.readJson(STORAGE_KEY) ?? {}) as [string, string][]);
  window.addEventListener('pagehide', () => tabStorage.writeJson(STORAGE_KEY, Object.fromEntries(entries)));
  pathBefore = entries;
  return entries;
}

/** The path of the entry before the shown one; undefined if no router of this page made the shown one. */
export const pathBeforeThis = (router: DataRouter): string | undefined => known().get(router.state.location.key);

/** Remembers from which page each entry was opened, for `useReturn`. */
export function rememberEntries(router: DataRouter): void {
  let last = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === last.key) return;
    const from = historyAction === 'PUSH' ? last.pathname : historyAction === 'REPLACE' && known().get(last.key);
    if (from) known().set(location.key, from);
    last = location;
  });
}
