import { localeOf } from '@academy/shared-auth';

/** An amount of the academy's currency, which the API does not name. */
export const moneyText = (amount: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
