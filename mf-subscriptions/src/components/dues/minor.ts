import type { Currency } from '#/api/currencies.ts';

const USUAL_DIGITS = 2;

export const digitsOf = (code: string, currencies: readonly Currency[]): number =>
  currencies.find((currency) => currency.code === code)?.decimal_digits ?? USUAL_DIGITS;

/** An amount of the smallest unit in the currency's own: 4050 of two digits is 40.5. */
export const majorOf = (minor: number, digits: number): number => {
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? minor : Number(`${text.slice(0, -digits)}.${text.slice(-digits)}`);
};
