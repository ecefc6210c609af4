import { latinDigits } from './digits.ts';

/** Marks over and under letters, of Latin and Arabic (D67), and tatweel. */
const marks = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u08ca-\u08ff]/g;
/**
 * Invisible characters: soft hyphens, joiners, marks of direction, variants of pictures. One joiner separates letters:
 * it becomes a blank.
 */
const unseen = /(?!\u200c)\p{Default_Ignorable_Code_Point}/gu;
const letters: Record<string, string> = { ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ς: 'σ' };
const variants = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const apostrophes = /[\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u2018-\u201b\u2032\u2035\ua78b\ua78c]/g;
const dashes = /[\u058a\u05be\u2010-\u2015\u2043\u2212]/g;
const blanks = /[\s\u0085\u200c]+/g;

/**
 * The form of a text in which searches and typed confirmations compare it (D67): without case, marks and tatweel, with
 * one form of each letter, digit, apostrophe, dash and blank. `search_text` of the database is the same function; a
 * test compares both character by character.
 */
export const foldText = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(unseen, '')
    .replace(variants, (letter) => letters[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, latinDigits)
    .replace(dashes, '-')
    .replace(blanks, ' ');

/** The words of a search, folded. */
export const foldedWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

/** Whether a user has typed a text that was shown: compared as a search does, without outer blanks. */
export function isTypedAs(shown: string, typed: string): boolean {
  const folded = foldText(shown).trim();
  return folded === '' ? typed.trim() === shown.trim() : foldText(typed).trim() === folded;
}
