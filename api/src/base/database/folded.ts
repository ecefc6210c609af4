/** SQL: a text as filters compare it, as `foldText` of shared-auth folds it (D67). */
export const folded = (text: string): string => `search_text(${text})`;

/** SQL: whether a text contains another one, both folded. The search term has no wildcards. */
export const containsFolded = (text: string, searchTerm: string): string =>
  `position(${folded(searchTerm)} in ${folded(text)}) > 0`;

const GRAM = 3;

/**
 * SQL: whether a folded text contains a search term, by the index on `search_grams` of the text; a term of fewer letters
 * than a gram has is looked for in all. @param text already folded. @param length of the term, folded.
 */
export function containsIndexed(text: string, searchTerm: string, length: number): string {
  const contains = `position(${folded(searchTerm)} in ${text}) > 0`;
  return length < GRAM ? contains : `(search_grams(${text}) @> search_grams(${folded(searchTerm)}) and ${contains})`;
}
