import { findCurrency } from '#base/money/currencies.ts';
import { type Money, majorUnits } from '#base/money/money.ts';
import type { MonthNames } from '#base/time/moment-text.ts';
import type { PaperLanguage } from './paper-words.ts';

/** Shows the code, because the typeface lacks the signs of some currencies. */
export function paperMoney({ currency, minor }: Money): string {
  const digits = findCurrency(currency)?.decimalDigits ?? 2;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${new Intl.NumberFormat('en', style).format(majorUnits({ currency, minor }))} ${currency}`;
}

const MOST_DIGITS = 4;

/** The same for an amount in major units; a share of a price may have more decimals than its currency. */
export function paperAmount(currency: string, amount: number): string {
  const digits = findCurrency(currency)?.decimalDigits ?? 2;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: MOST_DIGITS };
  return `${new Intl.NumberFormat('en', style).format(amount)} ${currency}`;
}

const locales = { egypt: 'ar-u-nu-latn-ca-gregory', levant: 'ar-JO-u-nu-latn-ca-gregory' } as const;

const localeOf = (language: PaperLanguage, months: MonthNames): string =>
  language === 'en' ? 'en-GB' : locales[months];

/** A day on a paper: `27 November 2026`. */
export function paperDay(day: string, language: PaperLanguage, months: MonthNames): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language, months), style).format(Date.parse(day));
}

/** A month on a paper: `November 2026`. @param month as 2026-11. */
export function paperMonth(month: string, language: PaperLanguage, months: MonthNames): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language, months), style).format(Date.parse(`${month}-01`));
}
