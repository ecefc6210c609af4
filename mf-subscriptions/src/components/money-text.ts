import { localeOf } from '@academy/shared-auth';

const decimalsOf = (amount: number): number => String(amount).split('.')[1]?.length ?? 0;

/** An amount with its currency: $40, $40.50, KWD 5.125. How many decimals a currency has is the API's to say, not Intl's. */
export function moneyText(amount: number, currency: string, language: string): string {
  const decimals = decimalsOf(amount);
  const digits = decimals === 0 ? 0 : Math.max(2, decimals);
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** "US Dollar"; the code where the language has no name for it. */
export const currencyName = (code: string, language: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'currency', fallback: 'code' }).of(code) ?? code;
