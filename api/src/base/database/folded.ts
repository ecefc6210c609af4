/** SQL: a text in the form that filters compare, folded as `foldText` of shared-auth does (D67). */
export const folded = (text: string): string => `fold_text(${text})`;

/** A term of signs alone, such as an apostrophe, folds to nothing: it is searched as typed, and so is found nowhere. */
const foldedTerm = (searchTerm: string): string => `coalesce(nullif(${folded(searchTerm)}, ''), ${searchTerm})`;

/** SQL: whether a text contains another one, both folded; an empty one is in every text. */
export const containsFolded = (text: string, searchTerm: string): string =>
  `position(${foldedTerm(searchTerm)} in ${folded(text)}) > 0`;

/** The number of letters in a gram: no index has shorter words. */
export const GRAM = 3;

/** SQL: whether a folded text has all grams of a folded search term, by an index; exact for a term of one gram. */
const hasGrams = (text: string, searchTerm: string): string => `search_grams(${text}) @> search_grams(${searchTerm})`;

/** SQL: a folded text with a blank before every word, including the first, as `hasWord` expects it. */
const words = (text: string): string => `' ' || ${folded(text)}`;

/**
 * SQL: whether a text has a word of a search, by an index on `search_grams(' ' || fold_text(text))`. A word of two
 * letters matches at the beginning of a word, a longer one anywhere; words of more than three letters also find a few
 * other texts.
 */
export const hasWord = (text: string, word: string, length: number): string =>
  hasGrams(words(text), length < GRAM ? words(word) : folded(word));

/**
 * SQL: whether a folded text contains a search term, by the index on `search_grams` of the text; a term shorter than a
 * gram is searched without an index. @param text already folded. @param length of the folded term.
 */
export function containsIndexed(text: string, searchTerm: string, length: number): string {
  const contains = `position(${foldedTerm(searchTerm)} in ${text}) > 0`;
  return length < GRAM ? contains : `(${hasGrams(text, folded(searchTerm))} and ${contains})`;
}
