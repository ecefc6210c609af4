/* The front of the module: what other modules use of its inner folders. */
export { minutesText } from './class-details.ts';
export { canReadClass, canViewClass, knownText, relationsTo } from './row/visible-classes.ts';
export { type ClassViewer, findViewer, leadingScope } from './status/viewer-scopes.ts';
