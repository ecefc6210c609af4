const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;
const grouped = /^[+-]?\d{1,3}(?:\u066c\d{3})+(?![\d\u066c])/;

/** Arabic and Persian digits as 0–9: their value is in the last four bits. */
const latinDigits = (text: string): string =>
  text.replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** A number as the API reads it (D33): trimmed, Arabic digits and decimal separator (٫), groups of thousands (٬). */
export const plainNumber = (text: string): string =>
  latinDigits(text.trim())
    .replace(grouped, (whole) => whole.replaceAll('\u066c', ''))
    .replace('\u066b', '.');

/** A phone as the API reads it (C3): digits alone, Arabic ones as 0–9, without what only separates them. */
export const phoneDigits = (text: string): string => latinDigits(text).replace(/[\s()+.-]/g, '');
