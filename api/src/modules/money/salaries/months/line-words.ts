import type { FieldName } from '#base/fields/fields.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { wallTimeOf } from '#base/time/wall-time.ts';
import { attendanceWords } from '#modules/classes/classes/attendance-words.ts';
import { classFields } from '#modules/classes/classes/class.fields.ts';
import { minutesText } from '#modules/classes/classes/index.ts';
import type { WireMonth } from './months.schema.ts';

/** The heads of the lines of a month in files: no list has them, since lines are computed. */
export const lineHeads = {
  date: { en: 'Date', ar: 'التاريخ' },
  student: classFields.student_id.name,
  attendance: classFields.attendance.name,
  price: { en: 'Price', ar: 'السعر' },
  priceSince: { en: 'Price since', ar: 'السعر منذ' },
  percent: { en: 'Percent', ar: 'النسبة' },
  paidBefore: { en: 'Paid before', ar: 'المدفوع سابقًا' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  note: { en: 'Note', ar: 'ملاحظة' },
} as const satisfies Record<string, FieldName>;

/** The fixed values of these lines. */
export const lineWords = {
  adjustment: { en: 'Adjustment', ar: 'تسوية' },
  total: { en: 'Total', ar: 'المجموع' },
  noPrice: { en: 'No price', ar: 'بلا سعر' },
  changed: { en: 'Class changed after its month was closed', ar: 'تغيرت الحصة بعد إغلاق شهرها' },
} as const satisfies Record<string, FieldName>;

/** As 2026-01-31 17:30, in the academy's zone. */
export function lineTime(instant: string, zone: string): string {
  const { date, time } = wallTimeOf(new Date(instant), zone);
  return `${date} ${time}`;
}

export const attendanceOf = (language: PageLanguage, { attendance }: WireMonth['lines'][number]): string =>
  attendanceWords[language][attendance] ?? attendance;

const byTheHour = {
  en: (minutes: number, price: string) => `${minutesText(minutes, 'en')} at ${price} an hour`,
  ar: (minutes: number, price: string) => `${minutesText(minutes, 'ar')} بسعر ${price} للساعة`,
};

/** The note in a file for a class without a price, or with one from a price per hour (D127). */
export function priceNote(language: PageLanguage, line: WireMonth['lines'][number]): string | null {
  const { price, price_per_hour: hourly, minutes } = line;
  if (price === null) return lineWords.noPrice[language];
  return hourly === null || minutes === null ? null : byTheHour[language](minutes, hourly.toFixed(2));
}

export const adjustmentReason = (language: PageLanguage, { reason }: WireMonth['adjustments'][number]): string =>
  reason ?? lineWords.changed[language];
