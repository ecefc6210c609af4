/** Joins names into one value for a text, in any language. */
export const listOfNames = (names: readonly string[]): string => [...new Set(names)].join(' · ');
