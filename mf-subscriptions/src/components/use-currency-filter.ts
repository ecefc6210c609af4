import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currencyQueries } from '#/api/currencies.ts';
import { currencyName } from '#/components/money-text.ts';

/** The currencies as the choices of a filter; empty until they are known, or if they are not requested. */
export function useCurrencyFilter(isShown = true): { value: string; label: string }[] {
  const { i18n } = useTranslation('subscriptions');
  const { data = [] } = useQuery({ ...currencyQueries.all(), enabled: isShown });
  return data.map(({ code }) => ({ value: code, label: `${code} · ${currencyName(code, i18n.language)}` }));
}
