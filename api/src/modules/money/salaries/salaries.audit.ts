import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const salariesActions: PageTexts = {
  'salary.create': { en: 'Added a price of a teacher', ar: 'إضافة سعر لمعلم' },
  'salary.update': { en: 'Changed a price of a teacher', ar: 'تعديل سعر لمعلم' },
  'salary.delete': { en: 'Deleted a price of a teacher', ar: 'حذف سعر لمعلم' },
  'salary.adjust': { en: 'Added an adjustment to a salary', ar: 'إضافة تسوية إلى راتب' },
  'salary.close-month': { en: 'Closed a salary month', ar: 'إغلاق راتب شهر' },
  'salary.reopen-month': { en: 'Reopened a salary month', ar: 'إعادة فتح راتب شهر' },
  'salary.export-month': { en: 'Downloaded a salary month', ar: 'تنزيل راتب شهر' },
};

/** The fields of its lines that are in no list: of prices and months. */
export const salariesWords: PageTexts = {
  pricePerClass: { en: 'Price', ar: 'السعر' },
  per: { en: 'For each', ar: 'مقابل كل' },
  effectiveFrom: { en: 'From (day)', ar: 'ابتداءً من' },
  closedAt: { en: 'Closed on', ar: 'تاريخ الإغلاق' },
};
