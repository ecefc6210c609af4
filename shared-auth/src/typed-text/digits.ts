import { latinDigits } from './latin-digits.ts';

/** Invisible characters from copied texts and keyboards: marks of direction, joiners, soft hyphens. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const dashes = /[\p{Pd}\u2212]/gu;
const arabicGroups = /^[+-]?\d{1,3}(?:\u066c\d{3})+(?![\d\u066c])/;
const spacedGroups = /^[+-]?\d{1,3}(?: \d{3})+(?![\d ])/;

/** `https://wa.me/966…`, `https://api.whatsapp.com/send?phone=966…`: the number with its country. */
const whatsAppLink = /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)(?:[?&/].*)?$/i;
/** `tel:`, `Mobile:`, `هاتف:`. */
const label = /^[\p{L}\p{M}. ]+:(?!\/\/)/u;
/** Letters, and the signs that a dialled number has: they make a text that is no phone, or more than one. */
const noPhone = /[^\p{L}\p{M}\p{N}+,;|#*]/gu;
const BARE = 11;

/**
 * A phone however it is written (C3): its digits, after a plus if the number has its country (`+966…`, `00966…`, a link
 * of WhatsApp). All signs but letters and those of dialling are left out. Eleven digits are never read as another form.
 */
export function typedPhone(text: string): string {
  const plain = latinDigits(text.normalize('NFKC')).replace(unseen, '').trim();
  const link = whatsAppLink.exec(plain)?.[1];
  const signs = link ? `+${link}` : plain.replace(label, '').replace(noPhone, '');
  const digits = signs.replaceAll('+', '');
  if (signs.startsWith('+') && digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (signs.startsWith('+') && !digits.startsWith('0')) return `+${digits}`;
  return digits.startsWith('00') && digits.length > BARE ? `+${digits.slice(2)}` : digits;
}

/** The digits alone, as a search compares them. */
export const phoneDigits = (text: string): string => typedPhone(text).replace('+', '');

/** Whether a typed phone may be sent: with its country, or eleven bare digits (a profile's: 10 to 15). */
export const isSendablePhone = (phone: string, ofProfile = false): boolean =>
  /^\+[1-9]\d{6,14}$/.test(phone) || (ofProfile ? /^\d{10,15}$/ : /^\d{11}$/).test(phone);

/** Digits that stand together, with blanks, dashes and dots between them, and with no letter at either end. */
const codeLike = /(?<![\p{L}\p{M}\p{N}])\d(?:[\s\p{Pd}.·]*\d)*(?![\p{L}\p{M}\p{N}])/gu;
const CODE = 6;

/**
 * A code as it is typed or pasted (D60, D120): six digits, also with words around them (`Your code is 322 173.`). Any
 * other text is its letters and digits: a recovery code, or a wrong one.
 */
export function codeDigits(text: string): string {
  const plain = latinDigits(text.normalize('NFKC')).replace(unseen, '');
  const signs = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '');
  const codes = [...plain.matchAll(codeLike)].map(([found]) => signs(found)).filter(({ length }) => length === CODE);
  return codes.length === 1 && codes[0] ? codes[0] : signs(plain);
}

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
