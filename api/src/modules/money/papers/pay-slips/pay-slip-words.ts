import { minutesText } from '#modules/classes/classes/index.ts';
import { classesInArabic, type PaperLanguage } from '../paper-words.ts';

const en = {
  title: 'Pay slip',
  teacher: 'Teacher',
  month: 'Month',
  closed: 'Closed on',
  closedBy: 'Closed by',
  classes: (count: number) => `Classes (${count})`,
  when: (zone: string) => `Time (${zone})`,
  student: 'Student',
  attendance: 'Attendance',
  price: 'Price',
  percent: 'Percent',
  amount: 'Amount',
  noPrice: 'No price',
  byTheHour: (price: string, minutes: number, hourly: string) =>
    `${price} (${minutesText(minutes, 'en')} at ${hourly} an hour)`,
  adjustments: 'Adjustments',
  date: 'Date',
  reason: 'Reason',
  lateClass: (student: string) => `Class with ${student}: reported or changed after its month was closed`,
  sum: 'Classes and adjustments',
  total: 'Total',
};

export type PaySlipWords = typeof en;

const ar: PaySlipWords = {
  title: 'قسيمة راتب',
  teacher: 'المعلم',
  month: 'الشهر',
  closed: 'تاريخ الإغلاق',
  closedBy: 'إغلاق الشهر',
  classes: (count) => `الحصص: ${classesInArabic(count)}`,
  when: (zone) => `الوقت (${zone})`,
  student: 'الطالب',
  attendance: 'الحضور',
  price: 'السعر',
  percent: 'النسبة',
  amount: 'المبلغ',
  noPrice: 'بلا سعر',
  byTheHour: (price, minutes, hourly) => `${price} (${minutesText(minutes, 'ar')} بسعر ${hourly} للساعة)`,
  adjustments: 'التسويات',
  date: 'التاريخ',
  reason: 'السبب',
  lateClass: (student) => `حصة مع ${student}: كُتب تقريرها أو تغيرت بعد إغلاق شهرها`,
  sum: 'الحصص والتسويات',
  total: 'المجموع',
};

export const paySlipWords: Readonly<Record<PaperLanguage, PaySlipWords>> = { en, ar };
