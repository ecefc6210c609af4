import { errorWordsReplacement, esModuleReplacement, snapshotsReplacement } from './federation-runtime.ts';
import { pageCssReplacements } from './page-css.ts';
import type { Replacement } from './plugins/replacements-plugin.ts';

/** All edits of libraries in a production build of the shell, and of a remote. */
export const shellReplacements: readonly Replacement[] = [
  ...pageCssReplacements,
  esModuleReplacement,
  snapshotsReplacement,
  errorWordsReplacement,
];
export const remoteReplacements: readonly Replacement[] = [esModuleReplacement, errorWordsReplacement];
