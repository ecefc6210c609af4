import type { CsvValue } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { pageLanguageOf } from './page-language.ts';

/** Headers and fixed values of CSV files, the same as on the screens of these lists. */
const arabic: Record<string, string> = {
  Name: 'الاسم',
  Email: 'البريد الإلكتروني',
  Message: 'الرسالة',
  Teacher: 'المعلم',
  'Sent at': 'تاريخ الإرسال',
  Date: 'التاريخ',
  Student: 'الطالب',
  Attendance: 'الحضور',
  Price: 'السعر',
  'Price since': 'السعر منذ',
  Percent: 'النسبة',
  'Paid before': 'المدفوع سابقًا',
  Amount: 'المبلغ',
  Note: 'ملاحظة',
  Total: 'المجموع',
  Time: 'الوقت',
  'Changed by': 'صاحب الإجراء',
  Action: 'الإجراء',
  Person: 'صاحب الشأن',
  Changes: 'التغييرات',
  Address: 'عنوان الشبكة',
  'The academy': 'الأكاديمية',
  'No price': 'بلا سعر',
  'Class changed after its month was closed': 'تغيرت الحصة بعد إغلاق شهرها',
  Adjustment: 'تسوية',
  Present: 'حضور',
  Trial: 'حصة تجريبية',
  'Student absent': 'غياب الطالب',
  'Teacher absent': 'غياب المعلم',
  Number: 'الرقم',
  Kind: 'النوع',
  Package: 'الباقة',
  Payer: 'الدافع',
  Reference: 'المرجع',
  Currency: 'العملة',
  'For receipt': 'الإيصال الأصلي',
  Net: 'قبل الضريبة',
  Tax: 'الضريبة',
  Monthly: 'شهريًا',
  Once: 'مرة واحدة',
  Receipt: 'إيصال',
  'Credit note': 'إشعار دائن',
  Classes: 'الحصص',
  'For classes': 'مقابل الحصص',
  Adjustments: 'التسويات',
  'Closed on': 'تاريخ الإغلاق',
};

/** Whether a head has Arabic words here. @public of the check `words`, which loads this file. */
export const isWorded = (head: string): boolean => head in arabic;

/** Translates a text into the language of a file. */
export type Word = (english: string) => string;

/** Returns a translator into the language of this browser's pages; texts without a translation stay. */
export function csvWords(c: Context): Word {
  const isArabic = pageLanguageOf(c) === 'ar';
  return (english) => (isArabic ? arabic[english] : undefined) ?? english;
}

/** The rows of a table with a translated header. */
export function wordHead(c: Context, [head = [], ...rows]: readonly (readonly CsvValue[])[]): (readonly CsvValue[])[] {
  const word = csvWords(c);
  return [head.map((each) => (typeof each === 'string' ? word(each) : each)), ...rows];
}
