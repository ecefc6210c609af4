import { findCurrency } from '#base/money/currencies.ts';
import { type Money, majorUnits } from '#base/money/money.ts';
import { isolateLtr } from '#base/pdf/visual-runs.ts';
import { dayText, type MonthNames, monthText } from '#base/time/moment-text.ts';
import type { PaperLanguage } from './paper-words.ts';

/** Other English locales write US$ for the American dollar; all of them distinguish the other dollars. */
const WITH_SHORT_DOLLAR = 'en-US';
const ARABIC = /\p{Script=Arabic}/u;
const MOST_DIGITS = 4;

/**
 * An amount in major units as on the screen: £59.90, KWD 5.125. Arabic uses its own names of currencies; other amounts
 * stay left to right. @param most decimals: a share of a price may have more than its currency.
 */
export function paperAmount(currency: string, amount: number, language: PaperLanguage, most = MOST_DIGITS): string {
  const least = findCurrency(currency)?.decimalDigits ?? 2;
  const decimals = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, most) };
  const format = (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals }).format(amount).replace(/\u00a0/g, ' ');
  if (language === 'en') return format(WITH_SHORT_DOLLAR);
  const native = format('ar-u-nu-latn');
  return ARABIC.test(native) ? native : isolateLtr(format(WITH_SHORT_DOLLAR));
}

/** The same for an amount in the smallest unit. */
export const paperMoney = ({ currency, minor }: Money, language: PaperLanguage): string =>
  paperAmount(currency, majorUnits({ currency, minor }), language, 0);

/** A day on a paper: `27 November 2026`. */
export const paperDay = (day: string, language: PaperLanguage, months: MonthNames): string =>
  dayText(new Date(day), { language, timezone: 'UTC', months });

/** A month on a paper: `November 2026`. @param month as 2026-11. */
export const paperMonth = monthText;
