import { useTranslation } from 'react-i18next';
import type { SalaryParts } from '#/pay/api/salary-parts.ts';
import { currencyText } from './money-text.ts';

type Hourly = Pick<SalaryParts['priced'][number], 'price_per_hour' | 'minutes'>;

/** How the price of a class comes from one per hour (D127): "45 min at $10.00 an hour"; null for one per class. */
export function useByTheHour(): (by: Hourly, currency: string) => string | null {
  const { t, i18n } = useTranslation('users');
  return ({ price_per_hour: price, minutes }, currency) =>
    price === null || minutes === null
      ? null
      : t('salaryMonth.price.byTheHour', {
          count: minutes,
          price: `\u2066${currencyText(price, currency, i18n.language)}\u2069`,
        });
}
