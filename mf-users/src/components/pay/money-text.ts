import { localeOf } from '@academy/shared-auth';

/** An amount of the academy's currency, which the API does not name. */
export const moneyText = (amount: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);

/** An amount of a currency that is named: $12.00. `isSigned` for what is added or taken away. */
export const currencyText = (amount: number, currency: string, language: string, isSigned = false): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  }).format(amount);
