/** SQL: a text as filters compare it, without regard to case and to the variants of Arabic letters (D67). */
export const folded = (text: string): string => `search_text(${text})`;

/** SQL: whether a text contains another one, both folded. The search term has no wildcards. */
export const containsFolded = (text: string, searchTerm: string): string =>
  `position(${folded(searchTerm)} in ${folded(text)}) > 0`;
