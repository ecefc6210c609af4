import { localeOf } from '@academy/shared-auth';

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** A share of a price may have more decimals than its currency (D31). */
const MOST_DIGITS = 4;

/** An amount with exactly the decimals of its currency, which differ from those of the browser: IQD 1.500. */
export function exactText(amount: number, currency: string, language: string, digits: number): string {
  const format = (locale: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  const latin = format(localeOf('en'), 'narrowSymbol');
  if (!language.startsWith('ar')) return latin;
  const native = format(localeOf(language), 'symbol');
  return hasArabic(native) ? native : latin;
}

/** An amount of money: $12.00; Arabic has its own symbols. `isSigned` for additions and deductions. */
export function currencyText(amount: number, currency: string, language: string, isSigned = false): string {
  const format = (locale: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      maximumFractionDigits: MOST_DIGITS,
      signDisplay: isSigned ? 'exceptZero' : 'auto',
    }).format(amount);
  const latin = format(localeOf('en'), 'narrowSymbol');
  if (!language.startsWith('ar')) return latin;
  const native = format(localeOf(language), 'symbol');
  return hasArabic(native) ? native : latin;
}
