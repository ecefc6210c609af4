const decimalDigits = /\p{Nd}/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * The digits of a script are consecutive, starting with 0; another ten may follow. The digits of mathematical alphabets
 * are Latin ones in other fonts.
 */
function latinDigit(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (plain !== digit) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(code - value - 1)) value += 1;
  return String(value % 10);
}

/** The digits of every script (Arabic, Persian, Bengali …) as 0–9. */
export const latinDigits = (text: string): string =>
  text.replace(decimalDigits, (digit) => (digit <= '9' ? digit : latinDigit(digit)));
