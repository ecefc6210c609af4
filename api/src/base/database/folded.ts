/** SQL: a text as filters compare it, as `foldText` of shared-auth folds it (D67). */
export const folded = (text: string): string => `search_text(${text})`;

/** SQL: whether a text contains another one, both folded. The search term has no wildcards. */
export const containsFolded = (text: string, searchTerm: string): string =>
  `position(${folded(searchTerm)} in ${folded(text)}) > 0`;

/** The letters of a gram: a shorter word is in no index. */
export const GRAM = 3;

/** SQL: whether a folded text has all grams of a folded search term, which an index finds; of a term of one gram nothing else. */
const hasGrams = (text: string, searchTerm: string): string => `search_grams(${text}) @> search_grams(${searchTerm})`;

/** SQL: the grams of a text whose words begin with a blank, the first too: as `hasWord` looks for them. */
const words = (text: string): string => `' ' || ${folded(text)}`;

/**
 * SQL: whether a text has a word of a search, by an index on `search_grams(' ' || search_text(text))`: one of two letters at the
 * beginning of a word, a longer one anywhere; with few others besides where it has more than three.
 */
export const hasWord = (text: string, word: string, length: number): string =>
  hasGrams(words(text), length < GRAM ? words(word) : folded(word));

/**
 * SQL: whether a folded text contains a search term, by the index on `search_grams` of the text; a term of fewer letters
 * than a gram has is looked for in all. @param text already folded. @param length of the term, folded.
 */
export function containsIndexed(text: string, searchTerm: string, length: number): string {
  const contains = `position(${folded(searchTerm)} in ${text}) > 0`;
  return length < GRAM ? contains : `(${hasGrams(text, folded(searchTerm))} and ${contains})`;
}
