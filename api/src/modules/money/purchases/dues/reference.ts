import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for each other, spoken or written: 23, a prime, for the check character. */
const SIGNS = '3479ACDEFGHJKMNPQRTVWXY';
const LENGTH = 6;

/**
 * The last character of a reference. Its place weighs each character, so that another character, and two neighbours that
 * changed places, give another one.
 */
function checkOf(signs: string): string {
  const sum = [...signs].reduce((total, sign, index) => total + SIGNS.indexOf(sign) * (index + 2), 0);
  return SIGNS.charAt(sum % SIGNS.length);
}

/** A new reference of a purchase (D130): short, for the purpose of a transfer. */
export function newReference(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return signs + checkOf(signs);
}

/** Whether a text is a reference without a mistake. */
export const isReference = (text: string): boolean =>
  text.length === LENGTH + 1 &&
  [...text].every((sign) => SIGNS.includes(sign)) &&
  checkOf(text.slice(0, LENGTH)) === text.charAt(LENGTH);

const bare = (text: string): string => text.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** Whether a typed text is this reference: case, blanks and dashes say nothing. */
export const isSameReference = (typed: string, reference: string): boolean => bare(typed) === bare(reference);
