import { findCurrency } from '#base/money/currencies.ts';
import { type Money, majorUnits } from '#base/money/money.ts';
import type { MonthNames } from '#base/time/moment-text.ts';
import type { PaperLanguage } from './paper-words.ts';

/** The code, since the signs of some currencies have no shape in the typeface. */
export function paperMoney({ currency, minor }: Money): string {
  const digits = findCurrency(currency)?.decimalDigits ?? 2;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${new Intl.NumberFormat('en', style).format(majorUnits({ currency, minor }))} ${currency}`;
}

const locales = { egypt: 'ar-u-nu-latn-ca-gregory', levant: 'ar-JO-u-nu-latn-ca-gregory' } as const;

/** A day on a paper: `27 November 2026`. */
export function paperDay(day: string, language: PaperLanguage, months: MonthNames): string {
  const locale = language === 'en' ? 'en-GB' : locales[months];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}
