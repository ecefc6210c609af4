import { plainNumber } from '@academy/shared-ui/forms';
import type { Currency } from '#/api/currencies.ts';

const USUAL_DIGITS = 2;

export const digitsOf = (code: string, currencies: readonly Currency[]): number =>
  currencies.find((currency) => currency.code === code)?.decimal_digits ?? USUAL_DIGITS;

/** An amount of the smallest unit in the currency's own: 4050 of two digits is 40.5. */
export const majorOf = (minor: number, digits: number): number => {
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? minor : Number(`${text.slice(0, -digits)}.${text.slice(-digits)}`);
};

/** A typed amount, read digit by digit, in the smallest unit. The caller has checked it with `amountProblem`. */
export function minorOf(typed: string, digits: number): number {
  const [whole = '0', decimals = ''] = plainNumber(typed).split('.');
  return Number(whole + decimals.slice(0, digits).padEnd(digits, '0'));
}
