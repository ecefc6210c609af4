import { fieldError } from '#base/errors/app-error.ts';

/** The encodings that can be chosen; the order is that of the form. */
export const encodings = [
  ...(['utf-8', 'windows-1256', 'windows-1252', 'windows-1250', 'windows-1254', 'windows-1251', 'macintosh'] as const),
];
export type Encoding = (typeof encodings)[number];

export interface DecodedText {
  text: string;
  encoding: Encoding | 'utf-16le' | 'utf-16be';
}

/** UTF-16 by its byte order mark, or by the position of its zeros without one. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[1] !== 0 ? 'utf-16be' : null;
}

/** The places of Windows-1252 that Latin-1 does not have; Node 20 decodes the one as the other. */
const further1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decoded(bytes: Uint8Array, encoding: string, fatal = false): string {
  const text = new TextDecoder(encoding, { fatal }).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (letter) => further1252.charAt(letter.charCodeAt(0) - 0x80));
}

const words = /[\p{L}\p{M}]+/gu;
const isArabic = /\p{Script=Arabic}/u;
const isLatin = /\p{Script=Latin}/u;

/** How the words of a text with Arabic letters look: whole ones, short ones, and those with Latin letters among them. */
function arabicWords(text: string): { whole: number; short: number; mixed: number } {
  const found = { whole: 0, short: 0, mixed: 0 };
  for (const [word] of text.matchAll(words)) {
    if (!isArabic.test(word)) continue;
    if (isLatin.test(word)) found.mixed += 1;
    else if (word.length > 2) found.whole += 1;
    else found.short += 1;
  }
  return found;
}

/** A sign of Windows-1252 that stands in no word. */
const SIGN = '[\u0080-\u009f\u00a1-\u00a9\u00ac-\u00b3\u00b5\u00b9\u00bc-\u00be€‚ƒ„†‡ˆ‰™›×÷]';
/**
 * What speaks against Windows-1252: a sign within a word; letters that are rare in it and common at the same place of
 * other code pages (Turkish ğ ı ş); a capital after a small letter; a word of its further letters alone.
 */
const unlikely = [
  new RegExp(`\\p{L}${SIGN}|${SIGN}\\p{L}`, 'u'),
  /[ðþýÐÞÝ]/,
  /[a-zß-ÿ][À-ÞŠŒŽŸ]/,
  /(?<![A-Za-zÀ-ÿ])[À-ÿ]{4,}/,
];

/** This many words of one kind outweigh one word of the other. */
const CLEAR = 10;

/**
 * The code page of a text that is not UTF-8, by its letters; null if they do not tell. Windows-1256 has Arabic and
 * French letters: an Arabic letter beside a Latin one inside a word speaks against it.
 */
function codePageOf(bytes: Uint8Array): Encoding | null {
  const { whole, short, mixed } = arabicWords(decoded(bytes, 'windows-1256'));
  if (whole > CLEAR * mixed) return 'windows-1256';
  const isArabicPossible = whole * CLEAR >= Math.max(mixed, 1) || (short > 0 && mixed === 0);
  const western = decoded(bytes, 'windows-1252');
  return isArabicPossible || unlikely.some((pattern) => pattern.test(western)) ? null : 'windows-1252';
}

/**
 * The text of a file in UTF-8, UTF-16 or a code page of Windows or of old Macs: the chosen one, else by its letters.
 * @throws AppError 422 at `encoding` if its letters do not tell the code page.
 */
export function decodeText(bytes: Uint8Array, chosen: Encoding | undefined): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: decoded(bytes, utf16), encoding: utf16 };
  if (chosen) return { text: decoded(bytes, chosen), encoding: chosen };
  try {
    return { text: decoded(bytes, 'utf-8', true), encoding: 'utf-8' };
  } catch {
    const encoding = codePageOf(bytes);
    if (!encoding) throw fieldError('encoding', 'unsure', 'The letters do not tell the encoding. Choose it');
    return { text: decoded(bytes, encoding), encoding };
  }
}
