import { errorWordsReplacement, esModuleReplacement, snapshotsReplacement } from './federation-runtime.ts';
import { pageCssReplacements } from './page-css.ts';
import type { Replacement } from './plugins/replacements-plugin.ts';

/** Only Emotion's higher-order components need it, and nobody uses them; tree shaking cannot remove it. */
export const unused = { 'hoist-non-react-statics': false as const };

const unusedReplacement: Replacement = {
  name: 'Emotion without hoist-non-react-statics',
  requests: [/^hoist-non-react-statics$/],
  standIn: /^ignored\|/,
};

/** All edits of libraries in a production build of the shell, and of a remote. */
export const shellReplacements: readonly Replacement[] = [
  ...pageCssReplacements,
  esModuleReplacement,
  snapshotsReplacement,
  errorWordsReplacement,
  unusedReplacement,
];
export const remoteReplacements: readonly Replacement[] = [esModuleReplacement, errorWordsReplacement];
