import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Currency, currencyQueries } from '#/pay/api/currencies.ts';
import { exactText } from './money-text.ts';

const USUAL_DIGITS = 2;

const digitsOf = (code: string, currencies: readonly Currency[]): number =>
  currencies.find((currency) => currency.code === code)?.decimal_digits ?? USUAL_DIGITS;

/** An amount of the smallest unit in the currency's own: 4050 of two digits is 40.5. */
export function majorOf(minor: number, digits: number): number {
  if (digits === 0) return minor;
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return Number(`${minor < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

/** Amounts of the smallest unit in words, each in its own direction; null until the currencies are known. */
export function useMinorText() {
  const { i18n } = useTranslation('users');
  const { data: currencies } = useQuery(currencyQueries.all());
  if (!currencies) return null;
  const text = (minor: number, currency: string) => {
    const digits = digitsOf(currency, currencies);
    return `\u2066${exactText(majorOf(minor, digits), currency, i18n.language, digits)}\u2069`;
  };
  return { currencies, text, digits: (currency: string) => digitsOf(currency, currencies) };
}
export type MinorText = NonNullable<ReturnType<typeof useMinorText>>;
