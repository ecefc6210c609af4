/**
 * The parts of Chakra and Emotion that the styled factory uses, with each use of their internals. Nothing else in this
 * folder imports them: `docs/changed-libraries.md` says what to do when one of these changes.
 */
import type { __unsafe_useEmotionCache, css } from '@emotion/react';
import { system } from '../system.ts';

/** Types of Chakra's factory, which ours has too. */
export type { chakra as LibraryFactory } from '@chakra-ui/react/styled-system';
/** Whether a name is an attribute of an HTML element. */
export { default as isAttribute } from '@emotion/is-prop-valid';
/**
 * Emotion's cache of the page's rules, which it exports only under an unsafe name; and the function that names classes.
 */
export { __unsafe_useEmotionCache as useEmotionCache, css as serialize } from '@emotion/react';

export type StyleCache = NonNullable<ReturnType<typeof __unsafe_useEmotionCache>>;
export type Serialized = ReturnType<typeof css>;
export type Recipe = ReturnType<typeof system.cva>;
export type RecipeConfig = Parameters<typeof system.cva>[0];
export type Styles = Parameters<typeof system.css>[0];

/** Chakra's system: recipes, style objects, style names. */
export const createRecipe = system.cva;
export const resolveStyles = system.css;
export const isStyleName = system.isValidProperty;

/** An internal field of Emotion: the number of rules in its last style element. At zero it starts another. */
export function beginElement({ sheet }: StyleCache): void {
  sheet.ctr = 0;
}

/** An internal field of Emotion: the style elements that it has made. */
export const elementsOf = ({ sheet }: StyleCache): number => sheet.tags.length;

/** An internal field of Emotion: the names of rules that are in the page. */
export const isInserted = ({ inserted }: StyleCache, { name }: Serialized): boolean => inserted[name] !== undefined;

/** Inserts rules unchanged, without Emotion's compiler. */
export function insertAsWritten(cache: StyleCache, { name }: Serialized, rules: readonly string[]): void {
  cache.inserted[name] = true;
  for (const rule of rules) cache.sheet.insert(rule);
}

/** Inserts rules by Emotion's compiler. */
export function insertCompiled(cache: StyleCache, selector: string, rules: Serialized): void {
  cache.insert(selector, rules, cache.sheet, true);
}
