const decimalDigits = /\p{Nd}/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * The digits of a script are consecutive, starting with 0. The digits of mathematical alphabets are Latin ones in other
 * fonts.
 */
function latinDigit(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (plain !== digit) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** The digits of every script (Arabic, Persian, Bengali …) as 0–9. */
export const latinDigits = (text: string): string =>
  text.replace(decimalDigits, (digit) => (digit <= '9' ? digit : latinDigit(digit)));

/** Invisible characters from copied texts and keyboards: marks of direction, joiners, soft hyphens. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const dashes = /[\p{Pd}\u2212]/gu;
const arabicGroups = /^[+-]?\d{1,3}(?:\u066c\d{3})+(?![\d\u066c])/;
const spacedGroups = /^[+-]?\d{1,3}(?: \d{3})+(?![\d ])/;

/**
 * A phone's digits, however it is written (C3): in any digits, with blanks, dashes, dots, slashes and brackets between
 * them.
 */
export const phoneDigits = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(unseen, '')
    .replace(/[\s()+./\p{Pd}\u2212]/gu, '');

/** The digits of a sent code (D60), without other characters between them. Letters stay, so that they make it wrong. */
export const codeDigits = (text: string): string => latinDigits(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * A number as people write it (D33): any digits, any minus, the Arabic decimal separator (٫), groups of thousands with
 * ٬ or a blank. A text that is no number does not become one.
 */
export const plainNumber = (text: string): string =>
  latinDigits(text.replace(unseen, ''))
    .replace(dashes, '-')
    .replace(/\s/g, ' ')
    .trim()
    .replace(arabicGroups, (groups) => groups.replaceAll('\u066c', ''))
    .replace(spacedGroups, (groups) => groups.replaceAll(' ', ''))
    .replace('\u066b', '.');
