import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currencyQueries } from '#/api/currencies.ts';
import { moneyText, typedText } from '#/components/money-text.ts';
import { digitsOf, majorOf } from './minor.ts';

/** Amounts of the smallest unit in words; null until the currencies are known. */
export function useMinorText() {
  const { i18n } = useTranslation('subscriptions');
  const { data: currencies } = useQuery(currencyQueries.all());
  if (!currencies) return null;
  const major = (minor: number, currency: string) => majorOf(minor, digitsOf(currency, currencies));
  return {
    digits: (currency: string) => digitsOf(currency, currencies),
    /** "$40". */
    text: (minor: number, currency: string) => moneyText(major(minor, currency), currency, i18n.language),
    /** As somebody types it: 40.50. */
    typed: (minor: number, currency: string) => typedText(major(minor, currency)),
  };
}
