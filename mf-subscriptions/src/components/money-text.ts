import { localeOf } from '@academy/shared-auth';

/** Other English locales write US$ for the American dollar; all of them distinguish the other dollars. */
const WITH_SHORT_DOLLAR = 'en-US';

/** No decimals for a whole amount, otherwise at least two. The API, not Intl, says how many a currency has. */
function decimalsOf(amount: number): number {
  const decimals = String(amount).split('.')[1]?.length ?? 0;
  return decimals === 0 ? 0 : Math.max(2, decimals);
}

/** An amount as a user types it: 40, 40.50, 5.125. */
export const typedText = (amount: number): string => amount.toFixed(decimalsOf(amount));

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/**
 * An amount with its currency: $40, CA$40.50, KWD 5.125. Arabic uses its own symbols; other amounts stay left to right.
 */
export function moneyText(amount: number, currency: string, language: string): string {
  const digits = decimalsOf(amount);
  const format = (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  if (!language.startsWith('ar')) return format(WITH_SHORT_DOLLAR);
  const native = format(localeOf(language));
  return hasArabic(native) ? native : `\u2066${format(WITH_SHORT_DOLLAR)}\u2069`;
}

interface Priced {
  prices: readonly { amount: number; currency: string }[];
}

export const pricesOf = ({ prices }: Priced, language: string): string[] =>
  prices.map(({ amount, currency }) => moneyText(amount, currency, language));

/** "US Dollar"; the code if the language has no name for it. */
export const currencyName = (code: string, language: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'currency', fallback: 'code' }).of(code) ?? code;
