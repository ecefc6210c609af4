import { findCurrency } from '#base/money/currencies.ts';
import type { Money } from '#base/money/money.ts';

const RATE_DIGITS = 6;
const HUNDREDTHS = 2;

/** Rounds half away from zero. */
function divided(value: bigint, by: bigint): number {
  const [sign, size] = value < 0n ? [-1n, -value] : [1n, value];
  return Number(sign * ((size + by / 2n) / by));
}

const digitsOf = (currency: string) => findCurrency(currency)?.decimalDigits ?? 0;
const scale = (digits: number) => 10n ** BigInt(digits);

/** Salaries are in hundredths whatever the currency (D31): the same in its smallest unit. */
export const smallestOf = (hundredths: number, currency: string): number =>
  divided(BigInt(hundredths) * scale(digitsOf(currency)), scale(HUNDREDTHS));

/** A rate as stored, `48.5`, in millionths, without floating point. */
function millionthsOf(rate: string): bigint {
  const [whole = '0', decimals = ''] = rate.split('.');
  return BigInt(whole + decimals.padEnd(RATE_DIGITS, '0').slice(0, RATE_DIGITS));
}

/** An amount in another currency, one unit of which is worth `1 / rate` (D148); rounded half away from zero. */
export const converted = ({ currency, minor }: Money, rate: string, to: string): number =>
  divided(BigInt(minor) * millionthsOf(rate) * scale(digitsOf(to)), scale(RATE_DIGITS) * scale(digitsOf(currency)));
