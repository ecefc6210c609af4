import { createStore } from '@academy/shared-auth';
import type { KnownRegistry } from './registry.ts';
import { followRegistry } from './registry-store.ts';

/** The page's registry with its later part; null until that has loaded; whether a later part has failed to load. */
export const wholeStore = createStore<{ whole: KnownRegistry | null; hasFailed: boolean }>(() => ({
  whole: null,
  hasFailed: false,
}));

/** Calls back with the page's whole registry: once it is there, and whenever the page uses another. */
export function followWhole(take: (whole: KnownRegistry) => void): void {
  wholeStore.subscribe(({ whole }) => {
    if (whole) take(whole);
  });
  const { whole: known } = wholeStore.getState();
  if (known) take(known);
  followRegistry((registry) => {
    if (registry.later === null) take(registry);
  });
}
