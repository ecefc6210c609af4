import { errorWordsReplacement, esModuleReplacement } from './federation-runtime.ts';
import { pageCssReplacements } from './page-css.ts';
import type { Replacement } from './plugins/replacements-plugin.ts';

/** All edits of libraries in a production build of the shell, and of a remote. */
export const shellReplacements: readonly Replacement[] = [
  ...pageCssReplacements,
  esModuleReplacement,
  errorWordsReplacement,
];
export const remoteReplacements: readonly Replacement[] = [esModuleReplacement, errorWordsReplacement];
