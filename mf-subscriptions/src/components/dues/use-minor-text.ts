import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currencyQueries } from '#/api/currencies.ts';
import { moneyText, typedText } from '#/components/money-text.ts';
import { digitsOf, majorOf } from './minor.ts';

export interface MinorText {
  digits: (currency: string) => number;
  /** "$40". */
  text: (minor: number, currency: string) => string;
  /** As somebody types it: 40.50. */
  typed: (minor: number, currency: string) => string;
}

/** Amounts of the smallest unit in words; `money` is null until the currencies are known, `failed` if they are not. */
export function useMinorText() {
  const { i18n } = useTranslation('subscriptions');
  const query = useQuery(currencyQueries.all());
  const { data: currencies } = query;
  const failed = query.error && !currencies ? query : null;
  if (!currencies) return { money: null, failed };
  const major = (minor: number, currency: string) => majorOf(minor, digitsOf(currency, currencies));
  const money: MinorText = {
    digits: (currency) => digitsOf(currency, currencies),
    text: (minor, currency) => moneyText(major(minor, currency), currency, i18n.language),
    typed: (minor, currency) => typedText(major(minor, currency)),
  };
  return { money, failed };
}
