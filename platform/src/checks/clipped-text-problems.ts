import { lineOf } from './syntax.ts';

/**
 * Clipped parts that are no names: our own words in a bar, a placeholder, a picture of a page, badges, a library's
 * cells.
 */
const EXEMPT = [
  'shared-ui/src/text/one-line.tsx',
  'shared-ui/src/fields/input-recipe.ts',
  'shared-ui/src/list/table/list-row.tsx',
  'shared-ui/src/skeleton/page-skeletons.css',
  'shell/src/layout/bottom-bar.tsx',
  'mf-classes/src/calendar/features/calendar/calendar.css',
];

const CLIPPED = /(?<=\s)truncate(?=[\s>/=])|textOverflow: 'ellipsis'|text-overflow: ellipsis/g;
/** Several lines keep their words' direction if the element says so. */
const CLAMPED = /<(?:(?!dir=)[^<>])*\blineClamp=(?:(?!dir=)[^<>])*>/g;

const isComment = (text: string, index: number) =>
  /^\s*(?:\/\/|\/?\*)/.test(text.slice(text.lastIndexOf('\n', index) + 1));

/**
 * Places that clip a text themselves: a name of the other script loses its beginning there, and cannot be read in full.
 */
export function clippedTextProblems(file: string, text: string): string[] {
  if (EXEMPT.includes(file)) return [];
  const found = [...text.matchAll(CLIPPED), ...text.matchAll(CLAMPED)].filter(({ index }) => !isComment(text, index));
  return found.map(
    ({ 0: clip, index }) =>
      `${file}:${lineOf(text, index)}: ${clip.includes('lineClamp') ? 'lineClamp without dir="auto"' : clip} clips names at the wrong end: use OneLine of shared-ui`,
  );
}
