/** What the academy adds to react-router, and the names that releases for former shells import from here. */
export { besideOthers } from './router/beside-others.ts';
export { type DataRouter, useDataRouter } from './router/data-router.ts';
export { rememberEntries } from './router/entries.ts';
export * from './router/former-names.ts';
export { useAnyBlocker } from './router/use-any-blocker.ts';
export { useIsAt } from './router/use-is-at.ts';
export { useReturn } from './router/use-return.ts';
