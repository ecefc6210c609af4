import { foldedWords } from '@academy/shared-auth/typed-text';
import { GRAM } from './folded.ts';

/** More words than anybody types to find one thing. */
const MOST_WORDS = 8;

/** A word of a search: its placeholder in SQL, and its number of letters after folding. */
export interface SearchedWord {
  value: string;
  length: number;
}

/** The words of a search, folded (D67). @param add adds a value to the statement and returns its placeholder. */
export const searchedWords = (search: string, add: (word: string) => string): SearchedWord[] =>
  foldedWords(search)
    .slice(0, MOST_WORDS)
    .map((word) => ({ value: add(word), length: Array.from(word).length }));

/** The length of the shortest word that an index on `search_grams` finds, at the beginning of a word (`hasWord`). */
export const LEAST_INDEXED = GRAM - 1;

/** Matches beyond these are compared only by grams: nobody reads so many, and folding each text takes time. */
const MOST_CHECKED = 2000;

interface WaysOfWord {
  /** A select of ids by indexes: all rows that the word matches, and few others. */
  byIndex: (word: SearchedWord) => string;
  /** The exact condition: whether the word matches a row. */
  onRow: (word: SearchedWord) => string;
}

/**
 * SQL: `found`, the ids that indexes find, and the condition on their rows. Words of one letter are searched by
 * `byIndex` only if there are no longer words, else on the rows. @param words not empty.
 */
export function foundByWords(words: readonly SearchedWord[], { byIndex, onRow }: WaysOfWord) {
  const indexed = words.filter(({ length }) => length >= LEAST_INDEXED);
  const selects = (indexed.length > 0 ? indexed : words).map((word) => `(${byIndex(word)})`);
  const isInexact = ({ length }: SearchedWord) => length > GRAM || length < LEAST_INDEXED;
  const checked = indexed.length > 0 ? words.filter(isInexact).map(onRow) : [];
  return {
    found: `found as materialized (${selects.join(' intersect ')})`,
    isFound:
      checked.length > 0 ? `((select count(*) > ${MOST_CHECKED} from found) or ${checked.join(' and ')})` : 'true',
  };
}

/** SQL: the rows of `found`, selected before further conditions, which then apply only to these rows. */
export const foundRows = (table: string, as: string): string =>
  `found f cross join lateral (select * from ${table} x where x.id = f.id limit 1) ${as}`;
