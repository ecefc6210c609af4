import { plainNumber } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { line } from '#base/http/fields.ts';
import { currencies, findCurrency } from './currencies.ts';

/** An amount in the smallest unit of its currency, as an integer (D40): 1050 of USD is 10.50. */
export interface Money {
  currency: string;
  minor: number;
}

const typedDecimal = /^(\d{1,12})(?:\.(\d+))?$/;

/**
 * The smallest-unit integer of a typed decimal, read digit by digit without floating point. Null if it has more
 * decimals than the currency.
 */
export function parseMinor(typed: string, decimalDigits: number): number | null {
  const [, integer, decimals = ''] = typedDecimal.exec(typed) ?? [];
  const significant = decimals.replace(/0+$/, '');
  if (integer === undefined || significant.length > decimalDigits) return null;
  const minor = Number(integer + significant.padEnd(decimalDigits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** The amount in responses, in major units; a negative amount was refunded. */
export function majorUnits({ currency, minor }: Money): number {
  const digits = findCurrency(currency)?.decimalDigits ?? 0;
  if (digits === 0) return minor;
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return Number(`${minor < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

/** An amount in the text of a notification: `40.00 USD`. */
export const amountText = (money: Money): string =>
  `${majorUnits(money).toFixed(findCurrency(money.currency)?.decimalDigits ?? 0)} ${money.currency}`;

/** Whether a card provider can charge the amount: with three decimals the last one must be zero. */
export const isChargeable = ({ currency, minor }: Money): boolean =>
  findCurrency(currency)?.decimalDigits !== 3 || minor % 10 === 0;

/** A code of the list of currencies, in upper or lower case. */
export const currencyCode = v.pipe(line, v.toUpperCase(), v.picklist(currencies.map(({ code }) => code)));

/** A typed amount as text, or a number of JSON. */
const typedAmount = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), line]),
  v.nonEmpty(),
  v.transform(plainNumber),
  v.regex(typedDecimal, 'An amount is expected'),
);

/** `currency` and `amount` of a request, for `readMoney`. */
export const moneyFields = { currency: currencyCode, amount: typedAmount };

interface TypedMoney {
  currency: string;
  amount: string;
}

/** Reads the amount with the decimals of its currency. Returns the message of an error as a text. */
export function readMoney({ currency, amount }: TypedMoney, max: number): Money | string {
  const digits = findCurrency(currency)?.decimalDigits ?? 0;
  const minor = parseMinor(amount, digits);
  if (minor === null)
    return digits === 0 ? `${currency} has no decimals` : `${currency} has at most ${digits} decimals`;
  if (minor <= 0) return 'The amount must be above zero';
  return minor > max ? 'The amount is out of range' : { currency, minor };
}
