import { useTranslation } from 'react-i18next';
import type { SalaryParts } from '#/pay/api/salary-parts.ts';
import { useByTheHour } from './by-the-hour.ts';
import { currencyText } from './money-text.ts';

/** How a salary was computed: "23 paid × $5.00 · 1 teacher absence". Empty without classes. */
export function usePartsText(): (parts: SalaryParts, currency: string) => string {
  const { t, i18n } = useTranslation('users');
  const byTheHour = useByTheHour();
  return ({ priced, unpaid, unpriced, paid_before, adjusted }, currency) => {
    const money = (amount: number, isSigned = false) =>
      `\u2066${currencyText(amount, currency, i18n.language, isSigned)}\u2069`;
    const share = ({ count, price, percent, ...by }: SalaryParts['priced'][number]) => {
      const paid = t('salaryMonth.parts.priced', { count, price: byTheHour(by, currency) ?? money(price) });
      return percent === 100 ? paid : `${paid} × ${percent} %`;
    };
    return [
      ...priced.map(share),
      unpaid > 0 && t('salaryMonth.parts.unpaid', { count: unpaid }),
      unpriced > 0 && t('salaryMonth.part.unpriced', { count: unpriced }),
      paid_before !== 0 && t('salaryMonth.parts.before', { amount: money(-paid_before, true) }),
      adjusted !== 0 && t('salaryMonth.parts.adjusted', { amount: money(adjusted, true) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
