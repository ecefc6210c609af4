/** Names that stand in one place of a text, in any language. */
export const listOfNames = (names: readonly string[]): string => [...new Set(names)].join(' · ');
