import { foldedLetters } from './fold-table.ts';
import { latinDigits } from './latin-digits.ts';

/** Marks over and under letters, of Latin and Arabic (D67), and tatweel. */
const marks =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u08ca-\u08ff]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20f0]|[\ufe20-\ufe2f]/g;
/**
 * Invisible characters: soft hyphens, joiners, marks of direction, variants of pictures. One joiner separates letters:
 * it becomes a blank.
 */
const unseen = /(?!\u200c)\p{Default_Ignorable_Code_Point}/gu;
const lettersOf = (table: string) =>
  new Map(
    table.split(' ').flatMap((group) => {
      const [to = '', from = ''] = group.split(':');
      return [...from].map((letter) => [letter, to] as const);
    }),
  );
const oneOf = (from: ReadonlyMap<string, string>) => new RegExp(`[${[...from.keys()].join('')}]`, 'g');
// Pure, so that a screen that needs another function of this folder does not have the table.
const letters = /* @__PURE__ */ lettersOf(foldedLetters);
const variants = /* @__PURE__ */ oneOf(letters);
/** Apostrophes, and the signs that stand for hamza and ayn in transliterations. */
const apostrophes =
  /['\u0060\u00b4\u02b9\u02bb-\u02c1\u02c8\u02ca\u02cb\u02ee\u055a\u05f3\u0674\u07f4\u07f5\u1fbd\u1fbf\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07]/g;
const dashes = /[\u058a\u05be\u2010-\u2015\u2043\u2212]/g;
const blanks = /[\s\u0085\u200c]+/g;

/**
 * The form of a text in which searches and typed confirmations compare it (D67): without case, marks, tatweel and
 * apostrophes, with one form of each letter, digit, dash and blank. `fold_text` of the database is the same function; a
 * test compares both sign by sign.
 */
export const foldText = (text: string): string =>
  latinDigits(
    text
      // Before the decomposition, which makes a blank and a mark of some.
      .replace(apostrophes, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(marks, '')
      .replace(unseen, '')
      // And after it, which makes some of other signs.
      .replace(apostrophes, '')
      .replace(variants, (letter) => letters.get(letter) ?? letter),
  )
    .replace(dashes, '-')
    .replace(blanks, ' ');

/** The words of a search, folded. */
export const foldedWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

/** Whether a user has typed a text that was shown: compared as a search does, without outer blanks. */
export function isTypedAs(shown: string, typed: string): boolean {
  const folded = foldText(shown).trim();
  return folded === '' ? typed.trim() === shown.trim() : foldText(typed).trim() === folded;
}
