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
  price: 'Price per class',
  percent: 'Percent',
  amount: 'Amount',
  noPrice: 'No price',
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
  price: 'سعر الحصة',
  percent: 'النسبة',
  amount: 'المبلغ',
  noPrice: 'بلا سعر',
  adjustments: 'التسويات',
  date: 'التاريخ',
  reason: 'السبب',
  lateClass: (student) => `حصة مع ${student}: كُتب تقريرها أو تغيرت بعد إغلاق شهرها`,
  sum: 'الحصص والتسويات',
  total: 'المجموع',
};

export const paySlipWords: Readonly<Record<PaperLanguage, PaySlipWords>> = { en, ar };
